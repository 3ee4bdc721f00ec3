import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { type Finding, finding } from '../finding.ts';
import { runTold } from '../run-told.ts';

interface Plan {
  source: string;
  seed: number;
  /** How many worlds, and in how many processes. */
  worlds: number;
  workers: number;
  /** Of one world in so many the steps are made again in PostgreSQL. */
  keepEvery?: number;
  /** A planted bug is shown by the simulation or by the comparison with PostgreSQL. */
  only?: 'simulation' | 'postgres' | undefined;
}

type Figures = Record<'seeds' | 'large' | 'sends' | 'events' | 'faults', number>;
type Simulated = Figures & { findings: Finding[] };

interface Compared {
  worlds: number;
  steps: number;
  differences: string[];
}

const likePostgres = 'S12 the model and PostgreSQL come to the same';

/**
 * T24: the product's delivery worker, job worker, leases, limiter and door run in one process over a simulated database, network and
 * clock, with everything that may go wrong between them drawn from the seed. The rules that stand in SQL are steps of a model: those of
 * one world in a hundred are made again in PostgreSQL, whose clock is moved by hand, by the product's own statements.
 */
export async function runSimulationCampaign({ source, seed, worlds, workers, keepEvery, only }: Plan) {
  if (source !== root)
    for (const part of ['proof', 'bench', 'tools', 'scripts'])
      cpSync(join(root, part), join(source, part), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'proof-simulation-'));
  const run = <T>(name: string, env: Record<string, string>) =>
    runTold<T>([process.execPath, `proof/simulation/${name}.ts`], source, env);
  try {
    const began = Date.now();
    const shares = await Promise.all(
      Array.from({ length: workers }, (_, first) => {
        const keepTo = only === 'simulation' ? undefined : join(folder, `${first}.jsonl`);
        const asked = { seed, first, every: workers, worlds, keepTo, keepEvery };
        return run<Simulated>('simulate', { PROOF_SIMULATION: JSON.stringify(asked) });
      }),
    );
    const died = shares.filter((one) => typeof one === 'string');
    if (died.length > 0) return { findings: [finding('S1 the simulation ran to its end', died)] };
    const { findings, ...sums } = shares.filter((one) => typeof one !== 'string').reduce(together);
    const figures = { ...sums, simulatedSeconds: Math.round((Date.now() - began) / 1_000) };
    if (only === 'simulation') return { ...figures, findings };
    const compared = await run<Compared>('compare-with-postgres', { PROOF_KEPT: folder });
    if (typeof compared === 'string') return { ...figures, findings: [...findings, finding(likePostgres, [compared])] };
    const { differences, ...done } = compared;
    return { ...figures, compared: done, findings: [...findings, finding(likePostgres, differences)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function together(one: Simulated, other: Simulated): Simulated {
  const sum = (name: keyof Figures) => one[name] + other[name];
  const findings = one.findings.map(({ invariant, count, examples }, index) => {
    const { count: more, examples: others } = other.findings[index] as Finding;
    return { invariant, count: count + more, examples: [...examples, ...others].slice(0, 5) };
  });
  const events = { sends: sum('sends'), events: sum('events'), faults: sum('faults') };
  return { seeds: sum('seeds'), large: sum('large'), ...events, findings };
}
