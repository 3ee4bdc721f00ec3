import { withoutRowSecurity } from '../isolation/without-row-security.ts';
import type { Planted } from '../plant.ts';

const door = 'server/src/platform/door';

/** The portal is told to the session once, as a program may that has the session for itself. */
const enteredOnce: Pick<Planted, 'file' | 'changes'> = {
  file: `${door}/enter-portal.ts`,
  changes: [
    [
      'export type Mode',
      `const entered = new WeakMap<Client, string>();

function once(client: Client, tenantId: string, text: string): string {
  const isEntered = entered.get(client) === tenantId;
  entered.set(client, tenantId);
  return isEntered ? text.replace(/set local app[^;]+;/, '') : text.replace('set local app', 'set app');
}

export type Mode`,
    ],
    [
      'send(client, `${begin}; ${set}; ${enter}${settings}`)',
      'send(client, once(client, tenantId, `${begin}; ${set}; ${enter}${settings}`))',
    ],
  ],
};

export const bouncerBugs: readonly Planted[] = [
  {
    ...enteredOnce,
    name: 'A: a portal is entered once for a session',
    caughtBy: 'B3',
  },
  {
    ...enteredOnce,
    name: 'B: a portal is entered once for a session, lists go by the session, and nothing fences rows',
    beside: [
      {
        file: 'server/src/kernel/lists/list-rows.ts',
        changes: [['.tenant_id = ${ctx.db.tenant}`;', '.tenant_id = tenant_id()`;']],
      },
      withoutRowSecurity,
    ],
    caughtBy: 'B1',
  },
  {
    name: 'C: statements keep their names behind a pooler',
    file: 'server/src/platform/postgres/create-pool.ts',
    changes: [["  if (poolerUrl) pool.on('connect', withoutNames);\n", '']],
    caughtBy: 'B7',
  },
  {
    name: 'D: a connection goes back after an error with its transaction open',
    file: `${door}/run-transaction.ts`,
    changes: [[/await send\(client, 'rollback'\)\.then\([^]*?\);\n/, 'client.release();\n']],
    caughtBy: 'B3',
  },
  {
    name: 'E: the lock of a claim is left to the session',
    file: 'server/src/platform/webhooks/sending/claim-deliveries.ts',
    changes: [['pg_try_advisory_xact_lock(', 'pg_try_advisory_lock(']],
    caughtBy: 'B5',
  },
];
