import type { RfqItem } from '../../../../../../nouns/rfq-item.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { nextRevision, reviseRfq } from '../../revise-rfq.ts';
import { supplierRfqs } from '../../supplier-rfq.ts';
import type { WantedItem } from '../item-faults.ts';
import { resolveItems } from '../resolve-items.ts';
import { itemsOf, mostItems, rfqItem } from '../rfq-item.ts';
import { insertItems, refuseDoubleLines } from '../write-items.ts';

export const addItem = command({
  name: 'supplier-rfqs.add-item',
  summary: words('Add a position', 'Добавить позицию'),
  description:
    'At the end, from a line of the requisition, from a catalog item or in words of its own. After the request was sent this is a revision.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['already_exists', 'conflict'],
  input: object({ id: id(), ...rfqItem.change }),
  output: rfqItem.view,

  async run(ctx, { id, ...input }) {
    const rfq = await supplierRfqs.lock(ctx.db, id);
    refuseEndedRfq(rfq);
    const there = await itemsOf(ctx.db, id);
    if (there.length >= mostItems) throw tooMany();
    const [resolved] = await resolveItems(ctx, rfq.procurementId, [{ before: null, input, at: '' }]);
    const item: WantedItem = { ...(resolved as WantedItem), changedIn: nextRevision(rfq) };
    refuseDoubleLines(there, [{ ...item, at: '/', id: '' }]);
    await insertItems(ctx, id, [item]);
    const added = (await itemsOf(ctx.db, id)).at(-1) as RfqItem;
    await reviseRfq(ctx, rfq, {}, { itemIds: [added.id] });
    return added;
  },
});

const tooMany = () =>
  brokenRule('too_many_items', words(`At most ${mostItems} positions.`, `Не больше ${mostItems} позиций.`), {
    limit: mostItems,
  });
