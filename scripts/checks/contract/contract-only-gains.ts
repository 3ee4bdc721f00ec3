import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lossesBetween } from './losses-between.ts';
import type { Contract } from './read-contract.ts';

const root = join(import.meta.dirname, '../../..');
const file = 'sdk/openapi.json';

/**
 * Compares the contract with its previous version in git. An intended loss must be announced to API users: its sentence
 * must be in CHANGELOG.md, word for word.
 */
function contractOnlyGains(): boolean {
  const newer = readFileSync(join(root, file), 'utf8');
  const older = versions().find((text) => text !== newer);
  if (older === undefined) return true;
  const told = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replace(/\s+/g, ' ');
  const losses = lossesBetween(JSON.parse(older) as Contract, JSON.parse(newer) as Contract);
  const silent = [...new Set(losses)].filter((loss) => !told.includes(loss));
  for (const loss of silent) console.error(`The contract loses: ${loss}`);
  if (silent.length > 0) console.error('Keep what was promised, or write these sentences into CHANGELOG.md.');
  return silent.length === 0;
}

/** The two newest committed versions: one of them is the present contract, unless it has uncommitted changes. */
function versions(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const commits = git('log', '-2', '--format=%H', '--', file).split('\n').filter(Boolean);
  return commits.map((commit) => git('show', `${commit}:${file}`));
}

process.exitCode = contractOnlyGains() ? 0 : 1;
