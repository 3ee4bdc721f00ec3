import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLineFiles } from './command-line-files.ts';
import type { Contract } from './contract.ts';
import { eventsText } from './events-text.ts';
import { groupText } from './group-text.ts';
import { operationsOf } from './operations-of.ts';
import { problemCodesText } from './problem-codes-text.ts';
import { typesText } from './types-text.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'sdk/src/generated');

/** Writes what the SDK takes from the contract, as the formatter has it. */
export function writeSdk(contract: Contract): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(sdkFiles(contract))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `// Made by \`npm run gen sdk\` from sdk/openapi.json.\n${text}\n`);
  }
  format();
}

export const readContract = (): Contract =>
  JSON.parse(readFileSync(join(root, 'sdk/openapi.json'), 'utf8')) as Contract;

function sdkFiles(contract: Contract): Record<string, string> {
  const operations = operationsOf(contract);
  const groups = Map.groupBy(operations, ({ group }) => group);
  const kebab = (group: string) => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    'types.ts': typesText(contract, operations),
    'events.ts': eventsText(contract),
    'problem-codes.ts': problemCodesText(contract),
    'groups.ts': [...groups.keys()]
      .map((group) => `export * as ${group} from './operations/${kebab(group)}.ts';`)
      .join('\n'),
    ...Object.fromEntries(
      [...groups].map(([group, operations]) => [`operations/${kebab(group)}.ts`, groupText(contract, operations)]),
    ),
    ...commandLineFiles(contract, groups),
  };
}

function format() {
  const { status, stderr } = spawnSync('biome', ['check', '--write', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`The SDK could not be formatted: ${stderr}`);
}
