import { distribute } from '../server/src/platform/postgres/citus/distribute.ts';
import { asOwner } from '../server/src/platform/postgres/connect-owner.ts';
import { databaseUrl } from '../server/src/platform/postgres/create-database.ts';
import type { Pool } from '../server/src/platform/postgres/create-pool.ts';
import { type FilledPortal, fillPortals, newKey, newPortal } from './environment/fill-portals.ts';
import { type Installation, startInstallation } from './environment/start-environment.ts';
import { alternate } from './measure/alternate.ts';
import { median, quantile, rounded } from './measure/figures.ts';
import type { Job } from './measure/load.ts';
import type { Running } from './measure/processes.ts';
import { sized, smallest } from './measure/size.ts';
import { type Loader, startLoader } from './measure/start-loader.ts';
import { counting, statementsOf } from './measure/statements-of.ts';

/** The share of one PostgreSQL's throughput that a cluster must reach. */
const goals: Record<Job, number> = { get: 0.6, list: 0.7, lean: 0.7, create: 0.5 };

interface Side {
  installation: Installation;
  portal: FilledPortal;
  web: Running;
}

/** The cluster of DATABASE_URL over one PostgreSQL: a database of the coordinator's server that knows nothing of Citus. */
export async function benchCitus() {
  const { DATABASE_URL: clusterUrl } = process.env;
  if (!clusterUrl)
    throw new Error('Set DATABASE_URL to the coordinator of a cluster: docs/guides/run-on-several-machines.md');
  const cluster = await startSide(clusterUrl, { spread: true });
  const single = await startSide(await emptyDatabase(clusterUrl), { spread: false });
  const loader = startLoader();
  try {
    const figures = [];
    for (const job of ['get', 'list', 'create'] as const)
      for (const connections of smallest ? [2] : [1, 8])
        figures.push(await compare(loader, cluster, single, { job, connections }));
    return [...figures, await spreadOf(loader, cluster)];
  } finally {
    await loader.stop();
    for (const { installation } of [cluster, single]) await installation.stop();
  }
}

async function emptyDatabase(clusterUrl: string): Promise<string> {
  const name = 'prokura_beside_cluster';
  await asOwner(databaseUrl(clusterUrl, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} encoding 'UTF8' template template0`);
  });
  return databaseUrl(clusterUrl, name);
}

async function startSide(url: string, { spread }: { spread: boolean }): Promise<Side> {
  const installation = await startInstallation(url);
  if (spread) await distribute(url);
  const portal = await fillPortals(installation.owner, installation.pepper, sized(20_000, 200));
  return { installation, portal, web: await installation.startOurs('web', counting) };
}

async function compare(
  loader: Loader,
  cluster: Side,
  single: Side,
  { job, connections }: { job: Job; connections: number },
) {
  const slice = async ({ portal, web }: Side, seconds = sized(2, 0.2)) => {
    const outcome = await loader.run({ ...portal, port: web.port, job, connections, seconds });
    if (Object.keys(outcome.unexpected).length > 0)
      throw new Error(`Unexpected answers: ${JSON.stringify(outcome.unexpected)}`);
    return { perSecond: outcome.requests / outcome.seconds, milliseconds: outcome.milliseconds };
  };
  for (const side of [cluster, single]) {
    await slice(side);
    await side.installation.owner.query('analyze catalog_items, external_links, idempotency_keys, audit_events');
  }
  const slices = await alternate(
    sized(5, 1),
    () => slice(cluster),
    () => slice(single),
  );
  const ratios = slices.map(({ one, other }) => one.perSecond / other.perSecond);
  const both = (quantity: number) =>
    (['one', 'other'] as const)
      .map((side) => rounded(median(slices.map((pair) => quantile(pair[side].milliseconds, quantity)))))
      .join(' / ');
  return {
    job,
    connections,
    cluster: Math.round(median(slices.map(({ one }) => one.perSecond))),
    single: Math.round(median(slices.map(({ other }) => other.perSecond))),
    ratio: rounded(median(ratios)),
    spread: `${rounded(Math.min(...ratios))}–${rounded(Math.max(...ratios))}`,
    goal: goals[job],
    'p50 ms': both(0.5),
    'p99 ms': both(0.99),
    ...(connections === 1 && (await workOf(loader, cluster, job))),
  };
}

/** How the work of many portals falls on the nodes: each makes a few items. */
async function spreadOf(loader: Loader, { installation: { owner, pepper }, portal, web }: Side) {
  const portals = [];
  for (let made = 0; made < sized(48, 4); made += 1) {
    const tenantId = await newPortal(owner);
    portals.push({ ...portal, tenantId, key: await newKey(owner, pepper, tenantId) });
  }
  const before = await callsOf(owner);
  for (const one of portals)
    await loader.run({ ...one, port: web.port, job: 'create', connections: 1, requests: sized(10, 2) });
  const after = await callsOf(owner);
  const calls = after.map((count, node) => count - (before[node] ?? 0)).slice(1);
  const all = calls.reduce((sum, count) => sum + count, 0);
  return {
    job: `create, ${portals.length} portals`,
    'of nodes': calls.map((count) => `${Math.round((count / all) * 100)} %`).join(' '),
  };
}

const callsOfNodes = `select nodename || ':' || nodeport as node, result::bigint as calls
  from run_command_on_all_nodes($$select coalesce(sum(calls), 0) from pg_stat_statements$$) ran join pg_dist_node using (nodeid) order by groupid`;

const callsOf = async (owner: Pool) =>
  (await owner.query<{ calls: string }>(callsOfNodes)).rows.map(({ calls }) => Number(calls));

/** What one request costs: statements of the process, and statements that each node ran for it, the coordinator first. */
async function workOf(loader: Loader, { installation, portal, web }: Side, job: Job) {
  const requests = sized(100, 10);
  const before = await callsOf(installation.owner);
  const sent = await statementsOf(web, () => loader.run({ ...portal, port: web.port, job, connections: 1, requests }));
  const after = await callsOf(installation.owner);
  return {
    statements: rounded(sent / requests, 1),
    'of nodes': after.map((count, node) => rounded((count - (before[node] ?? 0)) / requests, 1)).join(' '),
  };
}
