import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type TestContext, test } from 'node:test';

const script = join(import.meta.dirname, 'keep-running.sh');

/** What `keep-running.sh` makes of a program that says its process number first; `next` gives what the next one says. */
function kept(t: TestContext, program: string, path = '') {
  const child = spawn('sh', [script, process.execPath, '-e', `console.log(process.pid); ${program}`], {
    env: { ...process.env, PATH: `${path}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  t.after(() => child.kill('SIGTERM'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => Number((await lines.next()).value);
  return { child, next };
}

const codeOf = async (child: ChildProcess) => ((await once(child, 'exit')) as [number | null])[0];
const works = 'setInterval(() => {}, 1000);';

test('a server that was killed is there again by itself', async (t) => {
  const { next } = kept(t, works);
  const first = await next();
  process.kill(first, 'SIGKILL');
  const second = await next();
  assert.ok(second > 0 && second !== first);
});

test('a stop stops the server and what keeps it running, with its code', async (t) => {
  const ready = "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100)); console.log(0);";
  const { child, next } = kept(t, `${works} ${ready}`);
  const server = await next();
  await next();
  child.kill('SIGTERM');
  assert.equal(await codeOf(child), 0);
  assert.throws(() => process.kill(server, 0), { code: 'ESRCH' });
});

test('a server that refuses to start is not tried again', async (t) => {
  const { child } = kept(t, 'process.exit(1)');
  assert.equal(await codeOf(child), 1);
});

test('a server that fails after it had worked is started again', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  // A clock that is a minute later each time it is looked at.
  const clock = `#!/bin/sh\necho x >> ${folder}/looks\necho $(($(wc -l < ${folder}/looks) * 60))\n`;
  writeFileSync(join(folder, 'date'), clock, { mode: 0o755 });
  const { next } = kept(t, 'process.exit(1)', folder);
  const first = await next();
  const second = await next();
  assert.ok(second > 0 && second !== first);
});
