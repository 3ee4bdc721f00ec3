import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { catalogItem } from '../catalog-item.ts';
import { type HandedStock, handOverStock } from './hand-over-stock.ts';
import { cannotUnmerge } from './merge-rules.ts';

interface Link {
  source: string;
  externalId: string;
}

/** What a merge moved, by identifier: enough to put each row back where it was. */
export interface Moved extends HandedStock {
  links: Link[];
  supplierItems: string[];
  prices: string[];
}

/**
 * Hands all that hangs on one item to another. What the other has already stays behind: an outside system knows it by its own
 * identifier, a supplier has one link to an item.
 */
export async function moveHistory(ctx: WriteContext, from: string, to: string): Promise<Moved> {
  const tenant = ctx.db.tenant;
  const links = await ctx.db.many<Link>(sql`
    update external_links link set entity_id = ${to}, updated_at = portal_now()
    where link.tenant_id = ${tenant} and link.entity_type = ${catalogItem.type} and link.entity_id = ${from}
      and not exists (select 1 from external_links held where held.tenant_id = ${tenant} and held.entity_type = ${catalogItem.type}
        and held.entity_id = ${to} and held.external_source = link.external_source)
    returning link.external_source as source, link.external_id as "externalId"`);
  const supplierItems = await ctx.db.many<{ id: string }>(sql`
    update supplier_items moved set catalog_item_id = ${to}, updated_at = portal_now()
    where moved.tenant_id = ${tenant} and moved.catalog_item_id = ${from}
      and not exists (select 1 from supplier_items held where held.tenant_id = ${tenant} and held.catalog_item_id = ${to}
        and held.supplier_id = moved.supplier_id)
    returning moved.id`);
  const prices = await ctx.db.many<{ id: string }>(sql`
    update price_observations set catalog_item_id = ${to} where tenant_id = ${tenant} and catalog_item_id = ${from} returning id`);
  const stock = await handOverStock(ctx, from, to);
  return { links, supplierItems: supplierItems.map(({ id }) => id), prices: prices.map(({ id }) => id), ...stock };
}

/** Puts links, supplier links and prices back; refuses when one of them has gone elsewhere since. */
export async function returnHistory(
  ctx: WriteContext,
  { links, supplierItems, prices }: Moved,
  from: string,
  to: string,
) {
  const tenant = ctx.db.tenant;
  const returned = {
    external_links: await ctx.db.execute(sql`
      update external_links link set entity_id = ${to}, updated_at = portal_now()
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as moved (source text, "externalId" text)
      where link.tenant_id = ${tenant} and link.entity_type = ${catalogItem.type} and link.entity_id = ${from}
        and link.external_source = moved.source and link.external_id = moved."externalId"`),
    supplier_items: await ctx.db.execute(sql`
      update supplier_items set catalog_item_id = ${to}, updated_at = portal_now()
      where tenant_id = ${tenant} and catalog_item_id = ${from} and id = any(${supplierItems}::uuid[])`),
    price_observations: await ctx.db.execute(sql`
      update price_observations set catalog_item_id = ${to}
      where tenant_id = ${tenant} and catalog_item_id = ${from} and id = any(${prices}::uuid[])`),
  };
  const wanted = { external_links: links, supplier_items: supplierItems, price_observations: prices };
  const blockers = Object.keys(wanted).filter(
    (kind) => returned[kind as keyof typeof wanted] !== wanted[kind as keyof typeof wanted].length,
  );
  if (blockers.length > 0) throw cannotUnmerge(blockers);
}
