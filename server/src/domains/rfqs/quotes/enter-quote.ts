import type { WriteContext } from '../../../kernel/operation.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { supplierRfqs } from '../supplier-rfq.ts';
import { addQuote, type NewQuote } from './add-quote.ts';
import { askedLines } from './asked-lines.ts';
import { type NamedSupplier, nameSupplier } from './name-supplier.ts';
import type { ContentInput } from './quote-content.input.ts';
import { refuseUnasked } from './refuse-closed.ts';
import { requestAnswered } from './request-answered.ts';
import { resolveContent } from './resolve-content.ts';
import { submitVersion } from './submit-version.ts';

export interface EnteredQuote extends Pick<NewQuote, 'source' | 'header'> {
  requisitionId: string;
  supplier: NamedSupplier;
  content: ContentInput;
}

/**
 * A quote for a requisition, got on paper, in a letter or in a file: it holds at once, and its supplier joins those of the requisition.
 * Where he was asked for just these lines and has not answered, it is the answer to that request, and nobody reminds him.
 */
export async function enterQuote(
  ctx: WriteContext,
  { requisitionId, supplier: named, content: given, ...entered }: EnteredQuote,
) {
  const requisition = await requisitions.lock(ctx.db, requisitionId);
  refuseUnasked({ rfq: null, requisition });
  const supplier = await nameSupplier(ctx, named);
  const { supplierId, counterpartyId } = supplier;
  const open = await requestAnswered(ctx, requisitionId, supplierId, given);
  const rfq = open ? await supplierRfqs.lock(ctx.db, open.rfqId) : null;
  const asked = await askedLines(ctx.db, { rfq, requisition });
  const frame = { rfq, requisition, supplierId, asked };
  const content = await resolveContent(ctx, frame, null, given);
  const recipientId = open?.recipientId ?? null;
  const draft = await addQuote(ctx, { ...entered, frame, counterpartyId, recipientId }, content);
  const submittedBy = { userId: ctx.actor.userId, name: null, email: null };
  const quote = await submitVersion(ctx, { quote: draft, rfq, requisition }, content, { submittedBy });
  return { quote, supplier };
}
