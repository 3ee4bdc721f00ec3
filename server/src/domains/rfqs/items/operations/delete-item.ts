import Type from 'typebox';
import { isTold } from '../../../../../../nouns/rfq-flow.ts';
import { id, object } from '../../../../kernel/fields.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, inUse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { reviseRfq } from '../../revise-rfq.ts';
import { supplierRfqs } from '../../supplier-rfq.ts';
import { itemById, rfqItem } from '../rfq-item.ts';
import { numberAnew } from '../write-items.ts';

export const deleteItem = command({
  name: 'supplier-rfqs.delete-item',
  summary: words('Delete a position', 'Удалить позицию'),
  description:
    'The others move up. After the request was sent this is a revision. A position that was quoted stays, for the quotes keep what they answered.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['has_dependencies', 'conflict', 'precondition_failed'],
  input: object({ id: id(), itemId: id('Position') }),
  output: object({ id: id('Position'), result: Type.Literal('deleted') }),

  async run(ctx, { id, itemId }) {
    const rfq = await supplierRfqs.lock(ctx.db, id);
    const item = await itemById(ctx.db, id, itemId);
    ctx.expectVersion(item.version);
    refuseEndedRfq(rfq);
    await refuseQuoted(ctx, itemId);
    if (isTold(rfq.status) && rfq.counts.items === 1) throw lastOne();
    await ctx.db.execute(sql`delete from supplier_rfq_items where tenant_id = ${ctx.db.tenant} and id = ${itemId}`);
    await numberAnew(ctx, id);
    await reviseRfq(ctx, rfq, {}, { itemIds: [itemId] });
    return { id: itemId, result: 'deleted' as const };
  },
});

async function refuseQuoted({ db }: WriteContext, itemId: string) {
  const { count } = await db.one<{ count: number }>(sql`
    select count(distinct line.quote_id)::int as count from supplier_quote_lines line
    where line.tenant_id = ${db.tenant} and line.rfq_item_id = ${itemId}`);
  if (count > 0) throw inUse(rfqItem.noun, [{ entityType: 'supplier_quote', count }]);
}

const lastOne = () =>
  brokenRule(
    'no_items',
    words(
      'The last position cannot be deleted; cancel the request instead.',
      'Последнюю позицию удалить нельзя: отмените запрос.',
    ),
  );
