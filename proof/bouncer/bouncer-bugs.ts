import { withoutRowSecurity } from '../isolation/without-row-security.ts';
import type { PlantedAround } from '../plant.ts';

const door = 'server/src/platform/door';

/** The portal is told to the session once, as a program may that has the session for itself. */
const enteredOnce: Pick<PlantedAround, 'file' | 'changes'> = {
  file: `${door}/open-transaction.ts`,
  changes: [
    ['/**\n * Opens a transaction', 'const entered = new WeakMap<Client, string>();\n\n/**\n * Opens a transaction'],
    [
      'const opening = send(client, enterPortal(tenantId, mode) + settings);',
      `const text = enterPortal(tenantId, mode) + settings;
  const isEntered = entered.get(client) === tenantId;
  entered.set(client, tenantId);
  const once = isEntered ? text.replace(/set local app[^;]+;/, '') : text.replace('set local app', 'set app');
  const opening = send(client, once);`,
    ],
  ],
};

export const bouncerBugs: readonly PlantedAround[] = [
  {
    ...enteredOnce,
    name: 'A: a portal is entered once for a session',
    beside: [],
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
    beside: [],
    caughtBy: 'B7',
  },
  {
    name: 'D: a connection goes back after an error with its transaction open',
    file: `${door}/run-transaction.ts`,
    changes: [[/await send\(client, 'rollback'\)\.then\([^]*?\);\n/, 'client.release();\n']],
    beside: [],
    caughtBy: 'B3',
  },
  {
    name: 'E: the lock of a claim is left to the session',
    file: 'server/src/platform/webhooks/sending/claim-deliveries.ts',
    changes: [['pg_try_advisory_xact_lock(', 'pg_try_advisory_lock(']],
    beside: [],
    caughtBy: 'B5',
  },
];
