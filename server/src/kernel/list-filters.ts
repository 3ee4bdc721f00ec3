import { toDecimalString } from './decimal.ts';
import { refuse, words } from './errors.ts';
import { isDate, isoInstant } from './instant.ts';
import { type ListField, type Listing, operatorsOf } from './listing.ts';
import { recordTypeAmong } from './record-types.ts';
import { join, raw, type Sql, sql } from './sql.ts';
import { isUuid } from './uuid.ts';

export type Condition = Sql;

type Input = Readonly<Record<string, unknown>>;

const mostConditions = 10;

/** Conditions of `status=a,b`, `updatedAt[gte]=…` and `includeArchived=…`, from the list's own columns. */
export function filtersOf(listing: Listing, input: Input): Condition[] {
  const given = Object.entries(input).flatMap(([parameter, value]) => {
    const [, name, operator] = /^([A-Za-z]\w*)(?:\[(\w+)\])?$/.exec(parameter) ?? [];
    const field = name === undefined ? undefined : listing.fields[name];
    return field && typeof value === 'string' ? [condition(parameter, field, operator ?? 'in', value)] : [];
  });
  if (given.length > mostConditions)
    throw badFilter('', `at most ${mostConditions} conditions`, `не более ${mostConditions} условий`);
  return [...given, ...archivedCondition(listing, input)];
}

function archivedCondition({ archivedAt }: Listing, { includeArchived }: Input): Condition[] {
  if (!archivedAt || includeArchived === 'true') return [];
  return [includeArchived === 'only' ? sql`${raw(archivedAt)} is not null` : sql`${raw(archivedAt)} is null`];
}

/** What a search asks of a row, and where an index of letter pairs answers the same. */
export interface Sought {
  contains: Condition;
  index?: { from: Sql; contains: Condition };
}

export function soughtOf({ search, searched, alias }: Listing, input: Input): Sought | undefined {
  if (typeof input.search !== 'string' || !search) return undefined;
  const sought = input.search.normalize('NFC').trim();
  if (sought.length < 2) throw badFilter('search', 'needs at least 2 characters', 'не короче 2 знаков');
  if (!searched) {
    const pattern = `%${escapeLike(sought)}%`;
    const found = search.map((column) => sql`${raw(column)} ilike ${pattern}`);
    return { contains: sql`(${join(found, ' or ')})` };
  }
  const small = sought.toLowerCase();
  const contains = sql`${raw(alias)}.searched like ${`%${escapeLike(small)}%`}`;
  const pairs = sql`pairs_of(${raw(`${alias}.tenant_id, ${alias}.searched`)}) @> pairs_of(tenant_id(), ${small})`;
  const isPair = [...small].length === 2;
  return { contains, index: { from: raw(searched), contains: isPair ? pairs : sql`${pairs} and ${contains}` } };
}

const comparisons: Record<string, string> = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' };

function condition(parameter: string, field: ListField, operator: string, value: string): Condition {
  const column = raw(field.column);
  const sign = comparisons[operator];
  if (sign) return sql`${column} ${raw(sign)} ${readValue(parameter, field, value)}`;
  if (field.kind === 'set') return setCondition(parameter, field, operator, value);
  switch (operator) {
    case 'in':
    case 'nin': {
      const list = readList(parameter, field, value);
      // A single value keeps the order of an index, which a list of them gives up.
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
  const column = raw(field.column);
  const list = readList(parameter, field, value);
  if (operator === 'contains') return sql`${column} @> ${list}`;
  return operator === 'in' ? sql`${column} && ${list}` : sql`not ${column} && ${list}`;
}

function readList(parameter: string, field: ListField, value: string) {
  const list = value.split(',').map((one) => readValue(parameter, field, one.trim()));
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
      return text.includes('\u0000') ? words('must not hold NUL', 'не должно содержать NUL') : null;
  }
}

const badFilter = (parameter: string, en: string, ru: string) =>
  refuse('invalid_filter', words(`${parameter}: ${en}.`, `${parameter}: ${ru}.`), { parameter });
