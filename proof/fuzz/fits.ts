import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from '../../server/src/surfaces/http/openapi/json.ts';
import { contract } from '../../server/test/check-answer.ts';
import { resolved } from './operations.ts';

const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: isDate,
  'date-time': (text: string) =>
    /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i.test(text) &&
    isDate(text.slice(0, 10)),
};

/** From year 1000 to 9999, as the document says of its dates. */
function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const ajv = new Ajv2020({ strict: false });
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
for (const format of ['decimal', 'binary', 'uri', 'email', 'pdf_zip']) ajv.addFormat(format, true);
ajv.addSchema({ $id: 'contract', ...contract } as Json);

const compiled = new WeakMap<Json, ValidateFunction>();

/** Whether the schema allows a value. */
export function fits(schema: Json, value: unknown): boolean {
  const check = compiled.get(schema) ?? ajv.compile(withAbsolute(schema) as Json);
  compiled.set(schema, check);
  return check(value);
}

/** References of the document, written out of it. */
function withAbsolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withAbsolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? `contract${value}` : withAbsolute(value),
    ]),
  );
}

/**
 * A value as the server reads it before it judges, which the introduction of the document tells: texts in NFC without blanks
 * around them, identifiers
 * in small letters, exact numbers where a decimal is meant. What only such a reading allows may be taken or refused.
 */
export function tidied(given: Json, value: unknown): unknown {
  const schema = resolved(given);
  const isDecimal = schema.format === 'decimal';
  if (typeof value === 'number' && isDecimal) return tidied(schema, String(value));
  if (typeof value === 'string') {
    const text = value.normalize('NFC').replaceAll('\r\n', '\n').trim();
    if (schema.format === 'uuid') return text.toLowerCase();
    return isDecimal && /^-[0.]+$/.test(text) ? text.slice(1) : text;
  }
  if (Array.isArray(value)) return value.map((one) => tidied((schema.items ?? {}) as Json, one));
  if (typeof value !== 'object' || value === null) return value;
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, tidied(properties[name] ?? {}, held)]));
}

const strange = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|\p{Cs}/u;

/** Whether it holds texts or numbers that the introduction of the document forbids, or that are read as others. */
export const holdsStrange = (value: unknown): boolean =>
  typeof value === 'number'
    ? Math.abs(value) >= 1e15
    : typeof value === 'string'
      ? strange.test(value) || value.trim() !== value || value.normalize('NFC') !== value
      : typeof value === 'object' && value !== null && Object.values(value).some(holdsStrange);
