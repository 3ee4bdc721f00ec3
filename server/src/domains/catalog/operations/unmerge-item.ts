import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { refuseClosedCategory } from '../categories/open-category.ts';
import { returnStock } from '../merge/hand-over-stock.ts';
import { lockPair } from '../merge/merge-rules.ts';
import { type Moved, returnHistory } from '../merge/move-history.ts';
import { priceTerms } from '../prices/price-terms.ts';
import { refreshPrices } from '../prices/write-prices.ts';
import { refuseTakenSku } from '../taken-sku.ts';

export const unmergeItem = command({
  name: 'catalog.unmerge-item',
  summary: words('Take a merge back', 'Отменить объединение'),
  description:
    'Restores the merged item and gives it back exactly what went over. Refused with the rule `unmerge_impossible` when that has changed since: stock was moved or reserved where both lay, or an outside identifier was linked elsewhere. Answers the restored item.',
  permission: 'catalog.delete',
  scope: 'catalog.delete',
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: catalogItem.view,

  async run(ctx, { id }) {
    const { duplicateOfId: winnerId } = await catalogItems.byId(ctx.db, id);
    if (winnerId === null) throw notMerged();
    const [loser, winner] = (await lockPair(ctx, id, winnerId)) as readonly [CatalogItem, CatalogItem];
    ctx.expectVersion(loser.version);
    const merge = await ctx.db.first<{ moved: Moved }>(sql`
      update catalog_merges set undone_at = portal_now(), undone_by = ${ctx.actor.userId}
      where tenant_id = ${ctx.db.tenant} and loser_id = ${id} and undone_at is null returning moved`);
    if (!merge) throw notMerged();
    const status = nextStatus(catalogItem, 'restore', loser.status);
    if (loser.sku) await refuseTakenSku(ctx, loser.sku);
    if (loser.categoryId) await refuseClosedCategory(ctx.db, 'categoryId', loser.categoryId);
    await returnHistory(ctx, merge.moved, winnerId, id);
    await returnStock(ctx, merge.moved, winnerId, id);
    await refreshPrices(ctx, [id, winnerId], await priceTerms(ctx));
    const rows = await ctx.db.many<CatalogItem>(sql`
      with unmerged as (
        update catalog_items item set version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId},
          status = case when item.id = ${id} then ${status} else status end,
          archived_at = case when item.id = ${id} then null else archived_at end, merged_at = null, duplicate_of_id = null
        where item.tenant_id = ${ctx.db.tenant} and item.id = any(${[id, winnerId]}::uuid[]) returning item.*)
      ${catalogItems.select(ctx.db, raw('true'), raw('unmerged'))}`);
    const [back, stays] = [id, winnerId].map((one) => rows.find((row) => row.id === one)) as [CatalogItem, CatalogItem];
    ctx.record(catalogItem.changed('updated', loser, back, { reason: 'unmerged', unmergedFrom: winnerId }));
    ctx.record(catalogItem.changed('updated', winner, stays, { reason: 'unmerged', unmerged: id }));
    return catalogItems.show(ctx.actor, back);
  },
});

const notMerged = () =>
  brokenRule('not_merged', words('The item is not merged into another.', 'Позиция ни с чем не объединена.'));
