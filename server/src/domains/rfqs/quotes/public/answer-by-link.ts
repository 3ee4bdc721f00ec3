import { isRevisable } from '../../../../../../nouns/quote-flow.ts';
import type { RfqRecipient } from '../../../../../../nouns/rfq-recipient.ts';
import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import type { SupplierRfq } from '../../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { type LinkHeld, openLink } from '../../links/open-link.ts';
import { askedLines } from '../asked-lines.ts';
import { holdQuote } from '../hold-quote.ts';
import type { ContentInput } from '../quote-version.ts';
import { saveQuote } from '../save-quote.ts';
import type { Submission } from '../submit-version.ts';

interface HeldAnswer {
  rfq: SupplierRfq;
  recipient: RfqRecipient;
  /** The quote of this supplier as it stands; null before the first draft. */
  quote: SupplierQuote | null;
}

/** What a supplier answers to by a link, locked for the answer. */
export async function holdAnswer(ctx: WriteContext, link: LinkHeld): Promise<HeldAnswer> {
  const { rfq, recipient } = await openLink(ctx, link, 'answer');
  const standing = await ctx.db.first<{ id: string }>(sql`
    select id from supplier_quotes
    where tenant_id = ${ctx.db.tenant} and rfq_id = ${rfq.id} and supplier_id = ${recipient.supplierId} and status <> 'withdrawn'`);
  const quote = standing ? (await holdQuote(ctx, standing.id)).quote : null;
  if (quote) refuseEnded(quote);
  return { rfq, recipient, quote };
}

function refuseEnded({ status }: SupplierQuote) {
  if (status === 'draft' || isRevisable(status)) return;
  throw refuse('conflict', words('This quote is closed.', 'Предложение уже завершено.'), { rule: 'quote_ended' });
}

/** Saves what a supplier gives by a link, over what that supplier said before. */
export async function saveByLink(
  ctx: WriteContext,
  { rfq, recipient, quote }: HeldAnswer,
  given: ContentInput,
  submission?: Submission,
) {
  const { supplierId, counterpartyId, id: recipientId } = recipient;
  const requisition = rfq.procurementId === null ? null : await requisitions.lock(ctx.db, rfq.procurementId);
  const asked = await askedLines(ctx.db, { rfq, requisition });
  return saveQuote(ctx, {
    frame: { rfq, requisition, supplierId, asked },
    quote,
    origin: { counterpartyId, recipientId, source: 'supplier_link' },
    given,
    ...(submission && { submission }),
  });
}
