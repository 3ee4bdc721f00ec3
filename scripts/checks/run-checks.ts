import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** In this order, cheapest first; generated files are committed, so making them anew must change nothing. The counts of the tests come last. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'biome', 'check', '.'],
  ['types of the contract', 'node', 'scripts/gen.ts', 'types'],
  ['types', 'tsc', '-p', '.'],
  ['types of the portal', 'tsc', '-p', 'portal'],
  ['types of the benches', 'tsc', '-p', 'bench'],
  ['lint', 'oxlint'],
  [
    'directions',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'nouns',
    'server',
    'scripts',
    'portal/src',
    'portal/supplier',
    'portal/sign-in',
  ],
  ['generate', 'node', 'scripts/gen.ts', 'contract', 'schema'],
  ['generated files are fresh', 'git', 'diff', '--exit-code', '--stat', '--', 'db/schema.sql', 'sdk/openapi.json'],
  ['benches at their smallest', 'node', 'bench/run.ts', '--smallest'],
  ['tests', 'node', 'scripts/test.ts'],
];

/** What CI runs. Stops at the first step that fails and answers the exit code. */
export function runChecks(): number {
  for (const [name, command, ...args] of steps) {
    process.stdout.write(`check: ${name}\n`);
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: withOwnPrograms() });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

function withOwnPrograms(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
}
