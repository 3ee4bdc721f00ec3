import Type, { type Static } from 'typebox';
import { object, version } from '../../kernel/fields.ts';
import { onlyGiven } from '../../kernel/sql/given-columns.ts';
import { numberFormat, regional, vatDefaults } from './regional.ts';

const { fields } = regional;

/** Every field may be left out; of the grouped ones, every member too. */
export const regionalInput = object({
  currency: Type.Optional(fields.currency),
  locale: Type.Optional(fields.locale),
  timezone: Type.Optional(fields.timezone),
  dateFormat: Type.Optional(fields.dateFormat),
  numberFormat: Type.Optional(
    object({
      decimal: Type.Optional(numberFormat.properties.decimal),
      group: Type.Optional(numberFormat.properties.group),
    }),
  ),
  weekStart: Type.Optional(fields.weekStart),
  vatDefaults: Type.Optional(
    object({ mode: Type.Optional(vatDefaults.properties.mode), rate: Type.Optional(vatDefaults.properties.rate) }),
  ),
  csvDelimiter: Type.Optional(fields.csvDelimiter),
  fxSource: Type.Optional(fields.fxSource),
  version: Type.Optional(version()),
});

export type RegionalInput = Omit<Static<typeof regionalInput>, 'version'>;

/** The given fields as columns; what was not given stays out. */
export const rowOf = (given: RegionalInput) =>
  onlyGiven({
    currency: given.currency,
    locale: given.locale,
    timezone: given.timezone,
    date_format: given.dateFormat,
    decimal_separator: given.numberFormat?.decimal,
    group_separator: given.numberFormat?.group,
    week_start: given.weekStart,
    vat_mode: given.vatDefaults?.mode,
    vat_rate: given.vatDefaults?.rate,
    csv_delimiter: given.csvDelimiter,
    fx_source: given.fxSource,
  });
