import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { columns, raw, sql } from '../../../kernel/sql/sql.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { lockPair, refuseMerge } from '../merge/merge-rules.ts';
import { moveHistory } from '../merge/move-history.ts';
import { priceTerms } from '../prices/price-terms.ts';
import { refreshPrices } from '../prices/write-prices.ts';

export const mergeItem = command({
  name: 'catalog.merge-item',
  summary: words('Merge a duplicate into another item', 'Объединить дубль с другой позицией'),
  description:
    'The duplicate is archived and names the item that stays; outside identifiers, supplier links, prices, stock and its movements go over to that one. An outside system or supplier the other item knows already stays with the duplicate. Both must be of one type and base unit. Unmerging puts everything back. Answers the item that stays; merging the same two again changes nothing.',
  permission: 'catalog.delete',
  scope: 'catalog.delete',
  refuses: ['resource_archived', 'precondition_failed'],
  input: object({ id: id(), intoId: id('Item that stays') }),
  output: catalogItem.view,

  async run(ctx, { id, intoId }) {
    const [loser, winner] = await lockPair(ctx, id, intoId);
    if (!loser) throw notFound(catalogItem.noun);
    ctx.expectVersion(loser.version);
    if (winner && loser.duplicateOfId === intoId) {
      ctx.nothingChanged();
      return catalogItems.show(ctx.actor, winner);
    }
    await refuseMerge(ctx, loser, winner);
    const status = nextStatus(catalogItem, 'archive', loser.status);
    const moved = await moveHistory(ctx, id, intoId);
    await refreshPrices(ctx, [id, intoId], await priceTerms(ctx));
    const now = portalNow().toISOString();
    const rows = await ctx.db.many<CatalogItem>(sql`
      with merged as (
      update catalog_items item set version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId},
        status = case when item.id = ${id} then ${status} else status end, archived_at = case when item.id = ${id} then ${now}::instant end,
        merged_at = case when item.id = ${id} then ${now}::instant end, duplicate_of_id = case when item.id = ${id} then ${intoId}::uuid end
      where item.tenant_id = ${ctx.db.tenant} and item.id = any(${[id, intoId]}::uuid[]) returning item.*)
      ${catalogItems.select(ctx.db, raw('true'), raw('merged'))}`);
    const row = {
      tenant_id: ctx.db.tenant,
      loser_id: id,
      winner_id: intoId,
      moved: JSON.stringify(moved),
      merged_by: ctx.actor.userId,
    };
    await ctx.db.execute(sql`insert into catalog_merges ${columns(row)}`);

    const after = new Map(rows.map((one) => [one.id, one]));
    const [gone, stays] = [after.get(id), after.get(intoId)] as [
      NonNullable<typeof winner>,
      NonNullable<typeof winner>,
    ];
    ctx.record(catalogItem.changed('deleted', loser, gone, { reason: 'merged', mergedInto: intoId }));
    ctx.record(catalogItem.changed('updated', winner ?? stays, stays, { reason: 'merged', merged: id }));
    return catalogItems.show(ctx.actor, stays);
  },
});
