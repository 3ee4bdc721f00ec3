import pg from 'pg';
import type { Fault, Struck } from './fault.ts';

const ownerFaults = (name: string, strike: (struck: Struck) => Promise<void>): Fault => ({
  name,
  begin: async (struck) => {
    await strike(struck);
    return () => {};
  },
});

export const serverFaults: readonly Fault[] = [
  ownerFaults('PostgreSQL is started again in order', ({ installation, proxy }) =>
    restart(installation, proxy, 'fast'),
  ),
  ownerFaults('PostgreSQL is started again at once', ({ installation, proxy }) =>
    restart(installation, proxy, 'immediate'),
  ),
  ownerFaults('every session is ended', async ({ installation }) => {
    await installation.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prokura %' and pid <> pg_backend_pid()`,
    );
  }),
  { name: 'there is no connection left', isAway: true, begin: takeAllConnections },
  {
    name: 'a table is locked',
    begin: ({ installation }) => hold(installation, 'begin; lock table catalog_items in access exclusive mode'),
  },
  { name: 'a long vacuum runs', begin: vacuum },
];

async function restart(installation: Struck['installation'], proxy: Struck['proxy'], how: 'fast' | 'immediate') {
  proxy.leadTo(await installation.restartDatabase(how === 'fast' ? 'SIGINT' : 'SIGQUIT'));
}

/** A session of the owner that does something and keeps it. */
async function hold(installation: Struck['installation'], text: string) {
  const client = new pg.Client(installation.ownerUrl());
  client.on('error', () => {});
  await client.connect();
  await client.query(text);
  return () => client.end();
}

/** Those of the processes are ended, and others take their places before they come again. */
async function takeAllConnections({ installation }: Struck) {
  const held: pg.Client[] = [];
  const [limit] = await installation.rows<{ most: number }>(`select current_setting('max_connections')::int as most`);
  const end = () => Promise.all(held.map((client) => client.end().catch(() => {})));
  for (let round = 0; round < 3; round += 1) {
    await installation
      .rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prokura %' and pid <> pg_backend_pid()`,
      )
      .catch(() => []);
    for (let tries = 0; tries < (limit?.most ?? 0); tries += 1) {
      const client = new pg.Client({ connectionString: installation.ownerUrl(), application_name: 'proof' });
      client.on('error', () => {});
      const isIn = await client.connect().then(
        () => true,
        () => false,
      );
      if (!isIn) break;
      held.push(client);
    }
  }
  return async () => void (await end());
}

/** It reads slowly, so that it lasts as long as on a table of years. */
async function vacuum({ installation }: Struck) {
  const client = new pg.Client(installation.ownerUrl());
  client.on('error', () => {});
  await client.connect();
  await client.query(`set vacuum_cost_delay = '20ms'; set vacuum_cost_limit = 20`);
  let isOver = false;
  const running = (async () => {
    while (!isOver) await client.query('vacuum (freeze, disable_page_skipping) catalog_items').catch(() => {});
  })();
  return async () => {
    isOver = true;
    await installation.rows(`select pg_cancel_backend(pid) from pg_stat_activity where query like 'vacuum%'`);
    await running;
    await client.end();
  };
}
