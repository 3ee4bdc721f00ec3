import type { ReadContext } from '../../kernel/operation.ts';
import { inUse } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { catalogItem } from './catalog-item.ts';

interface Identity {
  type: string;
  baseUom: string;
}

/** What an item is and what it is counted in stay as they are once its history speaks of them. The item is locked. */
export async function refuseNewIdentity(ctx: ReadContext, itemId: string, before: Identity, given: Partial<Identity>) {
  const type = given.type !== undefined && given.type !== before.type;
  const baseUom = given.baseUom !== undefined && given.baseUom !== before.baseUom;
  if (!type && !baseUom) return;
  const { movements, prices } = await ctx.db.one<{ movements: boolean; prices: boolean }>(sql`
    select exists (select 1 from stock_movements where tenant_id = ${ctx.db.tenant} and catalog_item_id = ${itemId}) as movements,
      exists (select 1 from price_observations where tenant_id = ${ctx.db.tenant} and catalog_item_id = ${itemId}) as prices`);
  const field = type ? 'type' : 'baseUom';
  const blockers = [
    ...(movements ? [{ entityType: 'stock_movement', field }] : []),
    ...(prices && baseUom ? [{ entityType: 'price_observation', field: 'baseUom' }] : []),
  ];
  if (blockers.length > 0) throw inUse(catalogItem.noun, blockers);
}

/**
 * Refuses to archive an item that lies somewhere, with the warehouses it lies in, or that is waited for: domains above this one
 * answer in the database, where `item_blockers` is theirs to extend.
 */
export async function refuseInUse({ db }: ReadContext, itemId: string): Promise<void> {
  const balances = await db.many<{ entityType: string; warehouseId: string; onHand: string; reserved: string }>(sql`
    select 'stock_balance' as "entityType", warehouse_id as "warehouseId", on_hand as "onHand", reserved from stock_balances
    where tenant_id = ${db.tenant} and catalog_item_id = ${itemId} and (on_hand <> 0 or reserved <> 0)
    order by warehouse_id limit 50`);
  const awaited = await db.many<{ entityType: string; count: number }>(
    sql`select entity_type as "entityType", count from item_blockers(tenant_id => ${db.tenant}, item => ${itemId})`,
  );
  const blockers = [...balances, ...awaited];
  if (blockers.length > 0) throw inUse(catalogItem.noun, blockers);
}
