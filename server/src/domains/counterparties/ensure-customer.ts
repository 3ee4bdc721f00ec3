import type { WriteContext } from '../../kernel/operation.ts';
import { counterparties } from './counterparty.ts';
import { counterpartyRefs, holdCounterparties, refuseUnusable } from './counterparty-refs.ts';

/**
 * Makes a counterparty a customer unless it is one, and holds it against archiving. For commands of other domains, under their own
 * right: it records the change of the counterparty, and nothing where there is none. Refuses one of nobody and an archived one.
 */
export async function ensureCustomer(
  ctx: WriteContext,
  counterpartyId: string,
  field: string,
): Promise<{ counterpartyId: string; added: boolean }> {
  const known = (await counterpartyRefs(ctx.db, [counterpartyId])).get(counterpartyId);
  refuseUnusable(known, field);
  if (known.roles.includes('customer')) {
    refuseUnusable((await holdCounterparties(ctx.db, [counterpartyId])).get(counterpartyId), field);
    return { counterpartyId, added: false };
  }
  // Locked for the change at once: two who both held it first would wait for each other.
  const before = await counterparties.lock(ctx.db, counterpartyId);
  refuseUnusable({ ...known, status: before.status }, field);
  if (before.roles.includes('customer')) return { counterpartyId, added: false };
  await counterparties.change(ctx, before, { roles: [...before.roles, 'customer'] });
  return { counterpartyId, added: true };
}
