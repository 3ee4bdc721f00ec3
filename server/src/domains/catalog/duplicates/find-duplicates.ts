import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { choice, id, nullable, object, text } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { join, type Sql, sql } from '../../../kernel/sql.ts';
import { pieces } from '../../../kernel/units.ts';
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

interface Described {
  name: string;
  sku?: string | null;
  brand?: string | null;
  manufacturerSku?: string | null;
  barcode?: string | null;
  baseUom?: string;
}

interface Near {
  id: string;
  sku: string | null;
  name: string;
  baseUom: string;
  matchedBy: (typeof matchedBy)[number];
  nameKey: string;
  soughtKey: string;
  brand: string | null;
}

const alike = 0.85;
const mostCandidates = 5;
const neighbours = 8;

/**
 * Items that may be the same thing under another card. One statement of bounded index reads, whatever the size of the catalog:
 * equal codes, and for the name its neighbours in the order of `name_key`, among which the likeness is measured.
 */
export async function findDuplicates(ctx: ReadContext, item: Described) {
  const near = await ctx.db.many<Near>(sql`
    with sought as materialized (select name_key(${item.name}) as key)
    select near.id, near.sku, near.name, near.base_uom as "baseUom", near.matched_by as "matchedBy", near.name_key as "nameKey",
      near.brand, (select key from sought) as "soughtKey"
    from (${join(searchesFor(ctx.db.tenant, item), ' union all ')}) near`);
  const found = near.filter((one) => isCandidate(one, item));
  const candidates = [
    ...new Map(found.map(({ id, sku, name, matchedBy }) => [id, { id, sku, name, matchedBy }])).values(),
  ];
  if (candidates.length === 0) return [];
  return [warning(ctx, code, sentence, { candidates: candidates.slice(0, mostCandidates) })];
}

function searchesFor(tenant: string, { sku, manufacturerSku, barcode }: Described): Sql[] {
  const read = (by: (typeof matchedBy)[number], rest: Sql) => sql`
    (select item.id, item.sku, item.name, item.brand, item.base_uom, item.name_key, ${by}::text as matched_by from catalog_items item
     where item.tenant_id = ${tenant} and item.archived_at is null and ${rest})`;
  return [
    read('name', sql`item.name_key >= (select key from sought) order by item.name_key limit ${neighbours}`),
    read('name', sql`item.name_key < (select key from sought) order by item.name_key desc limit ${neighbours}`),
    ...(barcode ? [read('barcode', sql`item.barcode = ${barcode} limit ${mostCandidates}`)] : []),
    ...(manufacturerSku
      ? [
          read(
            'manufacturerSku',
            sql`item.maker_sku_key = code_key(${manufacturerSku}) and item.manufacturer_sku is not null limit ${mostCandidates}`,
          ),
        ]
      : []),
    ...(sku
      ? [read('sku', sql`item.sku_key = code_key(${sku}) and item.sku is not null limit ${mostCandidates}`)]
      : []),
  ];
}

function isCandidate({ matchedBy, nameKey, soughtKey, brand, baseUom }: Near, item: Described): boolean {
  if (matchedBy === 'manufacturerSku') return !brand || !item.brand || brand.toLowerCase() === item.brand.toLowerCase();
  if (matchedBy !== 'name') return true;
  return baseUom === (item.baseUom ?? pieces) && similarity(plainName(nameKey), plainName(soughtKey)) >= alike;
}

/** What follows the initials and numbers of a key. */
const plainName = (key: string) => key.slice(key.indexOf('|') + 1);
