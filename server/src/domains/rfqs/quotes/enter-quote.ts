import type { WriteContext } from '../../../kernel/operation.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { supplierRfqs } from '../supplier-rfq.ts';
import { askedLines } from './asked-lines.ts';
import { type NamedSupplier, nameSupplier } from './name-supplier.ts';
import type { ContentInput } from './quote-version.ts';
import { refuseUnasked } from './refuse-closed.ts';
import { requestAnswered } from './request-answered.ts';
import { type QuoteOrigin, saveQuote } from './save-quote.ts';

interface EnteredQuote extends Pick<QuoteOrigin, 'source' | 'notes'> {
  requisitionId: string;
  supplier: NamedSupplier;
  given: ContentInput;
}

/**
 * A quote for a requisition, got on paper, in a letter or in a file: it applies at once, and its supplier joins those of the requisition.
 * Where the supplier was asked for just these lines and has not answered, it is the answer to that request, and no reminder follows.
 */
export async function enterQuote(
  ctx: WriteContext,
  { requisitionId, supplier: named, given, ...origin }: EnteredQuote,
) {
  const requisition = await requisitions.lock(ctx.db, requisitionId);
  refuseUnasked({ rfq: null, requisition });
  const supplier = await nameSupplier(ctx, named);
  const { supplierId, counterpartyId } = supplier;
  const open = await requestAnswered(ctx, requisitionId, supplierId, given);
  const rfq = open ? await supplierRfqs.lock(ctx.db, open.rfqId) : null;
  const asked = await askedLines(ctx.db, { rfq, requisition });
  const { quote } = await saveQuote(ctx, {
    frame: { rfq, requisition, supplierId, asked },
    quote: null,
    origin: { ...origin, counterpartyId, recipientId: open?.recipientId ?? null },
    given,
    submission: { submittedBy: { userId: ctx.actor.userId, name: null, email: null } },
  });
  return { quote, supplier };
}
