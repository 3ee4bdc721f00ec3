import type { Requisition } from '../../../../nouns/requisition.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { brokenRule, invalidField, words } from '../../kernel/problems/errors.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { holdWarehouses, refuseClosed } from '../warehouses/warehouse-refs.ts';
import type { RfqInput } from './supplier-rfq.ts';

/** Refuses what the header may not say; what it said before is not checked again. */
export async function checkHeader(ctx: WriteContext, before: SupplierRfq | null, given: RfqInput): Promise<void> {
  const fresh = <Field extends keyof RfqInput>(field: Field) =>
    given[field] !== before?.[field] ? given[field] : undefined;
  refusePast(fresh('responseDeadline') as string | null | undefined);
  await refuseStrangers(ctx.db, { responsibleId: fresh('responsibleId') as string | null | undefined });
  const warehouseId = fresh('warehouseId') as string | null | undefined;
  if (warehouseId) refuseClosed((await holdWarehouses(ctx.db, [warehouseId])).get(warehouseId), 'warehouseId');
}

function refusePast(deadline: string | null | undefined) {
  if (!deadline || new Date(deadline).getTime() > portalNow().getTime()) return;
  throw invalidField('/responseDeadline', 'deadline_in_past', words('is already in the past', 'этот срок уже прошёл'));
}

/** Nothing is asked for a requisition that has come to its end. */
export function refuseEnded(requisition: Requisition | null) {
  if (requisition === null || !['completed', 'cancelled'].includes(requisition.status)) return;
  throw brokenRule(
    'requisition_ended',
    words(
      `Requisition ${requisition.number} has been completed or cancelled.`,
      `Заявка ${requisition.number} уже завершена или отменена.`,
    ),
    { requisitionStatus: requisition.status },
  );
}
