import type { CustomField, CustomFieldType } from '../../../../nouns/custom-field.ts';
import type { Exchange, ExchangeColumn } from '../../kernel/exchange/exchange.ts';
import { words } from '../../kernel/problems/errors.ts';

const kinds: Record<CustomFieldType, ExchangeColumn['kind'] | null> = {
  string: 'text',
  text: 'text',
  number: 'decimal',
  money: 'decimal',
  boolean: 'boolean',
  date: 'date',
  datetime: 'text',
  select: 'text',
  multiselect: 'list',
  url: 'text',
  // A file contains names of people, not their identifiers.
  user: null,
};

/** The column that identifies the record of a row and the version it was exported at. */
export const codeColumn: ExchangeColumn = {
  field: 'code',
  title: words('Service code', 'Служебный код'),
  aliases: ['служебный код позиции', 'код позиции', 'service item code'],
  kind: 'text',
};

interface Wanted {
  /** Without the custom fields of referenced records that the caller may not change. */
  reachesBeside?: boolean;
}

/** Every column that a file of this noun may have in this portal: its own, custom fields, those of referenced records, and the service code. */
export const columnsOf = (
  exchange: Exchange,
  definitions: readonly CustomField[],
  { reachesBeside = true }: Wanted = {},
): ExchangeColumn[] => [
  ...exportedColumnsOf(exchange, definitions).filter(({ onlyInExports }) => !onlyInExports),
  ...(reachesBeside ? definitions.flatMap((field) => columnBeside(exchange, field)) : []),
];

/** The same, with the columns that are exported only for information. */
export const exportedColumnsOf = (exchange: Exchange, definitions: readonly CustomField[]): ExchangeColumn[] => [
  ...exchange.columns,
  ...definitions.flatMap((field) => (isOwn(exchange, field) ? customColumn(exchange, field) : [])),
  codeColumn,
];

const isOwn = ({ entity }: Exchange, { entityType }: CustomField) => entityType === entity.customFieldsOf;

function columnBeside(exchange: Exchange, field: CustomField): ExchangeColumn[] {
  const { fieldsBeside: beside } = exchange;
  if (!beside || field.entityType !== beside.of) return [];
  const { label } = field;
  const { noun, asks } = beside;
  return customColumn(exchange, field).map((column) => ({
    ...column,
    title: words(`${label} (${noun.en})`, `${label} (${noun.ru})`),
    aliases: [label, ...column.aliases],
    asks,
  }));
}

function customColumn(exchange: Exchange, definition: CustomField): ExchangeColumn[] {
  const { entityType, status, key, label, type } = definition;
  const kind = kinds[type];
  const place = placeOf(exchange, definition);
  if (status !== 'active' || !kind || !place) return [];
  const { field, into } = place;
  return [{ field, title: words(label, label), aliases: [key], kind, at: `/${into}/${key}`, customOf: entityType }];
}

/** The column name of a custom field, and the place of its value in a row's input; undefined for custom fields of other records. */
export function placeOf({ entity, fieldsBeside: beside }: Exchange, { entityType, key }: CustomField) {
  if (entityType === entity.customFieldsOf) return { field: `custom.${key}`, into: 'customFields' };
  if (entityType === beside?.of) return { field: `${entityType}.custom.${key}`, into: beside.into };
  return null;
}
