import { columnOf } from '../../../../nouns/kit/field.ts';
import type { Fields } from '../../../../nouns/kit/noun.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values of fields by column name. Omitted fields are left out, so that they keep their values. */
export function rowOf(fields: Fields, given: Values): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields[name];
    if (field && value !== undefined) row[columnOf(name, field)] = value;
  }
  return row;
}

/** The same as parameters of a statement: values of `jsonb` columns as text. */
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
