import Type from 'typebox';
import { id, nullable, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { holdSuppliers, refuseBlocked, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { checkQualified, notQualified } from '../../qualifications/checked/check-qualified.ts';
import type { Buying } from '../../qualifications/checked/find-unqualified.ts';
import { allocationsOf } from '../../requisitions/allocations/allocations-of.ts';
import { linesOf } from '../../requisitions/lines-of.ts';
import { refuseStatus, sourcedIn } from '../../requisitions/moves/refuse-status.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { buyingOf } from '../buying-of.ts';
import { insertOrders } from '../insert-orders.ts';
import { heldDecisions } from '../lines/purchase-order-line.ts';
import { planOrders } from '../plan-orders.ts';
import { purchaseOrder, purchaseOrders } from '../purchase-order.ts';

export const createOrders = command({
  name: 'orders.create-orders',
  summary: words('Make orders of a requisition', 'Создать заказы по заявке'),
  description:
    'Drafts of what was accepted from suppliers, is in no order and has not come: one for each supplier, apart for currencies and ways of VAT, or those ' +
    'of `supplierId` alone. Prices are those of the decisions. A decision is in one order at a time, so a repeat finds nothing left (`nothing_to_order`). A supplier without the ' +
    'qualification that the company asks for is warned of, or refused (`supplier_not_qualified`).',
  permission: 'purchase_orders.create',
  scope: 'supplier_documents.write',
  refuses: ['conflict', 'business_rule_violated'],
  input: object({
    requisitionId: id('Requisition'),
    supplierId: Type.Optional(nullable(id('Supplier; all that were accepted unless given'))),
  }),
  output: object({
    items: Type.Array(purchaseOrder.view, { title: 'The drafts' }),
    warnings: warnings(notQualified, { supplierIds: Type.Array(id('Supplier')) }),
  }),

  async run(ctx, { requisitionId, supplierId }) {
    const requisition = await requisitions.lock(ctx.db, requisitionId);
    refuseStatus(requisition, sourcedIn);
    const [lines, accepted] = await Promise.all([linesOf(ctx.db, requisitionId), allocationsOf(ctx.db, requisitionId)]);
    const allocations = accepted.filter((one) => !supplierId || one.supplierId === supplierId);
    const held = await heldDecisions(
      ctx.db,
      allocations.map((one) => one.id),
    );
    const planned = planOrders({ requisition, lines, allocations, held });
    const suppliers = await holdSuppliers(ctx.db, [...new Set(planned.map((one) => one.supplierId))]);
    for (const one of planned) {
      const ref = suppliers.get(one.supplierId);
      refuseUnusable(ref, 'supplierId');
      refuseBlocked(ref);
    }
    const found = await checkQualified(ctx, buyingOf(planned), () => '/supplierId');
    await insertOrders(ctx, requisition, planned, suppliers);
    const made = await purchaseOrders.byIds(
      ctx.db,
      planned.map((one) => one.id),
    );
    const items = made.toSorted((one, other) => (one.number < other.number ? -1 : 1));
    for (const order of items) ctx.record(purchaseOrder.fact('created', order));
    return { items, warnings: found ? [warning(ctx, notQualified, found.sentence, aboutSuppliers(found.buying))] : [] };
  },
});

const aboutSuppliers = (buying: readonly Buying[]) => ({
  supplierIds: [...new Set(buying.map(({ supplierId }) => supplierId))],
});
