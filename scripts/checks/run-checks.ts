import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** In this order, cheapest first; tests are last, so that their counts are the last line. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'biome', 'check', '.'],
  ['types', 'tsc', '-p', '.'],
  ['lint', 'oxlint'],
  ['directions', 'depcruise', '--config', '.dependency-cruiser.cjs', 'server', 'scripts'],
  ...generatedFiles(),
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

/** Generated files are committed: generating them anew must change nothing. */
function generatedFiles(): typeof steps {
  if (!existsSync(join(root, 'scripts/gen.ts'))) return [];
  return [
    ['generate', 'node', 'scripts/gen.ts'],
    ['generated files are fresh', 'git', 'diff', '--exit-code', '--stat', '--', 'db', 'sdk', 'server', 'portal'],
  ];
}

function withOwnPrograms(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
}
