import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bench/measure/processes.ts';
import { citusBugs } from './citus/citus-bugs.ts';
import { runCitusCampaign } from './citus/run-citus-campaign.ts';
import { crashBugs } from './crash/crash-bugs.ts';
import { runCampaign } from './crash/run-campaign.ts';
import { feedBugs } from './feed/feed-bugs.ts';
import { runFeedCampaign } from './feed/run-feed-campaign.ts';
import { filesBugs } from './files/files-bugs.ts';
import { runFilesCampaign } from './files/run-files-campaign.ts';
import type { Finding } from './finding.ts';
import { integrationsBugs } from './integrations/integrations-bugs.ts';
import { runIntegrationsCampaign } from './integrations/run-integrations-campaign.ts';
import { isolationBugs } from './isolation/isolation-bugs.ts';
import { runIsolationCampaign } from './isolation/run-isolation-campaign.ts';
import { modelBugs } from './model/model-bugs.ts';
import { runModelCampaign } from './model/run-model-campaign.ts';
import { type Planted, plant, withBug } from './plant.ts';
import { seeded } from './seeded.ts';

// `npm run prove -- --tier S --seed 7`: the campaigns of crashes, of the feed, of hostile files, of the model (once for each seed), of integrations and of isolation, then each
// with bugs planted that it must catch; `--campaign files` runs one of them, `--bug macros` one bug; `--campaign citus` needs a cluster. What came of each stands in `results`.
const tiers = {
  S: {
    ...{ seconds: 75, kills: 100, planted: 15, hostile: 2_000, mutants: 2_000, imported: 0.05 },
    ...{ feed: 20, sequences: 150, storms: 4, calls: 25, probes: 15_000 },
  },
  M: {
    ...{ seconds: 40 * 60, kills: 3_000, planted: 60, hostile: 2_000, mutants: 10_000, imported: 1 },
    ...{ feed: 300, sequences: 5_000, storms: 40, calls: 50, probes: 100_000 },
  },
  L: {
    ...{ seconds: 8 * 60 * 60, kills: 10_000, planted: 120, hostile: 2_000, mutants: 100_000, imported: 1 },
    ...{ feed: 900, sequences: 50_000, storms: 200, calls: 100, probes: 100_000 },
  },
};

const { values: asked } = parseArgs({
  options: {
    tier: { type: 'string', default: 'S' },
    seed: { type: 'string', multiple: true, default: [String(Math.floor(Math.random() * 1e6))] },
    campaign: {
      type: 'string',
      multiple: true,
      default: ['crash', 'feed', 'files', 'model', 'integrations', 'isolation'],
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
const model = {
  sequences: Number(asked.sequences ?? tier.sequences),
  steps: Number(asked.steps),
  storms: Number(asked.storms ?? tier.storms),
  clients: 32,
  calls: tier.calls,
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
  integrations: campaign({
    honest: () => runIntegrationsCampaign({ source: root }),
    bugs: integrationsBugs,
    planted: ({ caughtBy }, source) => runIntegrationsCampaign({ source, only: caughtBy }),
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
  writeFileSync(file, `${JSON.stringify({ ...about, honest, planted }, null, 2)}\n`);
  console.log(`${failed ? 'FAILED' : 'PROVEN'} in ${tookSeconds} s: ${file}`);
}
process.exit(failed ? 1 : 0);

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

function tell<Report extends { findings: Finding[] }>(name: string, seed: number, report: Report): Report {
  const { findings, ...figures } = report;
  console.log(`${name} campaign of seed ${seed}: ${JSON.stringify(figures)}`);
  for (const { invariant, count, examples } of findings)
    console.log(
      `  ${count === 0 ? 'holds ' : 'BROKEN'} ${invariant}${count ? ` — ${count}: ${examples.join('; ')}` : ''}`,
    );
  failed ||= findings.some(({ count }) => count > 0);
  return report;
}
