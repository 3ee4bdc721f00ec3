import { type Words, words } from '../problems/errors.ts';
import { refuseParameter } from '../problems/refuse-parameter.ts';
import { join, raw, type Sql, sql } from '../sql/sql.ts';
import { nearNames } from '../values/near-names.ts';
import { type ListField, type Listing, sortableOf } from './listing.ts';

export interface SortKey {
  /** The field's name in rows. */
  name: string;
  /** Its path in a row. */
  shownAt: readonly string[];
  column: string;
  descending: boolean;
  nullable: boolean;
  cast: string;
}

const casts: Record<ListField['kind'], string> = {
  text: 'text',
  choice: 'text',
  set: 'text[]',
  id: 'uuid',
  decimal: 'numeric',
  instant: 'timestamptz',
  date: 'date',
  boolean: 'boolean',
  integer: 'bigint',
  related: 'uuid',
};

/** Parses `-updatedAt,name`; the identifier ends every order so that no two rows are equal. */
export function sortOf(listing: Listing, wanted: string = listing.defaultSort): SortKey[] {
  const names = wanted.split(',').map((name) => name.trim());
  const allowed = sortableOf(listing);
  if (names.length > 3)
    throw badSort(
      words(`takes at most 3 fields, ${names.length} came`, `не более 3 полей, пришло ${names.length}`),
      allowed,
    );
  if (new Set(names.map((name) => name.replace(/^-/, ''))).size !== names.length)
    throw badSort(words('names a field twice', 'поле указано дважды'), allowed);
  const keys = names.map((signed) => {
    const descending = signed.startsWith('-');
    const name = descending ? signed.slice(1) : signed;
    const field = listing.fields[name];
    if (!field?.sortable)
      throw badSort(words(`“${name}” is not sorted by`, `по «${name}» не сортируют`), allowed, name);
    const { shownAt = [name] } = field;
    return {
      name,
      shownAt,
      column: field.column,
      descending,
      nullable: field.nullable === true,
      cast: casts[field.kind],
    };
  });
  const id = `${listing.alias}.id`;
  const last = keys.at(-1);
  return keys.some((key) => key.column === id)
    ? keys
    : [
        ...keys,
        {
          name: 'id',
          shownAt: ['id'],
          column: id,
          descending: last?.descending === true,
          nullable: false,
          cast: 'uuid',
        },
      ];
}

function badSort(said: Words, allowed: readonly string[], name?: string) {
  const list = allowed.join(', ');
  const near = name === undefined ? [] : nearNames(allowed, name);
  return refuseParameter('invalid_sort', 'sort', {
    message: words(`${said.en}; there are: ${list}`, `${said.ru}; есть: ${list}`),
    params: { allowed, near },
    fix:
      near.length > 0
        ? words(`Send “${near[0]}” instead.`, `Передайте вместо этого «${near[0]}».`)
        : words(
            `Send up to 3 different fields of these, with “-” before descending ones, such as sort=-${allowed[0]}.`,
            `Передайте до 3 разных полей из этих, с «-» перед убывающими, например sort=-${allowed[0]}.`,
          ),
  });
}

/** Nulls come last in ascending and first in descending order, PostgreSQL's default, so one index serves both directions. */
export const orderBy = (keys: readonly SortKey[], backwards: boolean): Sql =>
  join(keys.map(({ column, descending }) => raw(`${column} ${descending !== backwards ? 'desc' : 'asc'}`)));

/** The condition that a row comes after the given keys in this order. */
export function afterKeys(keys: readonly SortKey[], values: readonly unknown[], backwards: boolean): Sql {
  // In descending order nulls come first and are already passed: a plain comparison leaves them out, and an index serves it.
  const isPlain = ({ descending, nullable }: SortKey, index: number) =>
    !nullable || (descending !== backwards && values[index] !== null);
  const oneWay = keys.every((key, index) => key.descending === keys[0]?.descending && isPlain(key, index));
  if (oneWay) {
    const sign = keys[0]?.descending !== backwards ? '<' : '>';
    const held = keys.map(({ cast }, index) => sql`${values[index]}::${raw(cast)}`);
    return sql`(${raw(keys.map(({ column }) => column).join(', '))}) ${raw(sign)} (${join(held)})`;
  }
  const branches = keys.map((_, depth) => {
    const equals = keys.slice(0, depth).map((key, index) => same(key, values[index]));
    return sql`(${join([...equals, beyond(keys[depth] as SortKey, values[depth], backwards)], ' and ')})`;
  });
  return sql`(${join(branches, ' or ')})`;
}

/**
 * The same as consecutive parts, each a range of an index: in ascending order of a nullable column, first the rows with greater
 * values, then the rows with null.
 */
export function partsAfter(keys: readonly SortKey[], values: readonly unknown[], backwards: boolean): Sql[] {
  const [first, ...others] = keys as [SortKey, ...SortKey[]];
  const isSplit =
    first.nullable &&
    first.descending === backwards &&
    values[0] !== null &&
    others.every(({ nullable, descending }) => !nullable && descending === first.descending);
  if (!isSplit) return [afterKeys(keys, values, backwards)];
  const held = [{ ...first, nullable: false }, ...others];
  return [afterKeys(held, values, backwards), sql`${raw(first.column)} is null`];
}

const same = ({ column, cast }: SortKey, value: unknown) =>
  value === null ? sql`${raw(column)} is null` : sql`${raw(column)} = ${value}::${raw(cast)}`;

function beyond({ column, descending, nullable, cast }: SortKey, value: unknown, backwards: boolean): Sql {
  const up = descending === backwards;
  if (value === null) return up ? sql`false` : sql`${raw(column)} is not null`;
  const ahead = sql`${raw(column)} ${raw(up ? '>' : '<')} ${value}::${raw(cast)}`;
  return up && nullable ? sql`(${ahead} or ${raw(column)} is null)` : ahead;
}
