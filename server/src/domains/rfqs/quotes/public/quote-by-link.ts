import type { RfqRecipient } from '../../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { type LinkHeld, openLink } from '../../links/open-link.ts';
import { addQuote } from '../add-quote.ts';
import { askedLines } from '../asked-lines.ts';
import { type HeldQuote, holdQuote } from '../hold-quote.ts';
import type { ContentInput } from '../quote-content.input.ts';
import { isRevisable } from '../quote-flow.ts';
import { standingVersions } from '../read-versions.ts';
import { type QuoteFrame, resolveContent } from '../resolve-content.ts';
import type { SupplierQuote } from '../supplier-quote.ts';

export interface AnswerHeld {
  rfq: SupplierRfq;
  recipient: RfqRecipient;
  /** His quote as it stands; null before the first word. */
  held: HeldQuote | null;
}

/** What a supplier answers to by his link, locked for his answer. */
export async function holdAnswer(ctx: WriteContext, link: LinkHeld): Promise<AnswerHeld> {
  const { rfq, recipient } = await openLink(ctx, link, 'answer');
  const standing = await ctx.db.first<{ id: string }>(sql`
    select id from supplier_quotes
    where tenant_id = ${ctx.db.tenant} and rfq_id = ${rfq.id} and supplier_id = ${recipient.supplierId} and status <> 'withdrawn'`);
  const held = standing ? await holdQuote(ctx, standing.id) : null;
  if (held) refuseEnded(held.quote);
  return { rfq, recipient, held };
}

function refuseEnded({ status }: SupplierQuote) {
  if (status === 'draft' || isRevisable(status)) return;
  throw refuse('conflict', words('This quote is closed.', 'Предложение уже завершено.'), { rule: 'quote_ended' });
}

/** The content a supplier gives, over what he said before. */
export async function contentByLink(ctx: WriteContext, { rfq, recipient, held }: AnswerHeld, given: ContentInput) {
  const requisition = rfq.procurementId === null ? null : await requisitions.lock(ctx.db, rfq.procurementId);
  const asked = await askedLines(ctx.db, { rfq, requisition });
  const frame: QuoteFrame = { rfq, requisition, supplierId: recipient.supplierId, asked };
  const versions = held ? await standingVersions(ctx.db, held.quote.id) : null;
  const content = await resolveContent(ctx, frame, versions?.draft ?? versions?.current ?? null, given);
  return { frame, content };
}

/** His quote, begun by this where there was none. */
export async function quoteByLink(
  ctx: WriteContext,
  { rfq, recipient, held }: AnswerHeld,
  { frame, content }: Awaited<ReturnType<typeof contentByLink>>,
): Promise<HeldQuote> {
  if (held) return held;
  const { counterpartyId, id: recipientId } = recipient;
  const quote = await addQuote(ctx, { frame, counterpartyId, recipientId, source: 'supplier_link' }, content);
  return { quote, rfq, requisition: frame.requisition };
}
