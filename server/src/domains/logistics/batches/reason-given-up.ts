import type { Requisition } from '../../../../../nouns/requisition.ts';

/** Why nobody waits for the goods of a requisition any more: it was cancelled, or closed short. Null while somebody does. */
export function reasonGivenUp({ status, number, cancelReason, closeReason }: Requisition): string | null {
  if (status === 'cancelled') return cancelReason ?? number;
  return status === 'completed' ? closeReason : null;
}
