import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { refreshLinks } from '../suppliers/refresh-links.ts';
import type { PriceOrigin } from './known-prices.ts';
import type { PriceTerms } from './price-terms.ts';
import { refreshCosts } from './refresh-costs.ts';
import type { PriceRow } from './told-prices.ts';

/** Writes prices down. Those that the same rows of the source reported before are candidates no more. */
export async function writePrices(
  { db, actor }: WriteContext,
  origin: PriceOrigin,
  rows: readonly PriceRow[],
  toldBefore: readonly string[],
): Promise<void> {
  await Promise.all([
    withdrawTold(db, toldBefore),
    db.execute(sql`
      insert into price_observations (tenant_id, id, catalog_item_id, supplier_id, price, currency, uom, base_price, cost_price, quantity_from,
        vat_mode, vat_rate, source, source_entity_type, source_entity_id, source_row_id, effective_at, valid_to, recorded_by, is_anomaly)
      select ${db.tenant}::uuid, told.id, told.catalog_item_id, told.supplier_id, told.price, told.currency, told.uom, told.base_price, told.cost_price,
        told.quantity_from, told.vat_mode, told.vat_rate, ${origin.source}::text, ${origin.sourceEntityType}::text, told.source_entity_id,
        told.source_row_id, told.effective_at, told.valid_to, ${actor.userId}::uuid, told.is_anomaly
      from json_to_recordset(${JSON.stringify(rows)}::json) as told(
        id uuid, catalog_item_id uuid, supplier_id uuid, price price, currency currency, uom text, base_price price, cost_price price,
        quantity_from measure, vat_mode text, vat_rate text, source_entity_id uuid, source_row_id uuid, effective_at instant, valid_to date, is_anomaly boolean)
      returning id`),
  ]);
}

/** These prices are candidates no more; they stay in the history. */
export const withdrawTold = (db: Db, ids: readonly string[]): Promise<number> =>
  db.execute(sql`
    update price_observations set withdrawn_at = portal_now() where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`);

/**
 * Brings what is derived from prices up to date: the links to suppliers and the current cost. It is no change of the item
 * as people edit it, so it moves no version. The caller holds the items locked.
 */
export async function refreshPrices(ctx: WriteContext, itemIds: readonly string[], terms: PriceTerms) {
  await Promise.all([refreshLinks(ctx.db, itemIds, terms), refreshCosts(ctx, itemIds, terms)]);
}
