import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bench/measure/processes.ts';
import { addSlice, type Slice } from './add-slice.ts';
import { citusBugs } from './citus/citus-bugs.ts';
import { runCitusCampaign } from './citus/run-citus-campaign.ts';
import { crashBugs } from './crash/crash-bugs.ts';
import { runCampaign } from './crash/run-campaign.ts';
import { feedBugs } from './feed/feed-bugs.ts';
import { runFeedCampaign } from './feed/run-feed-campaign.ts';
import { filesBugs } from './files/files-bugs.ts';
import { runFilesCampaign } from './files/run-files-campaign.ts';
import type { Finding } from './finding.ts';
import { addSlices } from './fuzz/add-slices.ts';
import { fuzzBugs } from './fuzz/fuzz-bugs.ts';
import { runFuzzCampaign } from './fuzz/run-fuzz-campaign.ts';
import { integrationsBugs } from './integrations/integrations-bugs.ts';
import { runIntegrationsCampaign } from './integrations/run-integrations-campaign.ts';
import { isolationBugs } from './isolation/isolation-bugs.ts';
import { runIsolationCampaign } from './isolation/run-isolation-campaign.ts';
import { modelBugs } from './model/model-bugs.ts';
import { runModelCampaign } from './model/run-model-campaign.ts';
import { type Planted, plant, withBug } from './plant.ts';
import { receiversBugs } from './receivers/receivers-bugs.ts';
import { runReceiversCampaign } from './receivers/run-receivers-campaign.ts';
import { seeded } from './seeded.ts';
import { runSsrfCampaign } from './ssrf/run-ssrf-campaign.ts';
import { ssrfBugs } from './ssrf/ssrf-bugs.ts';
import { runUpgradeCampaign } from './upgrade/run-upgrade-campaign.ts';
import { newestMigration, upgradeBugs } from './upgrade/upgrade-bugs.ts';

// `npm run prove -- --tier S --seed 7`: the campaigns, each with its seeds and then with bugs planted that it must catch;
// `--campaign files` runs one of them, `--bug macros` one bug; `--campaign citus` needs a cluster. What came of each stands in `results`.
const tiers = {
  S: {
    ...{ seconds: 75, kills: 100, planted: 15, hostile: 2_000, mutants: 2_000, imported: 0.05 },
    ...{ feed: 20, upgrade: 60, sequences: 150, storms: 4, calls: 25, probes: 15_000, requests: 20_000 },
    ...{ attempts: 20_000, addresses: 500_000, besieged: 30, deliveries: 100_000 },
  },
  M: {
    ...{ seconds: 40 * 60, kills: 3_000, planted: 60, hostile: 2_000, mutants: 10_000, imported: 1 },
    ...{ feed: 300, upgrade: 300, sequences: 5_000, storms: 40, calls: 50, probes: 100_000, requests: 60_000 },
    ...{ attempts: 100_000, addresses: 10_000_000, besieged: 120, deliveries: 100_000 },
  },
  L: {
    ...{ seconds: 8 * 60 * 60, kills: 10_000, planted: 120, hostile: 2_000, mutants: 100_000, imported: 1 },
    ...{ feed: 900, upgrade: 1_800, sequences: 50_000, storms: 200, calls: 100, probes: 100_000, requests: 1_000_000 },
    ...{ attempts: 1_000_000, addresses: 10_000_000, besieged: 900, deliveries: 1_000_000 },
  },
};

const { values: asked } = parseArgs({
  options: {
    tier: { type: 'string', default: 'S' },
    seed: { type: 'string', multiple: true, default: [String(Math.floor(Math.random() * 1e6))] },
    campaign: {
      type: 'string',
      multiple: true,
      default: ['crash', 'feed', 'files', 'model', 'integrations', 'isolation', 'fuzz', 'receivers', 'ssrf', 'upgrade'],
    },
    seconds: { type: 'string' },
    clients: { type: 'string', default: '8' },
    hostile: { type: 'string' },
    mutants: { type: 'string' },
    imported: { type: 'string' },
    sequences: { type: 'string' },
    steps: { type: 'string', default: '40' },
    storms: { type: 'string' },
    probes: { type: 'string' },
    before: { type: 'string' },
    attempts: { type: 'string' },
    addresses: { type: 'string' },
    receivers: { type: 'string', default: '500' },
    deliveries: { type: 'string' },
    requests: { type: 'string' },
    draws: { type: 'string', default: '20' },
    only: { type: 'string' },
    bug: { type: 'string', default: '' },
  },
});
const tier = tiers[asked.tier as keyof typeof tiers];
if (!tier) throw new Error('The tier is S, M or L');
const seeds = asked.seed.map(Number);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
console.log(`SEED=${seeds.join()} COMMIT=${commit}`);

