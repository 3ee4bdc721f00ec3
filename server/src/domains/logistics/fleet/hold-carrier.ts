import type { WriteContext } from '../../../kernel/operation.ts';
import { holdCounterparties, refuseUnusable } from '../../counterparties/counterparty-refs.ts';

interface Carried {
  carrierId?: string | null;
}

/** A carrier that is named anew is neither unknown nor archived, and stays so until the change is made. */
export async function holdCarrier(ctx: WriteContext, before: Carried | null, { carrierId }: Carried): Promise<void> {
  if (!carrierId || carrierId === before?.carrierId) return;
  refuseUnusable((await holdCounterparties(ctx.db, [carrierId])).get(carrierId), 'carrierId');
}
