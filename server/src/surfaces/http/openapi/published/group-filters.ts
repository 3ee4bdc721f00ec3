import { type Json, textOf } from '../json.ts';
import type { OpenApi } from '../openapi-document.ts';
import { operationsOf } from './operations-of.ts';

const operator = /^(.+)\[(\w+)\]$/;

/**
 * `inn`, `inn[eq]` and `inn[contains]` are one parameter: a text alone, or an object whose members are the operators, written
 * into the address as `inn[eq]=…` (style `deepObject`).
 */
export function groupFilters(document: OpenApi): void {
  for (const operation of operationsOf(document)) {
    const parameters = operation.parameters as Json[] | undefined;
    if (parameters) operation.parameters = grouped(parameters);
  }
}

function grouped(parameters: readonly Json[]): Json[] {
  const plain = new Set(parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])));
  const ofField = (parameter: Json) => {
    const field = operator.exec(textOf(parameter.name))?.[1];
    return plain.has(field) ? field : undefined;
  };
  const operators = Map.groupBy(parameters, ofField);
  return (operators.get(undefined) ?? []).map((parameter) => {
    const own = operators.get(textOf(parameter.name));
    return own ? withOperators(parameter, own) : parameter;
  });
}

const withOperators = (parameter: Json, operators: readonly Json[]): Json => ({
  ...parameter,
  style: 'deepObject',
  explode: true,
  schema: {
    anyOf: [
      parameter.schema,
      {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(operators.map(({ name, schema }) => [operator.exec(textOf(name))?.[2], schema])),
      },
    ],
  },
});
