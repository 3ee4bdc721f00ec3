import Type from 'typebox';
import type { RfqItem } from '../../../../../../nouns/rfq-item.ts';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../../kernel/sql/sql.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { nextRevision, reviseRfq } from '../../revise-rfq.ts';
import { supplierRfq, supplierRfqs } from '../../supplier-rfq.ts';
import { writeRfq } from '../../write-rfq.ts';
import type { WantedItem } from '../item-faults.ts';
import { resolveItems } from '../resolve-items.ts';
import { itemById, itemsOf, rfqItem } from '../rfq-item.ts';
import { columnsOf, refuseDoubleLines } from '../write-items.ts';

export const updateItem = command({
  name: 'supplier-rfqs.update-item',
  summary: words('Change a position', 'Изменить позицию'),
  description:
    'Fields left out stay, null clears. After the request was sent this is a revision; another quantity, unit or item asks for the price anew. ' +
    'The target price stays with the buyers and revises nothing. `If-Match` names the version of the position.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['already_exists', 'conflict', 'precondition_failed', 'version_conflict'],
  input: object({ id: id(), itemId: id('Position'), ...rfqItem.change, version: Type.Optional(version()) }),
  output: rfqItem.view,

  async run(ctx, { id, itemId, version: _, ...input }) {
    const rfq = await supplierRfqs.lock(ctx.db, id);
    const before = await itemById(ctx.db, id, itemId);
    ctx.expectVersion(before.version);
    refuseEndedRfq(rfq);
    const [resolved] = await resolveItems(ctx, rfq.procurementId, [{ before, input, at: '' }]);
    const wanted = resolved as WantedItem;
    const changes = changesOf(before, wanted);
    if (Object.keys(changes).length === 0) {
      ctx.nothingChanged();
      return before;
    }
    refuseDoubleLines(await itemsOf(ctx.db, id), [{ ...wanted, at: '/', id: itemId }]);
    const anew = priced.some((column) => column in changes) ? { changed_in: nextRevision(rfq) } : {};
    await ctx.db.execute(sql`
      update supplier_rfq_items set ${assignments({ ...changes, ...anew })}, version = version + 1, updated_at = portal_now()
      where tenant_id = ${ctx.db.tenant} and id = ${itemId}`);
    if (onlyOurs(changes))
      ctx.record(supplierRfq.changed('updated', rfq, await writeRfq(ctx, rfq, {}), { itemIds: [itemId] }));
    else await reviseRfq(ctx, rfq, {}, { itemIds: [itemId] });
    return itemById(ctx.db, id, itemId);
  },
});

/** What a price was given for. */
const priced = ['requisition_line_id', 'catalog_item_id', 'quantity', 'uom', 'factor_to_base'];

/** What suppliers never see. */
const onlyOurs = (changes: object) => Object.keys(changes).join() === 'target_price';

const decimals = ['quantity', 'factor_to_base', 'target_price'];

/** Decimals differ by their values: `10.0` is 10. */
const differs = (column: string, one: unknown, other: unknown) =>
  decimals.includes(column) && typeof one === 'string' && typeof other === 'string'
    ? !new Exact(one).eq(other)
    : JSON.stringify(one) !== JSON.stringify(other);

function changesOf(before: RfqItem, wanted: WantedItem): Record<string, unknown> {
  const [old, now] = [columnsOf(before), columnsOf(wanted)];
  return Object.fromEntries(
    Object.entries(now)
      .filter(([column, value]) => differs(column, value, old[column]))
      .map(([column, value]) => [column, column === 'product_fields' ? JSON.stringify(value) : value]),
  );
}
