import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/measure/processes.ts';
import type { distribute as distributeOurs } from '../../server/src/platform/postgres/citus/distribute.ts';
import { serverAccount } from '../../server/src/platform/postgres/embedded/account.ts';
import { folder } from '../crash/leave-nothing.ts';
import { killServer, makeCluster, type OwnServer, startServer, stopServer } from '../debian/own-postgres.ts';
import type { OwnDatabase } from '../prepare-portal.ts';

const count = 3;
const password = 'drill';

/** What the guide asks of every node, and as many connections as the campaigns need. */
const settings = `shared_preload_libraries = 'citus'
wal_level = logical
max_prepared_transactions = 400
max_locks_per_transaction = 1024
citus.propagate_set_commands = 'local'
citus.node_connection_timeout = 2000
`;

/** Nodes let one another in without a password, in a network of their own. */
const access = 'local all all trust\nhost all all 127.0.0.1/32 trust\n';

interface Node extends OwnServer {
  pid: number;
}

/** A coordinator and the nodes that portals lie on, of the PostgreSQL with Citus that `POSTGRES_PROGRAMS` names. */
export async function startNodes(source: string, dataDir: string): Promise<OwnDatabase> {
  chmodSync(dataDir, 0o755);
  const nodes: Node[] = [];
  for (let number = 1; number <= count; number += 1) nodes.push(await startNode(dataDir, number));
  const coordinator = nodes[0] as Node;
  await joinNodes(nodes);
  const url = (user: string) => `postgres://${user}:${password}@127.0.0.1:${coordinator.port}/prokura`;
  let turn = 0;
  return {
    ownerUrl: url('prokura'),
    checkerUrl: url('postgres'),
    async distribute() {
      const { distribute } = (await import(join(source, 'server/src/platform/postgres/citus/distribute.ts'))) as {
        distribute: typeof distributeOurs;
      };
      await distribute(url('prokura'));
    },
    /** One node after the other, the coordinator among them. */
    async crash() {
      const node = nodes[turn % count] as Node;
      turn += 1;
      await killServer(node.pid);
      node.pid = await startServer(node);
    },
    async failOver(awayMs) {
      await stopServer(coordinator.pid);
      await pause(awayMs);
      coordinator.pid = await startServer(coordinator);
    },
    async stop() {
      for (const { pid, sockets } of nodes) {
        await stopServer(pid);
        rmSync(sockets, { recursive: true, force: true });
      }
    },
  };
}

async function startNode(dataDir: string, number: number): Promise<Node> {
  const account = serverAccount();
  const home = join(dataDir, `node-${number}`);
  const sockets = mkdtempSync(join(tmpdir(), 'prokura-'));
  folder(sockets);
  for (const path of [home, sockets]) {
    mkdirSync(path, { recursive: true });
    if (account) chownSync(path, account.uid, account.gid);
  }
  const data = join(home, 'data');
  const env = { PATH: process.env.PATH };
  const server = { data, port: await freePort(), sockets, account, env, log: join(dataDir, `node-${number}.log`) };
  makeCluster(server, password);
  appendFileSync(join(data, 'postgresql.conf'), settings);
  writeFileSync(join(data, 'pg_hba.conf'), access);
  const node = { ...server, pid: await startServer(server) };
  await asAdministrator(node, 'postgres', [
    `create role prokura login superuser bypassrls password '${password}'`,
    `create database prokura owner prokura encoding 'UTF8' template template0`,
  ]);
  await asAdministrator(node, 'prokura', ['create extension citus']);
  return node;
}

const joinNodes = ([coordinator, ...others]: readonly Node[]) =>
  asAdministrator(coordinator as Node, 'prokura', [
    `select citus_set_coordinator_host('127.0.0.1', ${coordinator?.port})`,
    ...others.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`),
  ]);

async function asAdministrator({ port }: Node, database: string, statements: readonly string[]) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
