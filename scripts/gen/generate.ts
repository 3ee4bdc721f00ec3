import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRoutes, entities } from '../../server/src/app.ts';
import { openapiDocument } from '../../server/src/surfaces/http/openapi/openapi-document.ts';
import {
  contractText,
  publishedContract,
} from '../../server/src/surfaces/http/openapi/published/published-contract.ts';
import { startTestDatabase } from '../tests/start-test-database.ts';
import { schemaSql } from './schema-sql.ts';
import { readContract, writeSdk } from './sdk/write-sdk.ts';

const root = join(import.meta.dirname, '../..');
const data = join(root, '.data');

/** `npm run gen`: contract with its SDK, types and schema, or only the named ones. */
export async function generate(parts: readonly string[]): Promise<void> {
  const wants = (part: string) => parts.length === 0 || parts.includes(part);
  mkdirSync(data, { recursive: true });
  if (wants('contract')) writeContract();
  if (wants('contract') || wants('sdk')) writeSdk(readContract());
  if (wants('types')) writeTypes();
  if (wants('schema')) await writeSchema();
}

function writeContract() {
  const document = openapiDocument({ routes: allRoutes, entities });
  mkdirSync(join(root, 'sdk'), { recursive: true });
  writeFileSync(join(root, 'sdk/openapi.json'), contractText(publishedContract(document)));
}

/**
 * Types of the contract, used to check the portal; generated only when the contract has changed. The generator needs an older
 * compiler than ours, so it is in a package of its own, installed on first use.
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
