import Type, { type TSchema } from 'typebox';
import Format from 'typebox/format';
import type { AnyField } from '../../../nouns/kit/field.ts';
import * as declared from '../../../nouns/kit/fields.ts';
import { isCurrency } from './values/currencies.ts';
import { toDecimalString } from './values/decimal.ts';
import { isDate, isoInstant } from './values/instant.ts';
import { hasForbiddenCharacters, hasForbiddenCharactersInLines } from './values/text.ts';

/**
 * The field types of nouns as schemas with only a title, for input and output that is not part of a noun.
 * Keywords that begin with `x-` tell the intake how to clean a value before it is checked.
 */
interface Shown {
  description?: string;
  examples?: readonly unknown[];
}

Format.Set('decimal', (text: string) => toDecimalString(text) !== null);
Format.Set('unsigned-decimal', (text: string) => toDecimalString(text) !== null && !text.startsWith('-'));
Format.Set('line', (text: string) => !hasForbiddenCharacters(text));
Format.Set('lines', (text: string) => !hasForbiddenCharactersInLines(text));
Format.Set('rate', (text: string) => /^(0|[1-9]\d{0,9})(\.\d{1,8})?$/.test(text) && /[1-9]/.test(text));
Format.Set('currency', isCurrency);
Format.Set('country', (text: string) => /^[A-Z]{2}$/.test(text));
Format.Set('date', isDate);
Format.Set('time-of-day', (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text));
Format.Set('date-time', (text: string) => isoInstant(text) !== null);

const textual = ({ spec }: AnyField, title: string, shown: Shown = {}) =>
  Type.Unsafe<string>({ ...spec.schema, title, ...shown });

/** UUID, lower case. */
export const id = (title = 'Identifier') => textual(declared.id(), title);

/** The identifier in examples: it stands for a record that the reader has created. */
export const exampleId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

/** An optional identifier that examples still show: the request needs one of several fields, and this is the simplest. */
export const shownId = (title: string) => Type.String({ format: 'uuid', title, examples: [exampleId] });

/** A field that request examples leave out: with the rest of the example it would be refused or change the meaning. */
export const unshown = <Field extends object>(field: Field): Field => ({ ...field, examples: undefined });

/** Text in one line: trimmed, NFC, no control or bidi characters, 1…`max` characters. */
export const text = (max: number, title: string, shown: Shown = {}) =>
  textual(declared.text(max, title, title), title, shown);

/** Text that may hold line breaks and tabs. */
export const longText = (max: number, title: string, shown: Shown = {}) =>
  textual(declared.longText(max, title, title), title, shown);

/** Price per unit: a decimal string of up to 6 fraction digits, not negative. */
export const price = (title: string, shown: Shown = {}) =>
  textual(declared.measure(title, title).example('1234.50'), title, shown);

/** A signed decimal string of up to 6 fraction digits. */
export const decimal = (title: string, shown: Shown = {}) => textual(declared.decimal(title, title), title, shown);

/** A measure or quantity that cannot be negative. */
export const measure = (title: string, shown: Shown = {}) => textual(declared.measure(title, title), title, shown);

/** ISO 4217, upper case; one that is in use now. */
export const currency = (title = 'Currency', shown: Shown = {}) => textual(declared.currency(), title, shown);

/** ISO 3166-1 alpha-2, upper case. */
export const country = (title: string) => textual(declared.country(), title);

/** An exchange rate: a positive decimal string of up to 8 fraction digits. */
export const rate = (title: string, shown: Shown = {}) => textual(declared.rate(title, title), title, shown);

/** RFC 3339 instant in UTC with milliseconds; input may carry any offset. */
export const instant = (title: string) => textual(declared.instant(title, title), title);

/** Calendar date, `YYYY-MM-DD`. */
export const date = (title: string) => textual(declared.date(title, title), title);

export const choice = <const V extends string>(values: readonly V[], title: string, shown: Shown = {}) =>
  Type.Unsafe<V>({ type: 'string', enum: [...values], title, ...shown });

/** A record type: answers spell it as `names` does, requests may use any known spelling (see `record-type-among.ts`). */
export const recordType = <const V extends string>(names: readonly V[], title: string, shown: Shown = {}) =>
  Type.Unsafe<V>({ type: 'string', enum: [...names], title, 'x-clean': 'record-type', ...shown });

export const flag = (title: string) => Type.Boolean({ title });

export const integer = (title: string, { minimum, maximum }: { minimum?: number; maximum?: number } = {}) =>
  Type.Integer({ title, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) });

/** The record's version: starts at 1 and grows by one with each committed change; part of its `ETag`. */
export const version = () => Type.Integer({ minimum: 1, title: 'Version' });

/** The same type, or null for «no value». */
export const nullable = <T extends TSchema>(schema: T) => {
  const known = schema as { type?: string; enum?: unknown[]; anyOf?: unknown[] };
  const open = known.type
    ? { ...known, type: [known.type, 'null'], ...(known.enum && { enum: [...known.enum, null] }) }
    : { anyOf: [known, { type: 'null' }] };
  return Type.Unsafe<Type.Static<T> | null>(open);
};

export const object = <P extends Type.TProperties>(properties: P, shown: Shown & { title?: string } = {}) =>
  Type.Object(properties, { additionalProperties: false, ...shown });
