import { appendFileSync, chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/measure/processes.ts';
import { serverAccount } from '../../server/src/platform/postgres/embedded/account.ts';
import { folder } from '../crash/leave-nothing.ts';
import { followGuide } from '../debian/follow-guide.ts';
import { killServer, makeCluster, type OwnServer, startServer, stopServer } from '../debian/own-postgres.ts';
import type { OwnDatabase } from '../prepare-portal.ts';
import { guideOf } from './guide-of.ts';

export interface ArchivedDatabase extends OwnDatabase {
  /** Runs what the guide says under a heading. */
  follow(heading: string, more?: NodeJS.ProcessEnv): Promise<string>;
  /** Nothing of the server is left but its archive. */
  destroy(): Promise<void>;
  start(): Promise<void>;
}

const password = 'drill';

/** A cluster of Debian's PostgreSQL that archives by the very files of the guide; its own ports and folders come by the environment. */
export async function startArchived(source: string, dataDir: string): Promise<ArchivedDatabase> {
  const account = serverAccount();
  chmodSync(dataDir, 0o755);
  const home = join(dataDir, 'archived');
  const sockets = mkdtempSync(join(tmpdir(), 'prokura-'));
  folder(sockets);
  const repository = join(home, 'repository');
  for (const path of [home, repository, join(home, 'log'), sockets]) {
    mkdirSync(path, { recursive: true });
    if (account) chownSync(path, account.uid, account.gid);
  }
  // The tree may be closed to the account that PostgreSQL runs as.
  const files = join(home, 'guide');
  cpSync(join(source, 'docs/guides/continuous-archiving'), files, { recursive: true });
  const data = join(home, 'data');
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    PGBACKREST_CONFIG: join(files, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: sockets,
    PGBACKREST_PG1_USER: 'postgres',
    PGBACKREST_LOG_PATH: join(home, 'log'),
    PGBACKREST_LOCK_PATH: join(home, 'lock'),
    PGBACKREST_SPOOL_PATH: join(home, 'spool'),
  };
  const server: OwnServer = { data, port, sockets, account, env, log: join(dataDir, 'postgres.log') };
  makeCluster(server, password);
  appendFileSync(join(data, 'postgresql.conf'), `include '${files}/archiving.conf'\n`);
  let pid = await startServer(server);
  await makeOwner(port);
  const start = async () => {
    pid = await startServer(server);
  };
  return {
    ownerUrl: `postgres://prokura:${password}@127.0.0.1:${port}/prokura`,
    checkerUrl: `postgres://postgres:${password}@127.0.0.1:${port}/prokura`,
    follow: (heading, more = {}) => followGuide(guideOf(source), heading, { env: { ...env, ...more }, account }),
    async destroy() {
      await killServer(pid);
      rmSync(data, { recursive: true });
    },
    start,
    async crash() {
      await killServer(pid);
      await start();
    },
    async failOver(awayMs) {
      await stopServer(pid);
      await pause(awayMs);
      await start();
    },
    async stop() {
      await stopServer(pid);
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}

async function makeOwner(port: number) {
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query(`create role prokura login createrole password '${password}'`);
  await client.query(`create database prokura owner prokura encoding 'UTF8' template template0`);
  await client.end();
}
