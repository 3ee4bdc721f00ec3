import type { ReadContext } from '../../kernel/operation.ts';
import { alreadyExists } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { catalogItem } from './catalog-item.ts';

// The key leads to the row: past row security an index is reached by plain equality alone, not through lower().
const holderOf = (ctx: ReadContext, sku: string) =>
  ctx.db.first<{ id: string }>(sql`
    select id from catalog_items where tenant_id = ${ctx.db.tenant} and sku_key = code_key(${sku}) and sku is not null and archived_at is null and lower(sku) = lower(${sku})`);

/** An article names one active item of a portal, whatever the case of its letters. */
export async function takenSku(ctx: ReadContext, sku: string) {
  const holder = await holderOf(ctx, sku);
  return alreadyExists('sku', { entityType: catalogItem.type, entityId: holder?.id ?? '' });
}

export async function refuseTakenSku(ctx: ReadContext, sku: string) {
  if (await holderOf(ctx, sku)) throw await takenSku(ctx, sku);
}
