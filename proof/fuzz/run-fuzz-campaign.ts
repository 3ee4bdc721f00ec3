import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../bench/measure/processes.ts';
import { type Finding, finding } from '../finding.ts';
import type { Found } from './fuzz-all.ts';
import { type Invariant, invariants } from './judge.ts';

interface Campaign {
  source: string;
  seed: number;
  requests: number;
  /** How many bodies and queries are drawn for each operation. */
  draws: number;
  /** The operations of a planted bug. */
  only?: string | undefined;
}

/** Whatever the document allows, almost allows and forbids is sent to every operation of it, and each answer is held against it. */
export async function runFuzzCampaign({ source, seed, requests, draws, only = '' }: Campaign) {
  if (source !== root)
    for (const part of ['scripts', 'sdk', 'tools', 'proof', 'bench'])
      cpSync(join(root, part), join(source, part), { recursive: true });
  const child = spawn(process.execPath, ['scripts/test.ts', 'proof/fuzz/slice.test.ts'], {
    cwd: source,
    env: {
      ...process.env,
      PROKURA_FUZZ_SEED: String(seed),
      PROKURA_FUZZ_REQUESTS: String(requests),
      PROKURA_FUZZ_DRAWS: String(draws),
      PROKURA_FUZZED: only,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const line = said.split('\n').find((one) => one.startsWith('FOUND '));
  if (!line) return { findings: [finding('Z0 the requests were sent', [said.replaceAll(`${root}/`, '').slice(-500)])] };
  const { faults, broken, unreached, ...counts } = JSON.parse(line.slice('FOUND '.length)) as Found;
  const findings: Finding[] = [
    finding('Z0 the requests were sent', broken),
    ...(Object.keys(invariants) as Invariant[]).map((rule) =>
      finding(
        invariants[rule],
        faults.filter(({ fault }) => fault[0] === rule).map(({ fault, where }) => `${fault[1]}: ${where}`),
      ),
    ),
  ];
  const reachedPercent = Math.round((1000 * counts.reached) / counts.pairs) / 10;
  return { ...counts, reachedPercent, unreached, findings };
}
