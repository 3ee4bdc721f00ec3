import { type Condition, join, raw, sql, withTenant } from '../sql/sql.ts';
import { badFilter } from './bad-filter.ts';
import { readValue, trueOrFalse } from './filter-value.ts';
import { type Lent, lentConditions, standingConditions } from './lent-conditions.ts';
import { type ListField, type Listing, operatorsOf } from './listing.ts';

type Input = Readonly<Record<string, unknown>>;

const mostConditions = 10;

/** Conditions of `status=a,b`, `updatedAt[gte]=…` and `includeArchived=…`, from the list's own columns. */
export function filtersOf(listing: Listing, input: Input): Condition[] {
  const given = Object.entries(input).flatMap(([parameter, value]) => {
    const [, name, operator] = /^([A-Za-z]\w*)(?:\[(\w+)\])?$/.exec(parameter) ?? [];
    const field = name === undefined ? undefined : listing.fields[name];
    return field && typeof value === 'string'
      ? [{ parameter, condition: condition(parameter, field, operator ?? 'in', value) }]
      : [];
  });
  const { [lentConditions]: lent = [], [standingConditions]: standing = [] } = input as Lent;
  const count = given.length + lent.length;
  if (count > mostConditions)
    throw badFilter(
      given.at(-1)?.parameter ?? 'externalId',
      `at most ${mostConditions} conditions at once, ${count} came`,
      `не более ${mostConditions} условий сразу, пришло ${count}`,
      { code: 'max_items', params: { limit: mostConditions } },
    );
  return [...given.map((one) => one.condition), ...lent, ...standing, ...archivedCondition(listing, input)];
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
  if (text.length < 2)
    throw badFilter(
      'search',
      `needs at least 2 characters, ${text.length} came`,
      `не короче 2 знаков, пришло ${text.length}`,
      {
        code: 'min_length',
        params: { limit: 2 },
      },
    );
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
        throw badFilter(parameter, 'must be true or false', 'должно быть true или false', trueOrFalse);
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
  if (list.length > 100)
    throw badFilter(
      parameter,
      `at most 100 values, ${list.length} came`,
      `не более 100 значений, пришло ${list.length}`,
      {
        code: 'max_items',
        params: { limit: 100 },
      },
    );
  return list;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
