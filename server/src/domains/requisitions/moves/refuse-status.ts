import type { Requisition } from '../../../../../nouns/requisition.ts';
import { type RequisitionStatus, requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';

/** While a requisition is in one of these, suppliers are chosen for its lines. */
export const sourcedIn = [
  'approved',
  'in_sourcing',
  'supplier_selected',
  'awaiting_delivery',
  'partially_received',
] as const satisfies readonly RequisitionStatus[];

/** Goods may come before anybody decided, and a little more of them after all have come. */
export const receivedIn = [...sourcedIn, 'completed'] as const satisfies readonly RequisitionStatus[];

/** Refuses what a requisition is not ready for, or has left behind. */
export function refuseStatus({ status }: Requisition, allowed: readonly RequisitionStatus[]): void {
  if (allowed.includes(status)) return;
  const name = requisitionFlow.statuses[status];
  throw conflict(
    'requisition_status',
    words(
      `The requisition does not allow this while it is “${name.en}”.`,
      `Заявка в статусе «${name.ru}» этого не допускает.`,
    ),
    { current: status, allowed },
  );
}
