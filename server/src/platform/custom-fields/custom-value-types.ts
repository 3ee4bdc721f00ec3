import type { CustomFieldType } from '../../../../nouns/custom-field.ts';
import type { ValueType } from '../../kernel/variables.ts';

/** What variables of custom fields hold. */
export const customValueTypes: Record<CustomFieldType, ValueType> = {
  string: 'string',
  text: 'string',
  number: 'number',
  money: 'money',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  select: 'string',
  multiselect: 'array',
  url: 'string',
  user: 'string',
};
