import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bench/measure/processes.ts';
import { type CampaignReport, runCampaign } from './crash/campaign.ts';
import { type Planted, plant, plantedBugs } from './crash/planted.ts';
import { seeded } from './seeded.ts';

// `npm run prove -- --tier S --seed 7`: the crash campaign, then the same with bugs planted that it must catch.
const tiers = {
  S: { seconds: 60, planted: 20 },
  M: { seconds: 40 * 60, planted: 60 },
  L: { seconds: 8 * 60 * 60, planted: 120 },
};

const { values: asked } = parseArgs({
  options: {
    tier: { type: 'string', default: 'S' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    seconds: { type: 'string' },
    clients: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
});
const tier = tiers[asked.tier as keyof typeof tiers];
if (!tier) throw new Error('The tier is S, M or L');
const seed = Number(asked.seed);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
console.log(`SEED=${seed} COMMIT=${commit}`);

const seconds = Number(asked.seconds ?? tier.seconds);
const plan = { source: root, random: seeded(seed), seconds, clients: Number(asked.clients) };
const honest = asked.only === 'planted' ? undefined : await runCampaign(plan);
if (honest) tell('crash campaign', honest);

const verdicts = [];
for (const bug of asked.only === 'honest' ? [] : plantedBugs) verdicts.push(await verdictOf(bug));

const failed =
  (honest?.findings ?? []).some(({ count }) => count > 0) || verdicts.some(({ verdict }) => verdict === 'MISSED');
const file = join(root, 'proof/results', `${commit}.json`);
mkdirSync(join(root, 'proof/results'), { recursive: true });
const machine = { cores: availableParallelism(), node: process.version };
writeFileSync(
  file,
  `${JSON.stringify({ commit, seed, tier: asked.tier, date: new Date().toISOString(), machine, crash: honest, planted: verdicts }, null, 2)}\n`,
);
console.log(`${failed ? 'FAILED' : 'PROVEN'}: ${file}`);
process.exit(failed ? 1 : 0);

async function verdictOf(bug: Planted) {
  if (!existsSync(join(root, bug.file))) return { bug: bug.name, verdict: 'not planted: its code is not there yet' };
  const { tree, remove } = plant(bug);
  try {
    const report = await runCampaign({
      ...plan,
      source: tree,
      random: seeded(seed).fork(bug.name),
      seconds: tier.planted,
    });
    const by = report.findings.filter(({ count, invariant }) => count > 0 && invariant.startsWith(`${bug.caughtBy} `));
    const verdict = by.length > 0 ? 'caught' : 'MISSED';
    console.log(`planted ${bug.name}: ${verdict}${by[0] ? ` (${by[0].invariant}: ${by[0].count})` : ''}`);
    return { bug: bug.name, verdict, by };
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
