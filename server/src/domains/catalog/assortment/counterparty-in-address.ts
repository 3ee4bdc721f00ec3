import type { ReadContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { counterparty } from '../../counterparties/counterparty.ts';
import { type CounterpartyRef, counterpartyRefs } from '../../counterparties/counterparty-refs.ts';

/** The counterparty an address names; it need not be a supplier. */
export async function counterpartyInAddress({ db }: ReadContext, counterpartyId: string): Promise<CounterpartyRef> {
  const found = (await counterpartyRefs(db, [counterpartyId])).get(counterpartyId);
  if (!found) throw notFound(counterparty.noun);
  return found;
}