interface Campaign<Bug extends Planted> {
  honest(seed: number): Promise<{ findings: Finding[] }>;
  bugs: readonly Bug[];
  planted(bug: Bug, tree: string, seed: number): Promise<{ findings: Finding[] }>;
  /** Where runs add up over days: this one beside those that the file of results has. */
  addTo?(file: string, slice: Slice): object;
}

const campaign = <Bug extends Planted>(one: Campaign<Bug>) => one;
const clients = Number(asked.clients);
const { seconds, kills } = asked.seconds ? { seconds: Number(asked.seconds), kills: 0 } : tier;
const files = {
  hostile: Number(asked.hostile ?? tier.hostile),
  mutants: Number(asked.mutants ?? tier.mutants),
  imported: Number(asked.imported ?? tier.imported),
};
const feed = { seconds: asked.seconds ? seconds : tier.feed, writers: 32, longestMs: 5_000 };
const receivers = {
  hostile: Number(asked.receivers),
  seconds: Number(asked.seconds ?? tier.besieged),
  deliveries: Number(asked.deliveries ?? tier.deliveries),
};
const ssrf = {
  attempts: Number(asked.attempts ?? tier.attempts),
  addresses: Number(asked.addresses ?? tier.addresses),
};
const model = {
  sequences: Number(asked.sequences ?? tier.sequences),
  steps: Number(asked.steps),
  storms: Number(asked.storms ?? tier.storms),
  clients: 32,
  calls: tier.calls,
};
/** The version before is the one without the newest migration, unless a commit is named. */
const upgrade = {
  seconds: asked.seconds ? seconds : tier.upgrade,
  clients,
  before: asked.before ?? `${commitThatBrought(`db/migrations/${newestMigration}`)}~1`,
};

const suitesOfS = [
  'platform/accounts',
  'platform/api-keys',
  'domains/catalog/operations',
  'domains/requisitions/operations',
];

const campaigns = {
  crash: campaign({
    honest: (seed) => runCampaign({ source: root, random: seeded(seed), clients, patience: 60, seconds, kills }),
    bugs: crashBugs,
    planted: ({ name }, source, seed) =>
      runCampaign({ source, random: seeded(seed).fork(name), clients, patience: 10, seconds: tier.planted, kills: 0 }),
  }),
  feed: campaign({
    honest: (seed) => runFeedCampaign({ source: root, random: seeded(seed), ...feed }),
    bugs: feedBugs,
    planted: ({ name }, source, seed) =>
      runFeedCampaign({ source, random: seeded(seed).fork(name), ...feed, seconds: Math.min(10, feed.seconds) }),
  }),
  files: campaign({
    honest: (seed) => runFilesCampaign({ source: root, random: seeded(seed), ...files }),
    bugs: filesBugs,
    planted: ({ only }, source, seed) =>
      runFilesCampaign({ source, random: seeded(seed), hostile: 0, mutants: 0, imported: 0, only }),
  }),
  citus: campaign({
    honest: () => runCitusCampaign({ source: root, suites: asked.tier === 'S' ? suitesOfS : ['*'] }),
    bugs: citusBugs,
    planted: (_, source) => runCitusCampaign({ source, suites: ['platform/api-keys'] }),
  }),
  isolation: campaign({
    honest: () => runIsolationCampaign({ source: root, probes: Number(asked.probes ?? tier.probes) }),
    bugs: isolationBugs,
    planted: (bug, source) => runIsolationCampaign({ source, probes: 100_000, bug }),
  }),
  receivers: campaign({
    addTo: addSlice,
    honest: (seed) => runReceiversCampaign({ source: root, seed, ...receivers }),
    bugs: receiversBugs,
    planted: ({ by }, source, seed) =>
      runReceiversCampaign({ source, seed, hostile: 0, seconds: 0, deliveries: 5_000, only: by }),
  }),
  ssrf: campaign({
    addTo: addSlice,
    honest: (seed) => runSsrfCampaign({ source: root, seed, ...ssrf }),
    bugs: ssrfBugs,
    planted: (bug, source, seed) => runSsrfCampaign({ source, seed, attempts: 2_000, addresses: 50_000, bug }),
  }),
  fuzz: campaign({
    addTo: (file, slice) => ({ ...slice, ...addSlices(file, commit, slice.honest) }),
    honest: (seed) =>
      runFuzzCampaign({
        ...{ source: root, seed },
        ...{ requests: Number(asked.requests ?? tier.requests), draws: Number(asked.draws) },
      }),
    bugs: fuzzBugs,
    planted: ({ only }, source, seed) => runFuzzCampaign({ source, seed, requests: 1, draws: 20, only }),
  }),
  integrations: campaign({
    honest: () => runIntegrationsCampaign({ source: root }),
    bugs: integrationsBugs,
    planted: ({ caughtBy }, source) => runIntegrationsCampaign({ source, only: caughtBy }),
  }),
  upgrade: campaign({
    honest: (seed) => runUpgradeCampaign({ ...upgrade, source: root, random: seeded(seed), patience: 60 }),
    bugs: upgradeBugs,
    planted: (_, source, seed) =>
      runUpgradeCampaign({ ...upgrade, source, random: seeded(seed), patience: 10, seconds: 0 }),
  }),
  model: campaign({
    honest: (seed) => runModelCampaign({ source: root, seed, ...model }),
    bugs: modelBugs,
    planted: ({ inStorm }, source, seed) =>
      runModelCampaign({
        ...model,
        ...{ source, seed, untilBroken: true },
        ...(inStorm ? { sequences: 0, storms: 1, calls: 8 } : { sequences: 60, storms: 0 }),
      }),
  }),
};

