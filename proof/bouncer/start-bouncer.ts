import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/measure/processes.ts';
import { serverAccount } from '../../server/src/platform/postgres/embedded/account.ts';
import { runProgram } from '../debian/run-program.ts';
import { replaced } from '../failover/node-settings.ts';

export const pgbouncer = '/usr/sbin/pgbouncer';

export interface Bouncer {
  /** What the setting of the program is given. */
  url: string;
  /** Sessions that each role may have at the server. */
  poolSize: number;
  /** Connections of the program that are open to it. */
  clients(): Promise<number>;
  stop(): Promise<void>;
}

/** pgbouncer by the files of the guide, in front of a database. */
export async function startBouncer(source: string, dataDir: string, ownerUrl: string): Promise<Bouncer> {
  const home = join(dataDir, 'pgbouncer');
  mkdirSync(home, { mode: 0o777 });
  for (const path of [dataDir, home]) chmodSync(path, path === home ? 0o777 : 0o755);
  const guide = (name: string) => readFileSync(join(source, 'docs/guides/pgbouncer', name), 'utf8');
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query(guide('pgbouncer.sql'));
  await owner.end();

  const port = await freePort();
  const [config, users] = [join(home, 'pgbouncer.ini'), join(home, 'userlist.txt')];
  const { username, password } = new URL(ownerUrl);
  // The owner is let in here, to see that the program does not come this way.
  const ofOwner = `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`;
  writeFileSync(users, guide('userlist.txt') + ofOwner, { mode: 0o644 });
  const settings = guide('pgbouncer.ini');
  const ours = [
    ['host=10.0.0.1 port=5432', `host=127.0.0.1 port=${new URL(ownerUrl).port}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', users],
    ['/var/log/postgresql', home],
    ['/var/run/postgresql', home],
  ] as const;
  const lost = ours.find(([given]) => !settings.includes(given));
  if (lost) throw new Error(`The guide has no "${lost[0]}" in its pgbouncer.ini any more`);
  writeFileSync(config, replaced(settings, ours), { mode: 0o644 });
  const log = join(home, 'said.log');
  const running = runProgram({ ...{ program: pgbouncer, words: [config], env: {} }, account: serverAccount(), log });
  const ask = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = new pg.Client(`postgres://pgbouncer:change-me@127.0.0.1:${port}/pgbouncer`);
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
  await answers(() => ask('show version'), log);
  return {
    url: `postgres://127.0.0.1:${port}`,
    poolSize: Number(/^default_pool_size = (\d+)$/m.exec(settings)?.[1]),
    clients: async () =>
      (await ask<{ database: string }>('show clients')).filter((one) => one.database === 'prokura').length,
    stop: () => running.kill(),
  };
}

async function answers(ask: () => Promise<unknown>, log: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tried === 100)
        throw new Error(
          `pgbouncer does not answer: ${(error as Error).message}; ${readFileSync(log, 'utf8').slice(-600)}`,
        );
      await pause(100);
    }
  }
}
