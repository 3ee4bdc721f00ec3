import type { Requisition } from '../../../../nouns/requisition.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { yearlyNumbers } from '../company/yearly-number.ts';
import type { CounterpartyRef } from '../counterparties/counterparty-refs.ts';
import { holdSeller } from '../sellers/seller-refs.ts';
import { totalsOf } from './lines/line-of-decision.ts';
import { saveLines } from './lines/purchase-order-line.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { expectedOf } from './settle-order.ts';

/** Drafts of a held requisition with their lines, in the same number of statements however many there are. */
export async function insertOrders(
  ctx: WriteContext,
  requisition: Requisition,
  planned: readonly PlannedOrder[],
  suppliers: ReadonlyMap<string, CounterpartyRef>,
): Promise<void> {
  const { db, actor } = ctx;
  const seller = await holdSeller(db, null);
  const numbers = await yearlyNumbers(ctx, planned.length, 'PO', 'purchase-order');
  const orders = planned.map(({ id, supplierId, currency, vatMode, lines }, index) => {
    const { lineCount, netAmount, vatAmount, grossAmount } = totalsOf(lines, { currency });
    return {
      ...{ id, number: numbers[index], supplier_id: supplierId, currency, vat_mode: vatMode },
      counterparty_id: suppliers.get(supplierId)?.counterpartyId,
      ...{ line_count: lineCount, net_amount: netAmount, vat_amount: vatAmount, gross_amount: grossAmount },
      expected_date: expectedOf(lines),
    };
  });
  await db.execute(sql`
    insert into purchase_orders (tenant_id, requisition_id, seller_profile_id, responsible_id, delivery_warehouse_id, delivery_address, created_by,
      updated_by, id, number, supplier_id, counterparty_id, currency, vat_mode, line_count, net_amount, vat_amount, gross_amount, expected_date)
    select ${db.tenant}::uuid, ${requisition.id}::uuid, ${seller?.id ?? null}::uuid, ${requisition.responsibleId ?? actor.userId}::uuid,
      ${requisition.deliveryWarehouseId}::uuid, ${requisition.deliveryAddress}::text, ${actor.userId}::uuid, ${actor.userId}::uuid, given.id, given.number,
      given.supplier_id, given.counterparty_id, given.currency, given.vat_mode, given.line_count, given.net_amount, given.vat_amount,
      given.gross_amount, given.expected_date
    from jsonb_populate_recordset(null::purchase_orders, ${JSON.stringify(orders)}::jsonb) given returning id`);
  await saveLines(
    ctx,
    planned.flatMap(({ lines }) => lines),
  );
}
