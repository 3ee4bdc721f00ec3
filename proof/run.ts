import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bench/measure/processes.ts';
import { type CampaignReport, runCampaign } from './crash/campaign.ts';
import { type Planted, plant, plantedBugs } from './crash/planted.ts';
import { seeded } from './seeded.ts';

// `npm run prove -- --tier S --seed 7`: the crash campaign (once for each seed), then the same with bugs planted that it
// must catch. What came of it stands in `results/latest.json`.
const tiers = {
  S: { seconds: 75, kills: 100, planted: 15 },
  M: { seconds: 40 * 60, kills: 3_000, planted: 60 },
  L: { seconds: 8 * 60 * 60, kills: 10_000, planted: 120 },
};

const { values: asked } = parseArgs({
  options: {
    tier: { type: 'string', default: 'S' },
    seed: { type: 'string', multiple: true, default: [String(Math.floor(Math.random() * 1e6))] },
    seconds: { type: 'string' },
    clients: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
});
const tier = tiers[asked.tier as keyof typeof tiers];
if (!tier) throw new Error('The tier is S, M or L');
const seeds = asked.seed.map(Number);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const began = Date.now();
console.log(`SEED=${seeds.join()} COMMIT=${commit}`);

// A bug that can no longer be planted is told now and not after the long campaign.
for (const bug of plantedBugs) plant(bug).remove();

const clients = Number(asked.clients);
const length = asked.seconds
  ? { seconds: Number(asked.seconds), kills: 0 }
  : { seconds: tier.seconds, kills: tier.kills };
const crash: Array<CampaignReport & { seed: number }> = [];
for (const seed of asked.only === 'planted' ? [] : seeds) {
  const report = await runCampaign({ source: root, random: seeded(seed), clients, patience: 60, ...length });
  crash.push({ seed, ...report });
  tell(`crash campaign of seed ${seed}`, report);
}
const planted = [];

for (const bug of asked.only === 'honest' ? [] : plantedBugs) planted.push(await verdictOf(bug, seeds[0] as number));

const failed =
  crash.some(({ findings }) => findings.some(({ count }) => count > 0)) ||
  planted.some(({ verdict }) => verdict === 'MISSED');
const file = join(root, 'proof/results/latest.json');
mkdirSync(join(root, 'proof/results'), { recursive: true });
const machine = { cores: availableParallelism(), node: process.version };
const took = Math.round((Date.now() - began) / 1000);
const results = {
  commit,
  tier: asked.tier,
  date: new Date().toISOString(),
  tookSeconds: took,
  machine,
  crash,
  planted,
};
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
console.log(`${failed ? 'FAILED' : 'PROVEN'} in ${took} s: ${file}`);
process.exit(failed ? 1 : 0);

async function verdictOf(bug: Planted, seed: number) {
  const { tree, remove } = plant(bug);
  try {
    const random = seeded(seed).fork(bug.name);
    const report = await runCampaign({ source: tree, random, clients, patience: 10, seconds: tier.planted, kills: 0 });
    const by = report.findings.filter(({ count, invariant }) => count > 0 && invariant.startsWith(`${bug.caughtBy} `));
    const verdict = by.length > 0 ? 'caught' : 'MISSED';
    console.log(`planted ${bug.name}: ${verdict}${by[0] ? ` (${by[0].invariant}: ${by[0].count})` : ''}`);
    return { bug: bug.name, verdict, by: by.map(({ invariant, count }) => ({ invariant, count })) };
  } finally {
    remove();
  }
}

function tell(name: string, { faults, writes, webhooks, feed, findings }: CampaignReport) {
  console.log(`${name}: ${JSON.stringify({ faults, writes, webhooks, feed })}`);
  for (const { invariant, count, examples } of findings)
    console.log(
      `  ${count === 0 ? 'holds ' : 'BROKEN'} ${invariant}${count ? ` — ${count}: ${examples.join('; ')}` : ''}`,
    );
}
