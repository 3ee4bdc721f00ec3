import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

interface Sessions {
  role: string;
  count: number;
}

/** Counts the sessions of each role of the program at the server, again and again until it is stopped. */
export async function watchSessions(ownerUrl: string, clients: () => Promise<number>) {
  const owner = new pg.Client(ownerUrl);
  owner.on('error', () => {});
  await owner.connect();
  const most = new Map<string, number>();
  let mostClients = 0;
  let stopped = false;
  const watching = (async () => {
    for (let round = 0; !stopped; round += 1) {
      const { rows } = await owner.query<Sessions>(
        `select usename as role, count(*)::int as count from pg_stat_activity where usename like '%\\_login' group by usename`,
      );
      for (const { role, count } of rows) most.set(role, Math.max(count, most.get(role) ?? 0));
      if (round % 10 === 0) mostClients = Math.max(mostClients, await clients());
      await pause(100);
    }
  })();
  return async () => {
    stopped = true;
    await watching;
    await owner.end();
    return { most, mostClients };
  };
}
