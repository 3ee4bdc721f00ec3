import Type from 'typebox';
import { choice, id, nullable, object, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { planForAny } from '../../../kernel/sql/plan-for-any.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uom } from '../../../kernel/values/units.ts';

/** Strongest first: the first that finds anything decides. */
const matchOrder = ['id', 'sku', 'supplierSku', 'manufacturerSku', 'name'] as const;

const line = object({
  catalogItemId: Type.Optional(nullable(id('Item the line names'))),
  sku: Type.Optional(nullable(text(100, 'Article'))),
  supplierId: Type.Optional(nullable(id('Supplier'))),
  supplierSku: Type.Optional(nullable(text(100, "Supplier's article"))),
  manufacturerSku: Type.Optional(nullable(text(100, "Manufacturer's article"))),
  brand: Type.Optional(nullable(text(200, 'Brand'))),
  name: Type.Optional(nullable(text(500, 'Name'))),
  uom: Type.Optional(nullable(uom('Unit, OKEI code'))),
});

const match = object({
  itemIds: Type.Array(id(), { title: 'Items that match; two or more are ambiguous, at most 5 are named' }),
  matchedBy: nullable(choice(matchOrder, 'What they were found by')),
});

export type MatchLine = Type.Static<typeof line>;
export type Match = Type.Static<typeof match>;

interface ItemFound {
  line: number;
  matchedBy: NonNullable<Match['matchedBy']>;
  itemIds: string[];
}

// The keys of the lines are made before the join: past row security an index is reached by plain equality alone.

/** Finds the items that lines of documents speak of, in one statement however many lines there are. */
export const matchItems = query({
  name: 'catalog.match-items',
  summary: words('Match lines to catalog items', 'Сопоставить строки с позициями каталога'),
  description: 'Answers in the order of the lines. A merged item is answered by the one that stays.',
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: object({ lines: Type.Array(line, { maxItems: 2_000 }) }),
  output: object({ matches: Type.Array(match) }),
  asksAtOnce: true,

  async run(ctx, { lines }): Promise<{ matches: Match[] }> {
    const { tenant } = ctx.db;
    const [, found] = await Promise.all([
      planForAny(ctx.db),
      ctx.db.many<ItemFound>(sql`
      with line as materialized (
        select ordinality::int - 1 as line, "catalogItemId" as item_id, lower(sku) as sku, code_key(sku) as sku_key, "supplierId" as supplier_id,
          code_key("supplierSku") as supplier_sku_key, code_key("manufacturerSku") as maker_sku_key, code_key(brand) as brand_key,
          name_key(name) as name_key, uom
        from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as ("catalogItemId" uuid, sku text, "supplierId" uuid,
          "supplierSku" text, "manufacturerSku" text, brand text, name text, uom text)) with ordinality
      ), found as (
        select line.line, 0 as rank, item.id from line cross join lateral (
          select coalesce(one.duplicate_of_id, one.id) as id from catalog_items one
          where one.tenant_id = ${tenant} and one.id = line.item_id and (one.archived_at is null or one.duplicate_of_id is not null)) item
        union all
        select line.line, 1, item.id from line cross join lateral (
          select one.id from catalog_items one where one.tenant_id = ${tenant} and one.archived_at is null
            and one.sku is not null and one.sku_key = line.sku_key and lower(one.sku) = line.sku) item
        union all
        select line.line, 2, item.id from line cross join lateral (
          select coalesce(one.duplicate_of_id, one.id) as id
          from supplier_skus known join catalog_items one on one.tenant_id = ${tenant} and one.id = known.catalog_item_id
          where known.tenant_id = ${tenant} and known.supplier_id = line.supplier_id and known.sku_key = line.supplier_sku_key
            and (one.archived_at is null or one.duplicate_of_id is not null) limit 5) item
        union all
        select line.line, 3, item.id from line cross join lateral (
          select one.id from catalog_items one where one.tenant_id = ${tenant} and one.archived_at is null
            and one.manufacturer_sku is not null and one.maker_sku_key = line.maker_sku_key
            and code_key(one.brand) = line.brand_key limit 5) item
        union all
        select line.line, 4, item.id from line cross join lateral (
          select one.id from catalog_items one where one.tenant_id = ${tenant} and one.archived_at is null
            and one.name_key = line.name_key and one.base_uom = line.uom limit 5) item
      )
      select distinct on (line) line, (${matchOrder}::text[])[rank + 1] as "matchedBy", array_agg(distinct id) as "itemIds"
      from found group by line, rank order by line, rank`),
    ]);
    const byLine = new Map(found.map((one) => [one.line, one]));
    return {
      matches: lines.map((_, index) => {
        const { itemIds = [], matchedBy = null } = byLine.get(index) ?? {};
        return { itemIds, matchedBy };
      }),
    };
  },
});
