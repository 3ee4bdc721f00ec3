import { Decimal } from 'decimal.js';
import Type from 'typebox';
import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import { id, object, version } from '../../../kernel/fields.ts';
import { command, type ReadContext } from '../../../kernel/operation.ts';
import { alreadyExists, archived, invalid, words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { commitRows, touched } from '../commit-rows.ts';
import { itemErrors } from '../item-errors.ts';
import { priceList, priceLists } from '../price-list.ts';
import { type ItemChanges, itemRowOf } from '../price-list-item.input.ts';
import { itemById, priceListItem } from '../price-list-item.ts';
import { countsForCatalog, takePricesBack } from '../tell-prices.ts';

export const updateRow = command({
  name: 'price-lists.update-row',
  summary: words('Change a row of a price list', 'Изменить строку прайс-листа'),
  description:
    'Fields left out stay, null clears. `If-Match` names the version of the row. The item and the unit of a row never change.',
  permission: 'price_lists.update',
  scope: 'price_lists.write',
  refuses: ['already_exists', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), itemId: id('Row'), ...priceListItem.change, version: Type.Optional(version()) }),
  output: priceListItem.view,

  async run(ctx, { id, itemId, version: _, ...input }) {
    const list = await priceLists.lock(ctx.db, id);
    const before = await itemById(ctx.db, id, itemId);
    ctx.expectVersion(before.version);
    if (list.archivedAt) throw archived(priceList.noun);
    const given = { ...input, ...(input.isFree !== undefined && { price: input.price ?? before.price }) };
    const errors = itemErrors({ validFrom: before.validFrom, validTo: before.validTo, ...given });
    if (errors.length > 0) throw invalid(errors);
    if (input.minQuantity !== undefined || input.validFrom !== undefined)
      await refuseTakenKey(ctx, { ...before, ...input });

    // A price that holds from another quantity or day is another price of the catalog.
    if (countsForCatalog(list) && movesKey(before, input)) await takePricesBack(ctx, id, [itemId]);
    const changes = itemRowOf(given);
    const done = await commitRows(ctx, list, {
      held: sql`from price_list_items line where line.tenant_id = ${ctx.db.tenant} and line.id = ${itemId}`,
      writing: sql`
      update price_list_items line set ${assignments({ ...changes, changed_in: list.currentVersion + 1 })}, previous_price = line.price,
        version = line.version + 1, updated_at = portal_now()
      where line.tenant_id = ${ctx.db.tenant} and line.id = ${itemId} and ${differsFrom(changes)} returning ${touched}`,
    });
    return done ? itemById(ctx.db, id, itemId) : before;
  },
});

const movesKey = (before: PriceListItem, { minQuantity, validFrom }: ItemChanges) =>
  (minQuantity !== undefined && !new Decimal(minQuantity).eq(before.minQuantity)) ||
  (validFrom !== undefined && validFrom !== before.validFrom);

async function refuseTakenKey(ctx: ReadContext, row: PriceListItem) {
  const holder = await ctx.db.first<{ id: string }>(sql`
    select id from price_list_items
    where tenant_id = ${ctx.db.tenant} and price_list_id = ${row.priceListId} and catalog_item_id = ${row.catalogItemId} and uom = ${row.uom}
      and min_quantity = ${row.minQuantity} and valid_from is not distinct from ${row.validFrom}::date and id <> ${row.id}`);
  if (holder) throw alreadyExists('minQuantity', { entityType: 'price_list_item', entityId: holder.id });
}
