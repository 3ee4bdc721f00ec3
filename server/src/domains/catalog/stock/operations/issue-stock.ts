import Type from 'typebox';
import { id, instant, longText, measure, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { moveAndShow, stockChanged } from '../answer.ts';
import { keepsReserved, takesReserved } from '../takes-reserved.ts';

export const issueStock = command({
  name: 'catalog.issue-stock',
  summary: words('Issue a catalog item from a warehouse', 'Выдать позицию со склада'),
  description:
    'Goods that a department, a site or a person takes for use: they leave at the average cost. A moment in the past puts the movement into its place; ' +
    'what it takes away must have lain there ever since. No more leaves than is there, unless the company allows it, and nothing of what is reserved ' +
    '(`stock_reserved`) unless `takesReserved` says so. A mistake is reversed.',
  permission: 'stock.adjust',
  scope: ['catalog.write', 'warehouses.write'],
  input: object({
    itemId: id('Catalog item'),
    warehouseId: id('Warehouse'),
    quantity: measure('Quantity in the base unit', { examples: ['3'] }),
    issuedTo: text(200, 'To whom: a department, a site, a person', { examples: ['Цех № 1'] }),
    comment: Type.Optional(longText(5_000, 'What for')),
    occurredAt: Type.Optional(instant('When it happened, if not now')),
    takesReserved,
  }),
  output: stockChanged,
  releasesEarly: true,

  async run(ctx, { itemId: catalogItemId, quantity, takesReserved, ...given }) {
    if (new Exact(quantity).isZero())
      throw invalidField('/quantity', 'minimum', words('must be more than 0', 'должно быть больше 0'), {
        limit: 0,
        above: 0,
      });
    return moveAndShow(ctx, catalogItemId, [
      {
        ...{ ...given, catalogItemId, type: 'issue', quantity: `-${quantity}` },
        keepsReserved: keepsReserved(ctx.actor, takesReserved),
      },
    ]);
  },
});
