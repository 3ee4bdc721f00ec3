import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes, cards } from '../../server/src/app.ts';
import { openapiDocument } from '../../server/src/surfaces/http/openapi/document.ts';
import {
  contractText,
  publishedContract,
} from '../../server/src/surfaces/http/openapi/published/published-contract.ts';
import { printCounts } from '../tests/counts.ts';
import { runAndCount } from '../tests/run-tests.ts';
import { startTestDatabase } from '../tests/test-database.ts';
import { schemaSql } from './schema-sql.ts';
import { writeStatements } from './write-statements.ts';

const root = join(import.meta.dirname, '../..');
const data = join(root, '.data');

/** `npm run gen`: contract, types and schema, in seconds. `statements` has to be named: it runs the whole suite and ends with its counts. */
export async function generate(parts: readonly string[]): Promise<number> {
  const wants = (part: string) => parts.length === 0 || parts.includes(part);
  mkdirSync(data, { recursive: true });
  if (wants('contract')) writeContract();
  if (wants('types')) writeTypes();
  if (wants('schema')) await writeSchema();
  return parts.includes('statements') ? recordStatements() : 0;
}

function writeContract() {
  const document = openapiDocument({ routes: allRoutes, cards });
  mkdirSync(join(root, 'sdk'), { recursive: true });
  writeFileSync(join(root, 'sdk/openapi.json'), contractText(publishedContract(document)));
}

/**
 * Types of the contract, which the portal is checked by; made only when the contract changed since. The generator needs an older
 * compiler than ours, so it lives in a package of its own, installed when it is first wanted.
 */
function writeTypes() {
  if (areTypesFresh()) return;
  const folder = join(root, 'sdk/generator');
  if (!existsSync(join(folder, 'node_modules'))) runIn(folder, 'npm', 'install', '--no-package-lock', '--no-audit');
  runIn(folder, process.execPath, 'write-types.mjs');
}

function areTypesFresh(): boolean {
  const types = join(root, 'sdk/types.ts');
  const contract = createHash('sha256')
    .update(readFileSync(join(root, 'sdk/openapi.json')))
    .digest('hex');
  return existsSync(types) && readFileSync(types, 'utf8').split('\n', 1)[0]?.endsWith(contract) === true;
}

function runIn(cwd: string, command: string, ...args: string[]) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

async function writeSchema() {
  const database = await startTestDatabase(data);
  try {
    writeFileSync(join(root, 'db/schema.sql'), await schemaSql(database.env.PROKURA_TEST_OWNER_URL as string));
  } finally {
    await database.stop();
  }
}

/**
 * The suite sends every statement; what it sent is written down for review. Which ones a run sends depends a little on
 * timing, so no check compares them: each is held to its tenant while the suite runs.
 */
async function recordStatements(): Promise<number> {
  const record = mkdtempSync(join(data, 'statements-'));
  process.env.PROKURA_RECORD_STATEMENTS = record;
  try {
    const counts = await runAndCount(['--all']);
    writeStatements(record, join(root, 'db/statements'));
    printCounts(counts);
    return counts.failed === 0 ? 0 : 1;
  } finally {
    rmSync(record, { recursive: true });
  }
}
