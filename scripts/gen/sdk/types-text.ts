import { type Contract, componentName, resolve, type Schema } from './contract.ts';
import { docComment } from './doc-comment.ts';
import type { OperationOfSdk } from './operations-of.ts';
import { isNamed, literals, typeName, typeText } from './type-text.ts';

/** The module of the shapes that the contract names and the operations use. */
export function typesText(contract: Contract, operations: readonly OperationOfSdk[]): string {
  const told = componentsIn(contract, [operations.map(({ answer }) => answer), contract.webhooks, refusals]);
  const given = componentsIn(
    contract,
    operations.map(({ body, parameters }) => [body, parameters]),
  );
  const types = Object.entries(contract.components.schemas)
    .filter(([name, schema]) => isNamed(schema) && (told.has(name) || given.has(name)))
    .map(([name, schema]) => {
      const direction = told.has(name) ? 'told' : 'given';
      const type = schema.enum ? literals(schema) : typeText(contract, schema, direction, '');
      return `${docComment([schema.title, schema.description])}export type ${typeName(name)} = ${type};`;
    });
  return ["import type { Open } from '../open.ts';", ...types].join('\n\n');
}

const refusals = { $ref: '#/components/schemas/Problem' };

/** The components that these parts refer to, and those they refer to themselves. */
function componentsIn(contract: Contract, parts: unknown): Set<string> {
  const found = new Set<string>();
  const gather = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    const { $ref } = part as Schema;
    if (typeof $ref !== 'string') return Object.values(part).forEach(gather);
    const name = componentName($ref);
    if (found.has(name)) return;
    if ($ref.startsWith('#/components/schemas/')) found.add(name);
    gather(resolve(contract, part));
  };
  gather(parts);
  return found;
}
