import type { PurchaseOrderLine } from '../../../../../nouns/purchase-order-line.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Input, Source, Working } from '../../../platform/explain/figure.ts';
import { keptFormula, receiptSteps } from '../../requisitions/receipts/receipt-steps.ts';

/** How `receivedText` comes to what has come of a line. */
export async function receivedWorking(
  { id, allocationId, receivedQuantity, uom: unit }: PurchaseOrderLine,
  { db }: ReadContext,
  from: Omit<Source, 'field'>,
): Promise<Working> {
  const { isHeld, before } = await db.one<{ isHeld: boolean; before: string }>(sql`
    select is_held as "isHeld", trim_scale(received_before) as before from purchase_order_lines
    where tenant_id = ${db.tenant} and id = ${id}`);
  const told = (name: keyof typeof labels, value: string): Input => ({
    ...{ name, label: labels[name], value, unit },
    from: { ...from, field: 'receivedQuantity' },
  });
  if (!isHeld) return { steps: [told('ended', receivedQuantity)], formula: 'ended', unit };
  const came = await receiptSteps(
    db,
    sql`came.allocation_id = ${allocationId}`,
    ['receivedQuantity', 'returnedQuantity'],
    unit,
  );
  return { steps: [...came, told('before', before)], formula: `max(${keptFormula} - before, 0)`, unit };
}

const labels = {
  ended: words('Received when the order ended', 'Получено к завершению заказа'),
  before: words('Received by this decision before the order', 'Получено по решению до заказа'),
};
