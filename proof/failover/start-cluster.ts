import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/measure/processes.ts';
import { serverAccount } from '../../server/src/platform/postgres/embedded/account.ts';
import { runProgram } from '../debian/run-program.ts';
import type { OwnDatabase } from '../prepare-portal.ts';
import { ownAddresses } from './node-settings.ts';
import { type Node, prepareNode } from './prepare-node.ts';

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

export interface Cluster extends OwnDatabase {
  /** Waits until one leads, one is its synchronous standby and the third follows; answers the leader. */
  whole(patience: number): Promise<Node>;
}

/** The password that the guide's files have. */
const password = 'change-me';
const count = 3;
/** Newer releases of Patroni tell a follower from a leader here. */
const well = ['running', 'streaming'];
/** Seconds that a new cluster may take. */
const firstPatience = 180;

/** Three nodes and a HAProxy that leads to whoever leads them, on a network of the loopback's own. */
export async function startCluster(source: string, dataDir: string): Promise<Cluster> {
  const home = join(dataDir, 'cluster');
  mkdirSync(home);
  for (const path of [dataDir, home]) chmodSync(path, 0o755);
  // The tree may be closed to the account that Patroni runs as.
  const files = join(home, 'guide');
  cpSync(join(source, 'docs/guides/high-availability'), files, { recursive: true });
  const confirmed = readFileSync(join(files, 'patroni.yml'), 'utf8').includes('synchronous_mode: true');
  const network = `127.${20 + (process.pid % 200)}.${Math.floor(Math.random() * 250)}`;
  const addresses = Array.from({ length: count }, (_, index) => `${network}.${index + 1}`);
  const nodes = addresses.map((_, index) => prepareNode({ files, home, number: index + 1, addresses }));
  for (const node of nodes) node.start();

  const port = await freePort();
  const config = join(home, 'haproxy.cfg');
  const given = ownAddresses(readFileSync(join(files, 'haproxy.cfg'), 'utf8'), addresses);
  writeFileSync(config, given.replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`), { mode: 0o644 });
  const balancer = runProgram({
    ...{ program: '/usr/sbin/haproxy', words: ['-f', config], env: {} },
    ...{ account: serverAccount(), log: join(home, 'haproxy.log') },
  });
  const url = (user: string, database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

  const whole = async (patience: number) => {
    const until = Date.now() + patience * 1_000;
    for (; Date.now() < until; await pause(500)) {
      const members = await membersOf(nodes);
      const leader = nodes.find(({ name }) => members.some((one) => one.name === name && one.role === 'leader'));
      if (leader && isWhole(members, confirmed)) return leader;
    }
    throw new Error('The cluster did not become whole again');
  };
  const stop = async () => {
    await balancer.kill();
    await Promise.all(nodes.map((node) => node.kill()));
  };
  try {
    await whole(firstPatience);
    await makeOwner(url('postgres', 'postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ownerUrl: url('prokura', 'prokura'),
    checkerUrl: url('postgres', 'prokura'),
    whole,
    async crash() {
      const leader = await whole(firstPatience);
      await leader.kill();
      leader.start();
    },
    async failOver(awayMs) {
      await (await whole(firstPatience)).sleep(awayMs);
    },
    stop,
  };
}

/** All three run on one timeline, with a standby. */
function isWhole(members: readonly Member[], confirmed: boolean): boolean {
  const leader = members.find(({ role }) => role === 'leader');
  const isWell = ({ state, timeline }: Member) => well.includes(state) && timeline === leader?.timeline;
  const hasStandby = !confirmed || members.some(({ role }) => role === 'sync_standby');
  return hasStandby && members.filter(isWell).length === count;
}

/** As any node that answers sees them. */
async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { address } of nodes) {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    const said = (await answer?.json().catch(() => undefined)) as { members: Member[] } | undefined;
    if (said) return said.members;
  }
  return [];
}

/** The balancer sees a new leader within seconds. */
async function makeOwner(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`create role prokura login createrole password '${password}'`);
      await client.query(`create database prokura owner prokura encoding 'UTF8' template template0`);
      return;
    } catch (error) {
      if (attempt === 60) throw error;
      await pause(500);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
