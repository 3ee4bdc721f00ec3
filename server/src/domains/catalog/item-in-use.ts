import { brokenRule, words } from '../../kernel/errors.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';

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
  const blockers = [...(movements ? ['stock_movements'] : []), ...(prices && baseUom ? ['price_observations'] : [])];
  if (blockers.length > 0) throw inUse(type ? 'type' : 'baseUom', blockers);
}

const inUse = (field: string, blockers: readonly string[]) =>
  brokenRule(
    'in_use',
    words(
      `${field} cannot change: the item has a history in it.`,
      `Поле ${field} изменить нельзя: по позиции уже есть история.`,
    ),
    { field, blockers },
  );

/** The refusal to archive an item that lies somewhere, with the warehouses it lies in. */
export async function stockRemains(ctx: ReadContext, itemId: string) {
  const blockers = await ctx.db.many(sql`
    select warehouse_id as "warehouseId", on_hand as "onHand", reserved from stock_balances
    where tenant_id = ${ctx.db.tenant} and catalog_item_id = ${itemId} and (on_hand <> 0 or reserved <> 0)
    order by warehouse_id limit 50`);
  return brokenRule('in_use', words('The item is still in stock.', 'По позиции есть остаток на складе.'), { blockers });
}
