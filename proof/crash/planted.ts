import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { folder } from './leave-nothing.ts';

/** A bug planted in a copy of the tree: if the checker does not see it, the checker is wrong. */
export interface Planted {
  name: string;
  file: string;
  /** Pieces of the file and what stands there instead. */
  changes: ReadonlyArray<readonly [from: string | RegExp, to: string]>;
  /** The finding that must come of it. */
  caughtBy: string;
}

export const plantedBugs: readonly Planted[] = [
  {
    name: 'B: 201 before the commit',
    file: 'server/src/platform/door/run-command.ts',
    changes: [
      [`const end = send(client, 'commit');`, `const end = Promise.resolve({ command: 'COMMIT' });`],
      [
        /(await commit\(parts.*\n\s+)client\.release\(\);/,
        `$1setTimeout(() => void client.query('commit').then(() => client.release(), () => client.release(true)), 100);`,
      ],
    ],
    caughtBy: 'I1',
  },
  {
    name: 'C: the fact outside the transaction of its effect',
    file: 'server/src/platform/door/run-command.ts',
    changes: [
      ['const facts = recordFacts(db, actor, told.facts, visit.requestId);', 'const facts = Promise.resolve();'],
      [
        /(await commit\(parts.*\n\s+)client\.release\(\);/,
        `$1if (!answer.replayed) {
        await new Promise((done) => setTimeout(done, 100));
        await client.query(enterPortal(entrance.tenantId, 'read write'));
        await recordFacts(portalTransaction(client, entrance.tenantId), actor, (answer as { told?: never }).told ?? [], visit.requestId);
        await client.query('commit');
      }
      client.release();`,
      ],
      [
        'const answer: Answer = { headers: {} };',
        'const answer: Answer = Object.defineProperty({ headers: {} }, "told", { value: told.facts });',
      ],
    ],
    caughtBy: 'I2',
  },
  {
    name: 'A: a delivery marked done before it is sent',
    file: 'server/src/platform/webhooks/deliver.ts',
    changes: [
      [
        'await sendAttempt(client, { ...work, body }));',
        `await sendAttempt({ send: async () => ({
          kind: 'answer', status: 204, headers: '', fields: {}, body: '', truncated: false, remoteIp: null,
          timings: { dnsMs: null, connectMs: null, tlsMs: null, ttfbMs: 1, durationMs: 1 },
        }) } as never, { ...work, body }));`,
      ],
      [
        'buffer.add(work.tenantId, result);',
        `buffer.add(work.tenantId, result);
    await new Promise((done) => setTimeout(done, 100));
    if (body !== null) await sendAttempt(client, { ...work, body });`,
      ],
    ],
    caughtBy: 'I4',
  },
  {
    name: 'D: a feed that does not wait for older transactions',
    file: 'server/src/platform/webhooks/operations/read-feed.ts',
    changes: [['and fact.xid < fence.xmin and', 'and']],
    caughtBy: 'I11',
  },
];

/** A copy of the tree with the bug in it. */
export function plant({ file, changes, name }: Planted): { tree: string; remove(): void } {
  mkdirSync(join(root, '.data'), { recursive: true });
  const tree = mkdtempSync(join(root, '.data', `planted-${process.pid}-`));
  folder(tree);
  for (const part of ['server', 'db', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(tree, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  const path = join(tree, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, to);
      if (after === before) throw new Error(`Planting "${name}": ${String(from)} is no longer in ${file}`);
      return after;
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
  return { tree, remove: () => rmSync(tree, { recursive: true, force: true }) };
}
