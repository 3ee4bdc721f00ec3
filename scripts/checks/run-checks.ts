import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runStep, type Step } from './run-step.ts';

/** The types that other steps need. */
const first: Step = ['types of the contract', ['node', 'scripts/gen.ts', 'types']];

/** None of these runs the product. Generated files are committed, so generating them again must change nothing. */
const aside: readonly Step[] = [
  ['types', ['tsc', '-p', '.']],
  [
    'directions',
    [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'nouns',
      'server',
      'scripts',
      'tools',
      'bench',
      'proof',
      'sdk',
      'portal/src',
      'portal/public-kit',
      'portal/supplier',
      'portal/customer',
      'portal/driver',
      'portal/sign-in',
    ],
  ],
  ['types of the SDK, with nothing but web standards', ['tsc', '-p', 'sdk', '--noEmit']],
  ['types of the portal', ['tsc', '-p', 'portal']],
  ['types of the benches', ['tsc', '-p', 'bench']],
  ['lint', ['oxlint']],
  ['format', ['biome', 'check', '.']],
  [
    'generated files are fresh, and the contract only gains',
    ['node', 'scripts/gen.ts', 'contract', 'schema'],
    ['git', 'diff', '--exit-code', '--stat', '--', 'db/schema.sql', 'sdk/openapi.json', 'sdk/src/generated'],
    ['node', 'scripts/checks/contract/contract-only-gains.ts'],
  ],
];

/** Every statement of the tests works on the oldest supported PostgreSQL. */
const known15: Step = ['statements on PostgreSQL 15', ['node', 'scripts/checks/statements-on-15.ts']];

/** The benches still work: one of them, before a release all. */
const benches = (words: readonly string[]): Step => [
  'benches at their smallest',
  ['node', 'bench/run.ts', '--smallest', ...(words.includes('--all') ? [] : ['limit'])],
];

/** What CI runs; with `--all` what a release needs. Stops at a failure and returns the exit code. The test counts come last. */
export async function runChecks(words: readonly string[]): Promise<number> {
  const rest: readonly Step[] = [
    benches(words),
    ['tests', ['node', 'scripts/test.ts', ...words]],
    ...(words.includes('--all') ? [known15] : []),
  ];
  if (words.includes('--all')) process.env.PROKURA_RECORD_STATEMENTS = emptyFolder('.data/statements');
  const failed = (await runStep(first, 'inherit')) || (await runTwoAtOnce(aside));
  if (failed !== 0) return failed;
  for (const step of rest) {
    const code = await runStep(step, 'inherit');
    if (code !== 0) return code;
  }
  return 0;
}

function emptyFolder(name: string): string {
  const folder = join(import.meta.dirname, '../..', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Two at a time, which the smallest machine can run; after a failure no further step is started. */
async function runTwoAtOnce(steps: readonly Step[]): Promise<number> {
  const waiting = [...steps];
  let failed = 0;
  const runNext = async (): Promise<void> => {
    const step = waiting.shift();
    if (step === undefined || failed !== 0) return;
    const code = await runStep(step, 'pipe');
    failed ||= code;
    return runNext();
  };
  await Promise.all([runNext(), runNext()]);
  return failed;
}
