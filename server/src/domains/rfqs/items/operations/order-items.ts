import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { supplierRfq, supplierRfqs } from '../../supplier-rfq.ts';
import { writeRfq } from '../../write-rfq.ts';
import { itemsOf, mostItems, rfqItem } from '../rfq-item.ts';
import { numberAnew } from '../write-items.ts';

export const orderItems = command({
  name: 'supplier-rfqs.order-items',
  summary: words('Put the positions in order', 'Упорядочить позиции'),
  description:
    'All positions of the request, each once, in the wanted order. It is no revision: what is asked stays the same.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['conflict', 'precondition_failed', 'version_conflict'],
  input: object({
    id: id(),
    itemIds: Type.Array(id('Position'), { title: 'All positions in their order', maxItems: mostItems }),
    version: Type.Optional(version()),
  }),
  output: object({ items: Type.Array(rfqItem.view, { title: 'Positions, in their order' }) }),

  async run(ctx, { id, itemIds }) {
    const rfq = await supplierRfqs.open(ctx, id);
    refuseEndedRfq(rfq);
    const there = await itemsOf(ctx.db, id);
    const isWhole = new Set(itemIds).size === itemIds.length && itemIds.length === there.length;
    if (!isWhole || there.some((item) => !itemIds.includes(item.id))) throw incompleteOrder(there.length);
    if (there.every((item, index) => item.id === itemIds[index])) {
      ctx.nothingChanged();
      return { items: there };
    }
    await numberAnew(ctx, id, itemIds);
    ctx.record(supplierRfq.changed('updated', rfq, await writeRfq(ctx, rfq, {}), { itemIds }));
    return { items: await itemsOf(ctx.db, id) };
  },
});

const incompleteOrder = (count: number) =>
  invalidField(
    '/itemIds',
    'incomplete_order',
    words('must list every position exactly once', 'должны быть названы все позиции, каждая один раз'),
    { count },
  );
