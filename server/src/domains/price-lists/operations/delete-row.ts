import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { planLostCosts } from '../../catalog/prices/plan-costs.ts';
import { commitRows, removed } from '../commit-rows.ts';
import { priceList, priceLists } from '../price-list.ts';
import { itemById } from '../price-list-item.ts';
import { countsForCatalog, takePricesBack } from '../tell-prices.ts';

export const deleteRow = command({
  name: 'price-lists.delete-row',
  summary: words('Delete a row of a price list', 'Удалить строку прайс-листа'),
  description:
    'The history of versions keeps what it was. An item that was planned by it is planned by the cheapest price the active list has left. ' +
    '`If-Match` names the version of the row.',
  permission: 'price_lists.update',
  scope: 'price_lists.write',
  refuses: ['resource_archived', 'precondition_failed'],
  input: object({ id: id(), itemId: id('Row') }),
  output: object({ id: id('Row'), result: Type.Literal('deleted') }),

  async run(ctx, { id, itemId }) {
    const list = await priceLists.lock(ctx.db, id);
    const before = await itemById(ctx.db, id, itemId);
    ctx.expectVersion(before.version);
    if (list.archivedAt) throw archived(priceList.noun);
    await commitRows(ctx, list, {
      held: sql`from price_list_items line where line.tenant_id = ${ctx.db.tenant} and line.id = ${itemId}`,
      writing: sql`
      delete from price_list_items line where line.tenant_id = ${ctx.db.tenant} and line.id = ${itemId} returning ${removed}`,
    });
    if (countsForCatalog(list)) {
      await takePricesBack(ctx, id, [itemId]);
      await planLostCosts(ctx, id, [before.catalogItemId]);
    }
    return { id: itemId, result: 'deleted' as const };
  },
});
