import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import { object } from '../fields.ts';

export type FieldKind =
  | 'text'
  | 'choice'
  | 'set'
  | 'id'
  | 'decimal'
  | 'instant'
  | 'date'
  | 'boolean'
  | 'integer'
  | 'related';

/** How one field of a list may be filtered and sorted. `column` is our own SQL, never the caller's. */
export interface ListField {
  column: string;
  kind: FieldKind;
  sortable?: true;
  nullable?: true;
  /** Its path in a row, if not its own name: cursors are made of the values that rows show. */
  shownAt?: readonly string[];
  values?: readonly string[];
  /** Names of record types, which callers may spell in other ways. */
  recordTypes?: readonly string[];
  /** For a `related` field: a subquery that `column` must be in; the given identifiers are appended to it. */
  among?: string;
}

/** The definition of a list: its rows, the fields to filter and sort by, and what a search looks in. */
export interface Listing {
  name: string;
  /** `catalog_items item` */
  from: string;
  /** The alias of the table that holds the tenant and the identifier. */
  alias: string;
  fields: Readonly<Record<string, ListField>>;
  /** Fields, `-` before descending ones; the identifier is always last. */
  defaultSort: string;
  /** Columns that a search scans, for short lists. */
  search?: readonly string[];
  /** For records in the full-text index. */
  searched?: Searched;
  /** Sortable fields whose order an index provides. */
  ordered?: readonly string[];
  /** Column that is set on archived rows, where a noun archives. */
  archivedAt?: string;
  /** What `expand` may name. */
  expandable?: readonly string[];
}

/** How records of a kind are searched. */
export interface Searched {
  /** The kind's name in the triggers of its tables. */
  kind: string;
  /** Records are also found by the names and numbers of their suppliers and customers: ranked like their own words, or last. */
  parties?: 'as words' | 'last';
  /** What they are found by, for the documentation. */
  by: string;
}

const operators: Record<FieldKind, readonly string[]> = {
  text: ['eq', 'ne', 'in', 'nin', 'contains', 'startsWith', 'isNull'],
  choice: ['eq', 'ne', 'in', 'nin', 'isNull'],
  // A column with several values: `in` finds rows with any of the given values, `contains` rows with all of them.
  set: ['in', 'nin', 'contains'],
  id: ['eq', 'ne', 'in', 'nin', 'isNull'],
  decimal: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'isNull'],
  instant: ['gt', 'gte', 'lt', 'lte', 'isNull'],
  date: ['eq', 'gt', 'gte', 'lt', 'lte', 'isNull'],
  boolean: ['eq'],
  // Linked records: a row is shown when it is linked to any of the given ones.
  related: ['in'],
  integer: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'isNull'],
};

export const operatorsOf = (field: ListField) =>
  operators[field.kind].filter((operator) => operator !== 'isNull' || field.nullable);

const filterText = (title: string) => Type.String({ title, maxLength: 2_000 });

/** Query parameters of a list, each named: an unknown one is refused, never ignored. */
export function listInput(listing: Listing, more: TProperties = {}, required: TProperties = {}): TObject {
  const filters = Object.entries(listing.fields).flatMap(([name, field]) => [
    [name, filterText(`${name} is one of the given, comma separated`)],
    ...operatorsOf(field).map((operator) => [`${name}[${operator}]`, filterText(`${name} ${operator}`)]),
  ]) as Array<[string, TSchema]>;
  const parameters: Record<string, TSchema> = {
    limit: Type.Integer({ minimum: 1, default: 50, title: 'Page size, 1 to 200; more is lowered to 200' }),
    cursor: Type.String({ title: 'Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours' }),
    sort: Type.String({
      title: `Up to 3 of ${sortableOf(listing).join(', ')}; \`-\` before descending ones`,
      examples: [listing.defaultSort],
    }),
    includeTotal: Type.Boolean({ title: 'Adds `meta.total`, exact to 10 000' }),
    fields: Type.String({ title: 'Up to 50 paths to keep; `id` and `version` always stay' }),
    expand: Type.String({ title: `Up to 5 of ${(listing.expandable ?? []).join(', ') || 'nothing here yet'}` }),
    ...((listing.search ?? listing.searched) && { search: searchParameter(listing) }),
    ...(listing.archivedAt && {
      includeArchived: Type.Unsafe<string>({
        type: 'string',
        enum: ['false', 'true', 'only'],
        title: 'Whether to include archived rows, or show only them',
      }),
    }),
    ...Object.fromEntries(filters),
    ...more,
  };
  const optional = Object.entries(parameters).map(([name, schema]) => [name, Type.Optional(schema)]);
  return object({ ...required, ...Object.fromEntries(optional) });
}

const searchParameter = ({ search = [], searched }: Listing) => {
  const places = searched?.by ?? search.map((column) => column.split('.').at(-1)).join(', ');
  return Type.String({
    title: `At least 2 characters, looked for in ${places}`,
    ...(searched && {
      description:
        'Words in any order and form, their beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.',
    }),
    maxLength: 200,
  });
};

/** How many rows a page has. */
export const limitOf = (input: Readonly<Record<string, unknown>>) => Math.min(Number(input.limit ?? 50), 200);

export const sortableOf = (listing: Listing) =>
  Object.entries(listing.fields).flatMap(([name, field]) => (field.sortable ? [name] : []));

/** The envelope of every list. */
export const listOutput = (row: TSchema) =>
  object({
    items: Type.Array(row),
    page: object({
      limit: Type.Integer(),
      hasMore: Type.Boolean(),
      nextCursor: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
      prevCursor: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    }),
    meta: Type.Optional(object({ total: Type.Integer(), totalIsLowerBound: Type.Boolean() })),
  });

export interface Page<Row> {
  items: Row[];
  page: { limit: number; hasMore: boolean; nextCursor: string | null; prevCursor: string | null };
  meta?: { total: number; totalIsLowerBound: boolean };
}
