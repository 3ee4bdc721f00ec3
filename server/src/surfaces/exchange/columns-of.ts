import { words } from '../../kernel/errors.ts';
import type { Exchange, ExchangeColumn } from '../../kernel/exchange.ts';
import type { CustomField, CustomFieldType } from '../../platform/custom-fields/custom-field.ts';

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
  // A file names people, not identifiers of theirs.
  user: null,
};

/** The column that says which record a row speaks of, and the version it was exported at. */
export const codeColumn: ExchangeColumn = {
  field: 'code',
  title: words('Service code', 'Служебный код'),
  aliases: ['служебный код позиции', 'код позиции', 'service item code'],
  kind: 'text',
};

/** Every column that a file of this noun may bring into this portal: its own, the portal's fields, and the service code. */
export const columnsOf = (exchange: Exchange, definitions: readonly CustomField[]): ExchangeColumn[] =>
  exportedColumnsOf(exchange, definitions).filter(({ onlyInExports }) => !onlyInExports);

/** The same, and those that are only for the reader of an export. */
export const exportedColumnsOf = (exchange: Exchange, definitions: readonly CustomField[]): ExchangeColumn[] => [
  ...exchange.columns,
  ...definitions.flatMap(({ entityType, status, key, label, type }) => {
    const kind = kinds[type];
    if (entityType !== exchange.card.customFieldsOf || status !== 'active' || !kind) return [];
    return [{ field: `custom.${key}`, title: words(label, label), aliases: [key], kind, at: `/customFields/${key}` }];
  }),
  codeColumn,
];
