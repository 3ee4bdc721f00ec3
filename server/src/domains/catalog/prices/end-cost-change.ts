import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';

/** Ends a change a person has made to the cost of an item: a new version, told as any other change. */
export async function endCostChange(ctx: WriteContext, before: CatalogItem): Promise<CatalogItem> {
  await ctx.db.execute(sql`
    update catalog_items set version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    where tenant_id = ${ctx.db.tenant} and id = ${before.id}`);
  const after = await catalogItems.byId(ctx.db, before.id);
  ctx.record(catalogItem.changed('updated', before, after));
  return catalogItems.show(ctx.actor, after);
}
