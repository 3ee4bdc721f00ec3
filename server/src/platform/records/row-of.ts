import { columnOf } from '../../../../nouns/kit/field.ts';
import type { Fields } from '../../../../nouns/kit/noun.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of fields under the names of their columns. What was not given stays out, so that it stays as it is. */
export function rowOf(fields: Fields, given: Values): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (field && value !== undefined) row[columnOf(name, field)] = value;
  }
  return row;
}

/** The same as parameters of a statement: what a `jsonb` column holds goes as text. */
export const parametersOf = (fields: Fields, given: Values) =>
  rowOf(
    fields,
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, isJson(fields, name, value) ? JSON.stringify(value) : value]),
    ),
  );

const isJson = (fields: Fields, name: string, value: unknown) => {
  const kind = fields[name]?.spec.kind;
  return value !== undefined && value !== null && (kind === 'structure' || kind === 'custom-fields');
};
