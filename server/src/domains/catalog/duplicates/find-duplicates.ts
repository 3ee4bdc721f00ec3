import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { choice, id, nullable, object, text } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { join, raw, type Sql, sql } from '../../../kernel/sql.ts';
import { warning, warnings } from '../../../kernel/warnings.ts';
import { similarity } from './similarity.ts';

const matchedBy = ['sku', 'manufacturerSku', 'barcode', 'name'] as const;

const code = 'possible_duplicate';

export const possibleDuplicates = warnings(code, {
  candidates: Type.Array(
    object({
      id: id(),
      sku: nullable(text(100, 'Article')),
      name: text(500, 'Name'),
      matchedBy: choice(matchedBy, 'What makes it a candidate'),
    }),
    { title: 'Items it may be the same as, at most 5' },
  ),
});

const sentence = words(
  'The catalog has items that may be the same thing.',
  'В каталоге есть позиции, похожие на эту: возможно, это дубликат.',
);

export interface Described {
  sku?: string | null;
  brand?: string | null;
  manufacturerSku?: string | null;
  barcode?: string | null;
}

/** An item already there, and why it was looked at. */
export interface Near {
  id: string;
  sku: string | null;
  name: string;
  brand: string | null;
  nameKey: string;
  matchedBy: (typeof matchedBy)[number];
}

const alike = 0.85;
const mostCandidates = 5;

/**
 * The items near to the one in `made`, a row of the same statement, as JSON: equal codes, and for the name its neighbours in the order
 * of `name_key`. Bounded index reads, whatever the size of the catalog. The bounds stand in the text: a plan for limits unknown
 * would be made anew each time, and that costs more than the reading.
 */
export const nearItems = (tenant: string, { sku, manufacturerSku, barcode }: Described): Sql => {
  const key = sql`(select name_key from made)`;
  const read = (by: Near['matchedBy'], rest: Sql) => sql`
    (select item.id, item.sku, item.name, item.brand, item.name_key, item.base_uom, ${raw(`'${by}'`)} as matched_by from catalog_items item
     where item.tenant_id = ${tenant} and item.archived_at is null and ${rest})`;
  const searches = [
    read('name', sql`item.name_key >= ${key} order by item.name_key limit 5`),
    read('name', sql`item.name_key < ${key} order by item.name_key desc limit 5`),
    ...(barcode ? [read('barcode', sql`item.barcode = ${barcode} limit 5`)] : []),
    ...(manufacturerSku
      ? [
          read(
            'manufacturerSku',
            sql`item.maker_sku_key = (select maker_sku_key from made) and item.manufacturer_sku is not null limit 5`,
          ),
        ]
      : []),
    ...(sku ? [read('sku', sql`item.sku_key = (select sku_key from made) and item.sku is not null limit 5`)] : []),
  ];
  return sql`
    (select json_agg(json_build_object('id', near.id, 'sku', near.sku, 'name', near.name, 'brand', near.brand, 'nameKey', near.name_key,
       'matchedBy', near.matched_by))
     from (${join(searches, ' union all ')}) near
     where near.matched_by <> 'name' or near.base_uom = (select base_uom from made))`;
};

/** A warning of those that may be the same thing: for a name, after its likeness was measured. */
export function warnOfDuplicates(ctx: ReadContext, item: Described, nameKey: string, near: readonly Near[]) {
  const found = near.filter((one) => isCandidate(one, item, nameKey));
  const candidates = [
    ...new Map(found.map(({ id, sku, name, matchedBy }) => [id, { id, sku, name, matchedBy }])).values(),
  ];
  if (candidates.length === 0) return [];
  return [warning(ctx, code, sentence, { candidates: candidates.slice(0, mostCandidates) })];
}

function isCandidate(near: Near, { brand }: Described, nameKey: string): boolean {
  if (near.matchedBy === 'manufacturerSku')
    return !near.brand || !brand || near.brand.toLowerCase() === brand.toLowerCase();
  return near.matchedBy !== 'name' || similarity(plainName(near.nameKey), plainName(nameKey)) >= alike;
}

/** What follows the initials and numbers of a key. */
const plainName = (key: string) => key.slice(key.indexOf('|') + 1);
