import type { Filter } from 'scim2-parse-filter';
import { words } from '../../../kernel/problems/errors.ts';
import { type Condition, join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { isoInstant } from '../../../kernel/values/instant.ts';
import { groupSchema, userSchema } from './attributes.ts';
import { readFilter } from './read-path.ts';
import { scimRefusal } from './scim-refusal.ts';

/** What an attribute is compared by. `member` is a list that holds a value or does not. */
export interface FilterColumn {
  kind: 'text' | 'exact' | 'flag' | 'instant' | 'member';
  column: Sql;
}

/** Under the names of attributes in lower case. */
export type FilterColumns = Readonly<Record<string, FilterColumn>>;

type Compared = Extract<Filter, { compValue: unknown }>;

const longest = 2_000;

/** The condition of a query's filter. */
export function filterCondition(text: string | undefined, columns: FilterColumns): Condition {
  if (text === undefined) return raw('true');
  if (text.length > longest || text.includes('\0')) throw notFiltered('filter');
  return conditionOf(readFilter(text), columns, '');
}

function conditionOf(filter: Filter, columns: FilterColumns, within: string): Condition {
  if ('filters' in filter)
    return sql`(${join(
      filter.filters.map((one) => conditionOf(one, columns, within)),
      ` ${filter.op} `,
    )})`;
  if ('filter' in filter) return sql`not coalesce(${conditionOf(filter.filter, columns, within)}, false)`;
  const name = within + bare(filter.attrPath);
  if ('valFilter' in filter) return conditionOf(filter.valFilter, columns, `${name}.`);
  const attribute = columnOf(columns, name);
  return filter.op === 'pr' ? sql`(${attribute.column} is not null)` : compared(filter, attribute);
}

function compared({ op, attrPath, compValue }: Compared, { kind, column }: FilterColumn): Condition {
  if (compValue === null) return op === 'ne' ? sql`(${column} is not null)` : sql`(${column} is null)`;
  const value = String(compValue);
  if (kind === 'flag') {
    const isTrue = value.toLowerCase() === 'true';
    if (op !== 'eq' && op !== 'ne') throw notFiltered(attrPath);
    return sql`(${column} = ${isTrue === (op === 'eq')})`;
  }
  if (kind === 'member') {
    if (op !== 'eq') throw notFiltered(attrPath);
    return sql`coalesce(${column} @> array[${value.toLowerCase()}::text], false)`;
  }
  if (kind === 'instant') return ordered(op, column, sql`${momentOf(value, attrPath)}::timestamptz`);
  return kind === 'exact'
    ? textual(op, column, sql`${value}::text`)
    : textual(op, sql`lower(${column})`, sql`lower(${value}::text)`);
}

function textual(op: Compared['op'], column: Sql, value: Sql): Condition {
  if (op === 'co') return sql`strpos(${column}, ${value}) > 0`;
  if (op === 'sw') return sql`starts_with(${column}, ${value})`;
  if (op === 'ew') return sql`right(${column}, length(${value})) = ${value}`;
  return ordered(op, column, value);
}

const signs = { eq: '=', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

function ordered(op: Compared['op'], column: Sql, value: Sql): Condition {
  if (op === 'ne') return sql`(${column} is distinct from ${value})`;
  if (!(op in signs)) throw notFiltered(op);
  return sql`(${column} ${raw(signs[op as keyof typeof signs])} ${value})`;
}

function momentOf(value: string, attribute: string): string {
  const moment = isoInstant(value);
  if (moment === null) throw notFiltered(attribute);
  return moment;
}

function columnOf(columns: FilterColumns, name: string): FilterColumn {
  const known = columns[name];
  if (!known) throw notFiltered(name);
  return known;
}

/** Without the schema that may stand before the name. */
const bare = (path: string) =>
  [userSchema, groupSchema].reduce((name, schema) => name.replace(`${schema.toLowerCase()}:`, ''), path.toLowerCase());

const notFiltered = (attribute: string) =>
  scimRefusal(
    'invalidFilter',
    words(`Nothing is filtered by ${attribute} this way.`, `По ${attribute} так не фильтруется.`),
  );
