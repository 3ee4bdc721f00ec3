import { type Finding, finding } from '../finding.ts';
import type { StartDatabase } from '../prepare-portal.ts';
import { seeded } from '../seeded.ts';
import { invariants } from './books.ts';
import { runStorm, type StormReport } from './run-storm.ts';
import { Broken, type Counts, drawSequence, runSequence, type Sequence, told } from './sequence.ts';
import { shrink } from './shrink.ts';
import { type Installation, startInstallation } from './start-installation.ts';

interface ModelPlan {
  /** The tree whose server runs. */
  source: string;
  seed: number;
  sequences: number;
  steps: number;
  storms: number;
  clients: number;
  calls: number;
  /** The database, where it is not the embedded one. */
  database?: StartDatabase | undefined;
  /** A planted bug is told of once it is seen. */
  untilBroken?: boolean;
}

interface ModelReport {
  sequences: Counts & { run: number; seconds: number };
  storms: Omit<StormReport, 'findings'>;
  findings: Finding[];
}

/** Sequences side by side: each has a portal of its own. */
const lanes = 5;

const foretold = [
  'M1 what is allowed is done and what is not is refused by its rule',
  'M2 what is read is what the model holds',
  'M3 what is sent twice is done once and answered alike',
  'M4 nothing is answered with 500',
  ...invariants,
];

/** Drawn sequences of commands against a model of the loop, then many clients at one requisition; the books after both. */
export async function runModelCampaign(plan: ModelPlan): Promise<ModelReport> {
  const installation = await startInstallation(plan.source, plan.database);
  try {
    const { report, broken } = await runSequences(installation, plan);
    const storms = plan.untilBroken && broken.length > 0 ? [] : await runStorms(installation, plan);
    const ofSequences = [...new Set([...foretold, ...broken.map(({ invariant }) => invariant)])].map((invariant) =>
      finding(
        invariant,
        broken.filter((one) => one.invariant === invariant).map(({ message }) => message),
      ),
    );
    return { sequences: report, storms: together(storms), findings: [...ofSequences, ...findingsOf(storms)] };
  } finally {
    await installation.stop();
  }
}

async function runSequences(installation: Installation, { seed, sequences, steps, untilBroken = false }: ModelPlan) {
  const counts: Counts = { steps: 0, done: 0, refused: 0, repeated: 0, reached: {} };
  const broken: Broken[] = [];
  const began = Date.now();
  let next = 0;
  const lane = async () => {
    while (next < sequences && broken.length < (untilBroken ? 1 : 5)) {
      const own = seed * 1_000_003 + next;
      next += 1;
      const sequence = drawSequence(own, steps);
      const failed = await outcome(installation, sequence, counts);
      if (failed) broken.push(untilBroken ? failed : await shortest(installation, sequence, failed, own));
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, sequences) }, lane));
  return { report: { run: next, ...counts, seconds: Math.round((Date.now() - began) / 1_000) }, broken };
}

const nothing = (): Counts => ({ steps: 0, done: 0, refused: 0, repeated: 0, reached: {} });

async function outcome(
  installation: Installation,
  sequence: Sequence,
  counts = nothing(),
): Promise<Broken | undefined> {
  try {
    await runSequence(await installation.newWorld(), sequence, counts);
  } catch (error) {
    if (error instanceof Broken) return error;
    throw error;
  }
}

/** Says the sequence that is left when nothing more can be left out. */
async function shortest(installation: Installation, sequence: Sequence, failed: Broken, seed: number): Promise<Broken> {
  const least = await shrink(
    sequence,
    async (shorter) => (await outcome(installation, shorter))?.invariant === failed.invariant,
  );
  const again = (await outcome(installation, least)) ?? failed;
  again.message = `seed ${seed}: ${again.message}\n    of:\n${least.deeds.map((deed) => `      ${told(deed)}`).join('\n')}`;
  return again;
}

async function runStorms(
  installation: Installation,
  { seed, storms, clients, calls }: ModelPlan,
): Promise<StormReport[]> {
  if (storms > 0) await installation.startWorker();
  const reports: StormReport[] = [];
  for (let storm = 0; storm < storms; storm += 1)
    reports.push(
      await runStorm(await installation.newWorld(), seeded(seed).fork(`storm ${storm}`), {
        clients,
        calls,
        alone: true,
      }),
    );
  return reports;
}

function together(storms: readonly StormReport[]): ModelReport['storms'] {
  const refused: Record<string, number> = {};
  for (const one of storms)
    for (const [rule, count] of Object.entries(one.refused)) refused[rule] = (refused[rule] ?? 0) + count;
  const total = (of: (one: StormReport) => number) => storms.reduce((sum, one) => sum + of(one), 0);
  return {
    calls: total(({ calls }) => calls),
    done: total(({ done }) => done),
    refused,
    again: total(({ again }) => again),
    seconds: Math.round(total(({ seconds }) => seconds)),
  };
}

const findingsOf = (storms: readonly StormReport[]): Finding[] =>
  (storms[0]?.findings ?? []).map(({ invariant }) => {
    const found = storms.flatMap(({ findings }) => findings.filter((one) => one.invariant === invariant));
    const said = invariant.startsWith('B') ? `storm: ${invariant}` : invariant;
    return {
      invariant: said,
      count: found.reduce((sum, { count }) => sum + count, 0),
      examples: found.flatMap(({ examples }) => examples).slice(0, 5),
    };
  });
