import Type from 'typebox';
import { choice, id, instant, integer, nullable, object, text } from '../../kernel/fields.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { versionSources } from './version-source.ts';

export const versionNoun = words('Version of a price list', 'Версия прайс-листа');

/** What one batch of changes did to a list. */
export const priceListVersion = object(
  {
    id: id(),
    n: integer('Number, 1 for the list as it was created', { minimum: 1 }),
    at: instant('When'),
    byId: nullable(id('By whom')),
    source: choice(versionSources, 'Where it came from'),
    added: integer('Rows added'),
    changed: integer('Rows changed'),
    removed: integer('Rows removed'),
  },
  { title: 'Version of a price list' },
);

export type PriceListVersion = Type.Static<typeof priceListVersion>;

export const versionColumns = raw(
  'made.id, made.n, made.at, made.by_id as "byId", made.source, made.added, made.changed, made.removed',
);

export const versionListing: Listing = {
  name: 'price-list-versions',
  from: 'price_list_versions made',
  alias: 'made',
  defaultSort: '-n',
  fields: {
    n: { column: 'made.n', kind: 'integer', sortable: true },
    priceListId: { column: 'made.price_list_id', kind: 'id' },
    source: { column: 'made.source', kind: 'choice', values: versionSources },
    at: { column: 'made.at', kind: 'instant' },
  },
};

const anyValue = (title: string) => Type.Unknown({ title, description: 'Numbers are decimal text; null is «none».' });

/** One field of one row, or of the header where the row is null. */
export const versionChange = object(
  {
    id: id('Version'),
    place: integer('Place in the difference'),
    rowId: nullable(id('Row')),
    catalogItemId: nullable(id('Catalog item')),
    field: text(64, 'Field', { examples: ['price'] }),
    from: anyValue('What it was; null for a new row'),
    to: anyValue('What it is; null for a removed row'),
  },
  { title: 'Change' },
);

export const changeColumns = raw(`
  made.id, change.place::int as place, change.entry ->> 'rowId' as "rowId", change.entry ->> 'catalogItemId' as "catalogItemId",
  change.entry ->> 'field' as field, change.entry -> 'from' as "from", change.entry -> 'to' as "to"`);

/** The difference is kept in one value, and read in pages all the same. */
export const changeListing: Listing = {
  name: 'price-list-changes',
  from: 'price_list_versions made cross join lateral jsonb_array_elements(made.diff) with ordinality change(entry, place)',
  alias: 'made',
  defaultSort: 'place',
  fields: {
    place: { column: 'change.place', kind: 'integer', sortable: true },
    versionId: { column: 'made.id', kind: 'id' },
    catalogItemId: { column: "(change.entry ->> 'catalogItemId')::uuid", kind: 'id', nullable: true },
    field: { column: "(change.entry ->> 'field')", kind: 'text' },
  },
};

/** The newest versions of a list, for its card. */
export const newestVersions = (db: Db, priceListId: string, most: number): Promise<PriceListVersion[]> =>
  db.many<PriceListVersion>(sql`
    select ${versionColumns} from price_list_versions made
    where made.tenant_id = ${db.tenant} and made.price_list_id = ${priceListId} order by made.n desc limit ${most}`);
