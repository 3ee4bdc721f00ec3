import { refuse, words } from '../problems/errors.ts';
import { recordTypeAmong } from '../record-type-among.ts';
import { type Condition, join, raw, sql, withTenant } from '../sql/sql.ts';
import { toDecimalString } from '../values/decimal.ts';
import { isDate, isoInstant } from '../values/instant.ts';
import { isUuid } from '../values/uuid.ts';
import { type ListField, type Listing, operatorsOf } from './listing.ts';

type Input = Readonly<Record<string, unknown>>;

const mostConditions = 10;

/** The key under which a surface adds conditions to a list that it exposes. A request cannot name it. */
export const lentConditions = Symbol('conditions of the surface');

/** Conditions of `status=a,b`, `updatedAt[gte]=…` and `includeArchived=…`, from the list's own columns. */
export function filtersOf(listing: Listing, input: Input): Condition[] {
  const given = Object.entries(input).flatMap(([parameter, value]) => {
    const [, name, operator] = /^([A-Za-z]\w*)(?:\[(\w+)\])?$/.exec(parameter) ?? [];
    const field = name === undefined ? undefined : listing.fields[name];
    return field && typeof value === 'string' ? [condition(parameter, field, operator ?? 'in', value)] : [];
  });
  const { [lentConditions]: lent = [] } = input as { [lentConditions]?: readonly Condition[] };
  if (given.length + lent.length > mostConditions)
    throw badFilter('', `at most ${mostConditions} conditions`, `не более ${mostConditions} условий`);
  return [...given, ...lent, ...archivedCondition(listing, input)];
}

/** Asking for a status that only archived rows have includes archived rows without `includeArchived`. */
function archivedCondition({ archivedAt }: Listing, { includeArchived, ...input }: Input): Condition[] {
  if (!archivedAt || includeArchived === 'true') return [];
  if (includeArchived === undefined && asksForArchived(input)) return [];
  return [includeArchived === 'only' ? sql`${raw(archivedAt)} is not null` : sql`${raw(archivedAt)} is null`];
}

const asksForArchived = (input: Input) =>
  ['status', 'status[in]', 'status[eq]'].some((name) =>
    ((input[name] as string | undefined) ?? '')
      .split(',')
      .some((one) => one.trim() === 'archived' || one.trim() === 'deleted'),
  );

/** The search text, refused where it is too short. */
export function soughtText({ search, searched }: Listing, input: Input): string | undefined {
  if (typeof input.search !== 'string' || !(search ?? searched)) return undefined;
  const text = input.search.normalize('NFC').trim();
  if (text.length < 2) throw badFilter('search', 'needs at least 2 characters', 'не короче 2 знаков');
  return text;
}

/** A row of a short list matches when each word is contained in one of its columns, in any order. */
export function containsWords({ search = [] }: Listing, text: string): Condition {
  const words = text.split(/\s+/).slice(0, 12);
  const columns = search.map((column) => sql`coalesce(${raw(column)}, '')`);
  const all = sql`(${join(columns, ` || ' ' || `)})`;
  return sql`(${join(
    words.map((word) => sql`${all} ilike ${`%${escapeLike(word)}%`}`),
    ' and ',
  )})`;
}

const comparisons: Record<string, string> = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' };

function condition(parameter: string, field: ListField, operator: string, value: string): Condition {
  const column = withTenant(field.column);
  const sign = comparisons[operator];
  if (sign) return sql`${column} ${raw(sign)} ${readValue(parameter, field, value)}`;
  if (field.kind === 'related' && operator === 'in')
    return sql`${column} in (${withTenant(field.among as string)} = any(${readList(parameter, field, value)}::uuid[]))`;
  if (field.kind === 'set') return setCondition(parameter, field, operator, value);
  switch (operator) {
    case 'in':
    case 'nin': {
      const list = readList(parameter, field, value);
      // With a single value an index can also give the order; with a list of values it cannot.
      if (operator === 'in' && list.length === 1) return sql`${column} = ${list[0]}`;
      return operator === 'in' ? sql`${column} = any(${list})` : sql`${column} <> all(${list})`;
    }
    case 'contains':
      return sql`${column} ilike ${`%${escapeLike(value)}%`}`;
    case 'startsWith':
      return sql`${column} ilike ${`${escapeLike(value)}%`}`;
    case 'isNull':
      if (value !== 'true' && value !== 'false')
        throw badFilter(parameter, 'must be true or false', 'должно быть true или false');
      return value === 'true' ? sql`${column} is null` : sql`${column} is not null`;
    default:
      throw badFilter(
        parameter,
        `operators: ${operatorsOf(field).join(', ')}`,
        `операторы: ${operatorsOf(field).join(', ')}`,
      );
  }
}

function setCondition(parameter: string, field: ListField, operator: string, value: string): Condition {
  const column = withTenant(field.column);
  const list = readList(parameter, field, value);
  if (operator === 'contains') return sql`${column} @> ${list}`;
  return operator === 'in' ? sql`${column} && ${list}` : sql`not ${column} && ${list}`;
}

const readList = (parameter: string, field: ListField, value: string) =>
  splitList(parameter, value).map((one) => readValue(parameter, field, one));

/** The values of `name=a,b`. */
export function splitList(parameter: string, value: string): string[] {
  const list = value.split(',').map((one) => one.trim());
  if (list.length > 100) throw badFilter(parameter, 'at most 100 values', 'не более 100 значений');
  return list;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function readValue(parameter: string, field: ListField, given: string): string | boolean {
  const text = field.recordTypes ? recordTypeAmong(field.recordTypes, given) : given;
  const fault = faultOf(field, text);
  if (fault) throw badFilter(parameter, fault.en, fault.ru);
  return field.kind === 'boolean' ? text === 'true' : text.normalize('NFC');
}

function faultOf(field: ListField, text: string) {
  switch (field.kind) {
    case 'id':
    case 'related':
      return isUuid(text) ? null : words('must be a UUID', 'должно быть UUID');
    case 'decimal':
      return toDecimalString(text) !== null ? null : words('must be a decimal number', 'должно быть десятичным числом');
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? null : words('must be a whole number', 'должно быть целым числом');
    case 'boolean':
      return text === 'true' || text === 'false' ? null : words('must be true or false', 'должно быть true или false');
    case 'date':
      return isDate(text) ? null : words('must be a date, YYYY-MM-DD', 'дата в виде ГГГГ-ММ-ДД');
    case 'instant':
      return isoInstant(text) !== null
        ? null
        : words('must be an RFC 3339 instant with a zone', 'момент времени RFC 3339 с часовым поясом');
    case 'choice':
    case 'set':
      return field.values && !field.values.includes(text)
        ? words(`must be one of ${field.values.join(', ')}`, `одно из: ${field.values.join(', ')}`)
        : null;
    case 'text':
      return text.includes('\u0000') ? words('must not contain NUL', 'не должно содержать NUL') : null;
  }
}

export const badFilter = (parameter: string, en: string, ru: string) =>
  refuse('invalid_filter', words(`${parameter}: ${en}.`, `${parameter}: ${ru}.`), { parameter });
