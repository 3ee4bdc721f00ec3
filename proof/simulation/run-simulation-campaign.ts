import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { type Finding, finding } from '../finding.ts';
import { runTold } from '../run-told.ts';

interface Plan {
  source: string;
  seed: number;
  seeds: number;
  /** A planted bug is shown by the simulation or by the comparison with PostgreSQL. */
  only?: 'simulation' | 'postgres' | undefined;
}

interface Simulated {
  seeds: number;
  sends: number;
  events: number;
  faults: number;
  findings: Finding[];
}

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
export async function runSimulationCampaign({ source, seed, seeds, only }: Plan) {
  if (source !== root)
    for (const part of ['proof', 'bench', 'tools', 'scripts'])
      cpSync(join(root, part), join(source, part), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'proof-simulation-'));
  const keepTo = join(folder, 'kept.json');
  const run = <T>(name: string, env: Record<string, string>) =>
    runTold<T>([process.execPath, `proof/simulation/${name}.ts`], source, env);
  try {
    const asked = { seed, seeds, ...(only !== 'simulation' && { keepTo }) };
    const simulated = await run<Simulated>('simulate', { PROOF_SIMULATION: JSON.stringify(asked) });
    if (typeof simulated === 'string') return { findings: [finding('S1 the simulation ran to its end', [simulated])] };
    const { findings, ...figures } = simulated;
    if (only === 'simulation') return { ...figures, findings };
    const compared = await run<Compared>('compare-with-postgres', { PROOF_KEPT: keepTo });
    if (typeof compared === 'string') return { ...figures, findings: [...findings, finding(likePostgres, [compared])] };
    const { differences, ...done } = compared;
    return { ...figures, compared: done, findings: [...findings, finding(likePostgres, differences)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
