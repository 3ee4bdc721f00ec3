import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../bench/measure/processes.ts';
import { type Finding, finding } from '../finding.ts';

/** What must hold of integrations, and the tests that look. */
const suites = {
  K1: { about: 'the life of an installation', tests: 'server/src/platform/integrations/life-cycle.test.ts' },
  K2: { about: 'settings are changed as they are sent', tests: 'server/src/platform/integrations/settings/*.test.ts' },
  K3: { about: 'synchronization', tests: 'server/src/platform/integrations/pulls/*.test.ts' },
  K4: { about: 'the journal', tests: 'server/src/platform/integrations/log/*.test.ts' },
  K5: { about: 'no secret is found anywhere', tests: 'server/src/platform/integrations/canaries.test.ts' },
  K6: { about: 'the marketplace', tests: 'server/src/platform/integrations/marketplace/*.test.ts' },
  K7: { about: 'integrations of our own doors', tests: 'server/src/connectors/*/*.connector.test.ts' },
  K8: {
    about: 'every integration, from its installation to its journal',
    tests: 'server/test/connectors/every-integration.test.ts',
  },
} as const;

export type Suite = keyof typeof suites;

/** Runs the tests of integrations in a tree of sources: each that fails is an example of what does not hold. */
export async function runIntegrationsCampaign({ source, only }: { source: string; only?: Suite }) {
  if (source !== root)
    for (const part of ['scripts', 'sdk', 'tools']) cpSync(join(root, part), join(source, part), { recursive: true });
  const findings: Finding[] = [];
  for (const [name, { about, tests }] of Object.entries(suites))
    if (only === undefined || only === name)
      findings.push(finding(`${name} ${about}`, await failuresOf(source, tests)));
  return { findings };
}

/** Titles of the tests that failed; a run that says no counts has failed as a whole. */
async function failuresOf(source: string, tests: string): Promise<string[]> {
  const child = spawn(process.execPath, ['scripts/test.ts', tests], { cwd: source, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (/\b0 failed\b/.test(said)) return [];
  const failed = [...said.matchAll(/^✖ (.*) \([\d.]+ms\)$/gm)].map(([, title]) => title as string);
  return failed.length > 0 ? [...new Set(failed)] : ['the tests did not run'];
}
