import type { Contract } from './contract.ts';
import { describeOperation } from './describe-operation.ts';
import type { OperationOfSdk } from './operations-of.ts';

/** What the command line knows of the operations: their names at once, the rest group by group, Russian words when they are asked for. */
export function commandLineFiles(
  contract: Contract,
  groups: ReadonlyMap<string, readonly OperationOfSdk[]>,
): Record<string, string> {
  const russian = new Map(contract.tags.map((tag) => [tag.name, tag['x-name-ru']]));
  const described = [...groups].map(([group, operations]) => [
    `cli/groups/${kebab(group)}.ts`,
    `import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';\n
export const operations: Readonly<Record<string, DescribedOperation>> = ${JSON.stringify(
      Object.fromEntries(operations.map((one) => [kebab(one.name), describeOperation(contract, one, russian)])),
    )};`,
  ]);
  return {
    ...Object.fromEntries(described),
    'cli/groups.ts': `import type { OperationGroup } from '../../cli/operations/described-operation.ts';\n
export const groups: Readonly<Record<string, OperationGroup>> = {
${[...groups].map(([group, operations]) => lineOf(kebab(group), operations)).join('\n')}
};`,
    'cli/russian.ts': `export const russian: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(russian))};`,
  };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const lineOf = (group: string, operations: readonly OperationOfSdk[]) => `'${group}': {
  title: ${JSON.stringify(operations[0]?.described.tags[0])},
  names: ${JSON.stringify(operations.map(({ name }) => kebab(name)))},
  describe: () => import('./groups/${group}.ts'),
  calls: () => import('../operations/${group}.ts'),
},`;
