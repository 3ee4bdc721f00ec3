import type { AnyField, Kind } from '../../../../nouns/kit/field.ts';
import type { Fields } from '../../../../nouns/kit/noun.ts';
import type { ValueType, Variable } from '../../kernel/variables.ts';

/** Variables of fields that are paths of their own: label, type and guard are those that the noun declares. */
export const variablesOf = <F extends Fields>(
  fields: F,
  names: ReadonlyArray<keyof F & string>,
): Record<string, Variable> => Object.fromEntries(names.map((name) => [name, variableOf(fields, name)]));

/** The same for one field, where the path is named otherwise or the type says more than the field does: `money`, `array`. */
export function variableOf<F extends Fields>(fields: F, name: keyof F & string, valueType?: ValueType): Variable {
  const { kind, label, guard, choices } = (fields[name] as AnyField).spec;
  return { label, valueType: valueType ?? valueTypes[kind], ...(guard && { guard }), ...(choices && { choices }) };
}

const valueTypes: Readonly<Record<Kind, ValueType>> = {
  text: 'string',
  choice: 'string',
  id: 'string',
  decimal: 'number',
  integer: 'number',
  instant: 'datetime',
  date: 'date',
  boolean: 'boolean',
  set: 'array',
  structure: 'array',
  'custom-fields': 'array',
  'external-links': 'array',
};
