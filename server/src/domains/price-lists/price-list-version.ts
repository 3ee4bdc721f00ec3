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
  'told.id, told.n, told.at, told.by_id as "byId", told.source, told.added, told.changed, told.removed',
);

export const versionListing: Listing = {
  name: 'price-list-versions',
  from: 'price_list_versions told',
  alias: 'told',
  defaultSort: '-n',
  fields: {
    n: { column: 'told.n', kind: 'integer', sortable: true },
    priceListId: { column: 'told.price_list_id', kind: 'id' },
    source: { column: 'told.source', kind: 'choice', values: versionSources },
    at: { column: 'told.at', kind: 'instant' },
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
  told.id, change.place::int as place, change.entry ->> 'rowId' as "rowId", change.entry ->> 'catalogItemId' as "catalogItemId",
  change.entry ->> 'field' as field, change.entry -> 'from' as "from", change.entry -> 'to' as "to"`);

/** The difference is kept in one value, and read in pages all the same. */
export const changeListing: Listing = {
  name: 'price-list-changes',
  from: 'price_list_versions told cross join lateral jsonb_array_elements(told.diff) with ordinality change(entry, place)',
  alias: 'told',
  defaultSort: 'place',
  fields: {
    place: { column: 'change.place', kind: 'integer', sortable: true },
    versionId: { column: 'told.id', kind: 'id' },
    catalogItemId: { column: "(change.entry ->> 'catalogItemId')::uuid", kind: 'id', nullable: true },
    field: { column: "(change.entry ->> 'field')", kind: 'text' },
  },
};

/** The newest versions of a list, for its card. */
export const newestVersions = (db: Db, priceListId: string, most: number): Promise<PriceListVersion[]> =>
  db.many<PriceListVersion>(sql`
    select ${versionColumns} from price_list_versions told
    where told.tenant_id = ${db.tenant} and told.price_list_id = ${priceListId} order by told.n desc limit ${most}`);
