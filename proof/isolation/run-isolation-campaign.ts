import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../bench/measure/processes.ts';
import { type Finding, finding } from '../finding.ts';
import type { PlantedInIsolation } from './isolation-bugs.ts';

const suite = 'server/test/contract/foreign-identifiers.test.ts';

interface Findings {
  probes: number;
  positions: number;
  kinds: number;
  told: string[];
  distinguished: string[];
  changed: string[];
  kept: string[];
  failed: string[];
}

/**
 * Two portals with records of every kind: one asks, at every place of an identifier in every route, for every record of the other. In
 * a tree with a bug only the addresses that it concerns are asked.
 */
export async function runIsolationCampaign({
  source,
  probes,
  bug,
}: {
  source: string;
  probes: number;
  bug?: PlantedInIsolation;
}) {
  if (source !== root)
    for (const part of ['scripts', 'sdk', 'tools']) cpSync(join(root, part), join(source, part), { recursive: true });
  const env = { ...process.env, PROKURA_PROBES: String(probes), ...(bug && { PROKURA_PROBED: bug.at }) };
  const child = spawn(process.execPath, ['scripts/test.ts', suite], {
    cwd: source,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const found = lineOf<Findings>(said, 'FOUND');
  const keys = lineOf<string[]>(said, 'KEYS');
  if (!found || !keys)
    return { findings: [finding('I0 the probes ran', [said.replaceAll(`${root}/`, '').slice(-500)])] };
  const findings: Finding[] = [
    finding('I1 no answer holds anything of another portal', found.told),
    finding('I2 a record of another portal is answered as what nobody has', found.distinguished),
    finding('I3 nothing of another portal is changed', found.changed),
    finding('I4 no record names one of another portal', found.kept),
    finding('I5 cursors and keys of repeats are of their portal alone', keys),
    finding('I6 no probe comes upon a fault of the server', found.failed),
  ];
  return { probes: found.probes, positions: found.positions, tables: found.kinds, findings };
}

function lineOf<T>(said: string, word: string): T | undefined {
  const line = said.split('\n').find((one) => one.startsWith(`${word} `));
  return line === undefined ? undefined : (JSON.parse(line.slice(word.length + 1)) as T);
}