mkdirSync(join(root, 'proof/results'), { recursive: true });
const machine = { cores: availableParallelism(), node: process.version };
let failed = false;
for (const name of asked.campaign) {
  const began = Date.now();
  const one = campaigns[name as keyof typeof campaigns] as Campaign<Planted> | undefined;
  if (!one) throw new Error(`The campaigns are ${Object.keys(campaigns).join(', ')}`);
  // A bug that can no longer be planted is told now and not after the long campaign.
  for (const bug of one.bugs) withBug(bug);
  const honest: object[] = [];
  for (const seed of asked.only === 'planted' ? [] : seeds)
    honest.push({ seed, ...tell(name, seed, await one.honest(seed)) });
  const planted: object[] = [];
  const chosen = one.bugs.filter(({ name: title }) => asked.only !== 'honest' && title.includes(asked.bug));
  for (const bug of chosen) planted.push(await verdictOf(one, bug, seeds[0] as number));
  const tookSeconds = Math.round((Date.now() - began) / 1000);
  const about = { commit, tier: asked.tier, date: new Date().toISOString(), tookSeconds, machine };
  const file = join(root, 'proof/results', `${name}.json`);
  const slice = { ...about, honest, planted } as unknown as Slice;
  writeFileSync(file, `${JSON.stringify(one.addTo?.(file, slice) ?? slice, null, 2)}\n`);
  console.log(`${failed ? 'FAILED' : 'PROVEN'} in ${tookSeconds} s: ${file}`);
}
process.exit(failed ? 1 : 0);

/** The commit of this branch, not of one merged into it: only these are known to run. */
function commitThatBrought(file: string): string {
  const words = ['log', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '-1', '--', file];
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

async function verdictOf(one: Campaign<Planted>, bug: Planted, seed: number) {
  const { tree, remove } = plant(bug);
  try {
    const { findings } = await one.planted(bug, tree, seed);
    const by = findings.filter(({ count, invariant }) => count > 0 && invariant.startsWith(`${bug.caughtBy} `));
    const verdict = by.length > 0 ? 'caught' : 'MISSED';
    failed ||= by.length === 0;
    console.log(`planted ${bug.name}: ${verdict}${by[0] ? ` (${by[0].invariant}: ${by[0].count})` : ''}`);
    return { bug: bug.name, verdict, by: by.map(({ invariant, count }) => ({ invariant, count })) };
  } finally {
    remove();
  }
}

/** Long lists stand in the results alone. */
function inShort(_: string, value: unknown): unknown {
  return Array.isArray(value) && value.length > 20 ? `${value.length} of them` : value;
}

function tell<Report extends { findings: Finding[] }>(name: string, seed: number, report: Report): Report {
  const { findings, ...figures } = report;
  console.log(`${name} campaign of seed ${seed}: ${JSON.stringify(figures, inShort)}`);
  for (const { invariant, count, examples } of findings)
    console.log(
      `  ${count === 0 ? 'holds ' : 'BROKEN'} ${invariant}${count ? ` — ${count}: ${examples.join('; ')}` : ''}`,
    );
  failed ||= findings.some(({ count }) => count > 0);
  return report;
}
