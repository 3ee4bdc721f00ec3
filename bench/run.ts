import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { benchAward } from './bench-award.ts';
import { benchCitus } from './bench-citus.ts';
import { benchCommerceml } from './bench-commerceml.ts';
import { benchComparison } from './bench-comparison.ts';
import { benchDecisions } from './bench-decisions.ts';
import { benchDeliveryDocuments } from './bench-delivery-documents.ts';
import { benchDocuments } from './bench-documents.ts';
import { benchEDocuments } from './bench-e-documents.ts';
import { benchExport } from './bench-export.ts';
import { benchImport } from './bench-import.ts';
import { benchInbound } from './bench-inbound.ts';
import { benchLimit } from './bench-limit.ts';
import { benchLogistics } from './bench-logistics.ts';
import { benchMailbox } from './bench-mailbox.ts';
import { benchMap } from './bench-map.ts';
import { benchMemory } from './bench-memory.ts';
import { benchMove } from './bench-move.ts';
import { benchPortal } from './bench-portal.ts';
import { benchPriceList } from './bench-price-list.ts';
import { benchPush } from './bench-push.ts';
import { benchRegistration } from './bench-registration.ts';
import { benchReports } from './bench-reports.ts';
import { benchRequisitions } from './bench-requisitions.ts';
import { benchResolve } from './bench-resolve.ts';
import { benchSdk } from './bench-sdk.ts';
import { benchSearch } from './bench-search.ts';
import { benchStart } from './bench-start.ts';
import { benchStock } from './bench-stock.ts';
import { benchWebhooks } from './bench-webhooks.ts';
import { benchYear } from './bench-year.ts';
import { closePortal } from './browser/open-portal.ts';
import { type FilledPortal, fillPortals } from './environment/fill-portals.ts';
import { type Environment, startEnvironment } from './environment/start-environment.ts';
import { table } from './measure/figures.ts';
import { root } from './measure/processes.ts';
import { smallest } from './measure/size.ts';

// `npm run bench [name…]`: every figure the platform is described by, measured here and now; `--smallest` only tries that each works;
// `--part` says how much of a year.
type Bench = (environment: Environment, portal: FilledPortal) => Promise<ReadonlyArray<object>>;

const benches: Record<string, Bench> = {
  limit: (environment, portal) => benchLimit(environment, portal),
  'price-list': benchPriceList,
  push: (environment) => benchPush(environment),
  registration: (environment) => benchRegistration(environment),
  resolve: benchResolve,
  stock: (environment) => benchStock(environment),
  webhooks: (environment) => benchWebhooks(environment),
  memory: benchMemory,
  sdk: benchSdk,
  search: (environment) => benchSearch(environment),
  import: benchImport,
  export: benchExport,
  inbound: (environment) => benchInbound(environment),
  commerceml: (environment) => benchCommerceml(environment),
  comparison: async () => benchComparison(),
  decisions: (environment) => benchDecisions(environment),
  reports: (environment) => benchReports(environment),
  requisitions: (environment) => benchRequisitions(environment),
  award: () => benchAward(),
  documents: () => benchDocuments(),
  'delivery-documents': (environment) => benchDeliveryDocuments(environment),
  'e-documents': benchEDocuments,
  start: () => benchStart(),
  logistics: (environment) => benchLogistics(environment),
  map: (environment) => benchMap(environment),
  mailbox: benchMailbox,
  move: () => benchMove(),
  portal: benchPortal,
  year: () => benchYear(),
};

/** Needs a cluster, so it runs only where it is asked for. */
const byName: Record<string, Bench> = { citus: () => benchCitus() };

const asked = process.argv.slice(2).filter((word, at, all) => !word.startsWith('--') && all[at - 1] !== '--part');
const known = { ...benches, ...byName };
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0) throw new Error(`No bench ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}`);

const file = join(root, 'bench/results/latest.json');
const figures: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
mkdirSync(join(root, 'bench/results'), { recursive: true });
const environment = await startEnvironment();
try {
  const portal = await fillPortals(environment.owner, environment.pepper);
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
    const begun = performance.now();
    const rows = await (known[name] as Bench)(environment, portal);
    console.log(`\n${name}, ${Math.round((performance.now() - begun) / 1_000)} s\n${table(rows as never)}`);
    figures[name] = { ...circumstances(), rows };
    if (!smallest) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  }
} finally {
  await closePortal();
  await environment.stop();
}
// What stands in for providers beside the portal listens on.
process.exit();

function circumstances() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), memory, node: process.version };
  return { commit, date: new Date().toISOString(), machine };
}
