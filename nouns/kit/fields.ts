import { Field, field, type Schema } from './field.ts';
import type { Lifecycle } from './lifecycle.ts';
import { type Words, words } from './words.ts';

/** Text in one line: trimmed, NFC, no control or bidi characters, 1…`max` characters. */
export const text = (max: number, en: string, ru: string) =>
  field<string>('text', { type: 'string', minLength: 1, maxLength: max, format: 'line', 'x-clean': 'line' }, en, ru);

/** Text that may hold line breaks and tabs. */
export const longText = (max: number, en: string, ru: string) =>
  field<string>('text', { type: 'string', minLength: 1, maxLength: max, format: 'lines', 'x-clean': 'lines' }, en, ru);

/** Text that the platform itself wrote. */
export const ownText = (en: string, ru: string) => field<string>('text', { type: 'string' }, en, ru);

/** Several texts of one line each. */
export const texts = (max: number, en: string, ru: string, limits: Schema = {}) =>
  field<string[]>('set', { type: 'array', items: text(max, en, ru).spec.schema, ...limits }, en, ru);

const decimalString = (format: string) => ({ type: 'string', format, 'x-clean': 'decimal' });

/** A signed decimal string of up to 6 fraction digits. */
export const decimal = (en: string, ru: string) => field<string>('decimal', decimalString('decimal'), en, ru);

/** A measure, quantity or price: a decimal string of up to 6 fraction digits, not negative. */
export const measure = (en: string, ru: string) => field<string>('decimal', decimalString('unsigned-decimal'), en, ru);

/** A price of one unit, or an amount that is not negative. */
export const price = (en: string, ru: string) => measure(en, ru).example('1234.50');

/** An exchange rate: a positive decimal string of up to 8 fraction digits. */
export const rate = (en: string, ru: string) =>
  field<string>('decimal', decimalString('rate'), en, ru).example('92.5062');

/** ISO 4217, upper case; one that is in use now. */
export const currency = (en = 'Currency', ru = 'Валюта') =>
  field<string>('text', { type: 'string', format: 'currency' }, en, ru).example('RUB');

/** ISO 3166-1 alpha-2, upper case. */
export const country = (en = 'Country', ru = 'Страна') =>
  field<string>('text', { type: 'string', format: 'country' }, en, ru).example('RU');

/** UUID, lower case. */
export const id = (en = 'Identifier', ru = 'Идентификатор') =>
  field<string>('id', { type: 'string', format: 'uuid' }, en, ru);

/** Identifiers of different records of one kind; `one` is what each of them is. */
export const ids = (one: string, en: string, ru: string, most: number) =>
  field<string[]>(
    'set',
    { type: 'array', items: { type: 'string', format: 'uuid', title: one }, maxItems: most, uniqueItems: true },
    en,
    ru,
  );

/** RFC 3339 instant in UTC with milliseconds; input may carry any offset. */
export const instant = (en: string, ru: string) =>
  field<string>('instant', { type: 'string', format: 'date-time', 'x-clean': 'instant' }, en, ru).example(
    '2026-11-20T09:15:30.123Z',
  );

/** Calendar date, `YYYY-MM-DD`. */
export const date = (en: string, ru: string) =>
  field<string>('date', { type: 'string', format: 'date' }, en, ru).example('2026-11-20');

/** Time of a day by the clock on the wall, `HH:MM`. */
export const timeOfDay = (en: string, ru: string) =>
  field<string>('text', { type: 'string', format: 'time-of-day' }, en, ru);

export const flag = (en: string, ru: string) => field<boolean>('boolean', { type: 'boolean' }, en, ru);

export const integer = (en: string, ru: string, limits: { minimum?: number; maximum?: number } = {}) =>
  field<number>('integer', { type: 'integer', ...limits }, en, ru);

type Named<Value extends string> = Readonly<Record<Value, Words>>;

/** One of a few values, each with its words for people. */
export const choice = <const Value extends string>(choices: Named<Value>, en: string, ru: string) =>
  new Field<Value, 'never', false>({
    kind: 'choice',
    schema: { type: 'string', enum: Object.keys(choices), title: en },
    label: words(en, ru),
    choices,
  });

/** A set of values from a short list. */
export const choices = <const Value extends string>(named: Named<Value>, en: string, ru: string, limits: Schema = {}) =>
  new Field<Value[], 'never', false>({
    kind: 'set',
    schema: {
      type: 'array',
      items: { type: 'string', enum: Object.keys(named) },
      uniqueItems: true,
      ...limits,
      title: en,
    },
    label: words(en, ru),
    choices: named,
  });

/** Where the record stands in its lifecycle. */
export const status = <Status extends string>({ statuses }: Lifecycle<Status>, en = 'Status', ru = 'Статус') =>
  choice(statuses, en, ru);

/** A record type: answers spell it as `named` does, requests may use any known spelling. */
export const recordType = <const Value extends string>(named: Named<Value>, en: string, ru: string) => {
  const { schema, ...spec } = choice(named, en, ru).spec;
  return new Field<Value, 'never', false>({ ...spec, schema: { ...schema, 'x-clean': 'record-type' } });
};
