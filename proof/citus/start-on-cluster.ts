import { join } from 'node:path';
import pg from 'pg';
import { newKey, newPortal } from '../../bench/environment/fill-portals.ts';
import { startProcess } from '../../bench/measure/processes.ts';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { createPool, type Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { readInstallationKeys } from '../../server/src/platform/secrets/read-installation-keys.ts';
import { temporaryDataDir } from '../../server/test/temporary-data-dir.ts';
import { type Receiver, startReceiver } from '../crash/start-receiver.ts';
import { type Asked, ask } from './ask.ts';

export interface OnCluster {
  owner: Pool;
  nodes: readonly Node[];
  portals: readonly Portal[];
  receiver: Receiver;
  address: string;
  /** Where the installation keeps its files. */
  dataDir: string;
  /** Asks as a portal's integrator. */
  as(portal: Portal, method: string, path: string, body?: object): Promise<Asked>;
}

export interface Node {
  /** Its number in the cluster. */
  group: number;
  host: string;
  port: number;
}

export interface Portal {
  tenantId: string;
  key: string;
  node: Node;
}

interface Plan {
  source: string;
  databaseUrl: string;
  masterKey: string;
  context: Parameters<typeof temporaryDataDir>[0];
}

const portalsOfNode = 3;

/** A web process and a worker of their own on the cluster, with portals on each node that all tell one receiver of their events. */
export async function startOnCluster({ source, databaseUrl, masterKey, context }: Plan): Promise<OnCluster> {
  const owner = createPool(databaseUrl, 4, 'proof');
  await countQuestions(owner, databaseUrl);
  context.after(() => owner.end());
  const { pepper } = await readInstallationKeys(owner, parseMasterKeys(masterKey));
  const nodes = await nodesOf(owner);
  const portals = await portalsOn(owner, nodes, pepper);
  const receiver = await startReceiver({ next: () => 1 } as Parameters<typeof startReceiver>[0]);
  context.after(() => receiver.stop());
  receiver.behave();

  const dataDir = temporaryDataDir(context);
  const start = (role: string) =>
    startProcess({
      script: join(source, 'server/src/main.ts'),
      cwd: source,
      env: {
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, MASTER_KEY: masterKey, ROLE: role, RATE_LIMITS: 'off' },
        ...{ PUBLIC_URL: 'http://127.0.0.1', OUTBOUND_ALLOW: '127.0.0.1/32', LOG_LEVEL: 'silent' },
      },
    });
  const web = await start('web');
  context.after(() => web.stop());
  const worker = await start('worker');
  context.after(() => worker.stop());

  const address = `http://127.0.0.1:${web.port}`;
  const as: OnCluster['as'] = ({ key }, method, path, body) => ask(`${address}${path}`, { method, key, body });
  const events = { url: receiver.url('none'), events: [], payloadMode: 'full', ordering: 'none', enabled: true };
  for (const portal of portals) {
    const { status, json } = await as(portal, 'POST', '/api/v1/webhook-subscriptions', { name: 'Proof', ...events });
    if (status !== 201) throw new Error(`The subscription was refused: ${status} ${JSON.stringify(json)}`);
  }
  return { owner, nodes, portals, receiver, address, dataDir, as };
}

/** The cluster counts what it is asked, in sessions that begin from now on. */
async function countQuestions(owner: Pool, databaseUrl: string) {
  const database = pg.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  for (const counts of ['citus.enable_stat_counters = on', `track_functions = 'pl'`])
    await owner.query(`alter database ${database} set ${counts}`);
}

async function nodesOf(owner: Pool): Promise<Node[]> {
  const { rows } = await owner.query<Node>(
    `select groupid as "group", nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and isactive order by 1`,
  );
  return rows;
}

/** Portals are made until each node has its share; where one lies is chosen by its identifier. */
async function portalsOn(owner: Pool, nodes: readonly Node[], pepper: Buffer): Promise<Portal[]> {
  const portals: Portal[] = [];
  for (let made = 0; made < 200 && portals.length < nodes.length * portalsOfNode; made += 1) {
    const tenantId = await newPortal(owner);
    const node = await nodeOf(owner, nodes, tenantId);
    if (portals.filter((one) => one.node === node).length === portalsOfNode) continue;
    portals.push({ tenantId, node, key: await newKey(owner, pepper, tenantId) });
  }
  return portals;
}

async function nodeOf(owner: Pool, nodes: readonly Node[], tenantId: string): Promise<Node> {
  const { rows } = await owner.query<{ group: number }>(
    `select groupid as "group" from pg_dist_placement where shardid = get_shard_id_for_distribution_column('tenants', $1::uuid)`,
    [tenantId],
  );
  return nodes.find(({ group }) => group === rows[0]?.group) as Node;
}
