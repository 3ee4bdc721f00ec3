import type { WriteContext } from '../../../kernel/operation.ts';
import { holdRequisition } from '../../requisitions/hold-requisition.ts';
import { addQuote, type NewQuote } from './add-quote.ts';
import { askedLines } from './asked-lines.ts';
import { type NamedSupplier, nameSupplier } from './name-supplier.ts';
import type { ContentInput } from './quote-content.input.ts';
import { refuseUnasked } from './refuse-closed.ts';
import { resolveContent } from './resolve-content.ts';
import { submitVersion } from './submit-version.ts';

export interface EnteredQuote extends Pick<NewQuote, 'source' | 'header'> {
  requisitionId: string;
  supplier: NamedSupplier;
  content: ContentInput;
}

/** A quote for a requisition, got on paper or in a file: it holds at once, and its supplier joins those of the requisition. */
export async function enterQuote(
  ctx: WriteContext,
  { requisitionId, supplier: named, content: given, ...entered }: EnteredQuote,
) {
  const requisition = await holdRequisition(ctx, requisitionId);
  refuseUnasked({ rfq: null, requisition });
  const supplier = await nameSupplier(ctx, named);
  const { supplierId, counterpartyId } = supplier;
  const asked = await askedLines(ctx.db, { rfq: null, requisition });
  const frame = { rfq: null, requisition, supplierId, asked };
  const content = await resolveContent(ctx, frame, null, given);
  const draft = await addQuote(ctx, { ...entered, frame, counterpartyId, recipientId: null }, content);
  const submittedBy = { userId: ctx.actor.userId, name: null, email: null };
  const quote = await submitVersion(ctx, { quote: draft, rfq: null, requisition }, content, { submittedBy });
  return { quote, supplier };
}
