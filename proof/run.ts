import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../bench/measure/processes.ts';
import type { Slice } from './add-slice.ts';
import { asked } from './asked.ts';
import { type Campaign, campaigns, commit } from './campaigns.ts';
import type { Finding } from './finding.ts';
import { type Planted, plant, textsWith } from './plant.ts';

// `npm run prove -- --tier S --seed 7`: the campaigns, each with its seeds and then with bugs planted that it must catch;
// `--campaign files` runs one of them, `--bug macros` one bug;
// `--campaign citus --suites domains/rfqs,platform/users` chooses the suites that run on the cluster; `--campaign crash --on cluster` and
// `--campaign model --on cluster` run on three nodes too. What came of each stands in `results`.
const seeds = asked.seed.map(Number);
console.log(`SEED=${seeds.join()} COMMIT=${commit}`);
mkdirSync(join(root, 'proof/results'), { recursive: true });
const machine = { cores: availableParallelism(), node: process.version };
let failed = false;
for (const name of asked.campaign) {
  const began = Date.now();
  const one = campaigns[name as keyof typeof campaigns] as Campaign<Planted> | undefined;
  if (!one) throw new Error(`The campaigns are ${Object.keys(campaigns).join(', ')}`);
  // A bug that can no longer be planted is told now and not after the long campaign.
  for (const bug of one.bugs) textsWith(bug);
  const honest: object[] = [];
  for (const seed of asked.only === 'planted' ? [] : seeds)
    honest.push({ seed, ...tell(name, seed, await one.honest(seed)) });
  const planted: object[] = [];
  const chosen = one.bugs.filter(({ name: title }) => asked.only !== 'honest' && title.includes(asked.bug));
  for (const bug of chosen) planted.push(await verdictOf(one, bug, seeds[0] as number));
  const tookSeconds = Math.round((Date.now() - began) / 1000);
  const about = { commit, tier: asked.tier, date: new Date().toISOString(), tookSeconds, machine };
  const file = join(root, 'proof/results', `${name}${asked.on ? `-on-${asked.on}` : ''}.json`);
  const slice = { ...about, honest, planted } as unknown as Slice;
  // What a process said as it fell names the folder of this machine.
  const told = JSON.stringify(one.addTo?.(file, slice) ?? slice, null, 2).replaceAll(`${root}/`, '');
  writeFileSync(file, `${told}\n`);
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
