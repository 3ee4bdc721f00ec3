import { quoteFlow } from '../../../../../nouns/quote-flow.ts';
import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { markPriceChanged } from '../../requisitions/allocations/mark-price-changed.ts';
import { startSourcing } from '../../requisitions/moves/start-sourcing.ts';
import { noteSupplier } from '../../requisitions/suppliers/note-supplier.ts';
import { settleRfq } from '../settle-rfq.ts';
import { checkContent } from './check-content.ts';
import { learnFromQuotes } from './learn/learn-from-quotes.ts';
import type { QuoteContent, QuoteVersion } from './quote-version.ts';
import { type Late, refuseLate, refuseUnasked } from './refuse-closed.ts';
import type { QuoteFrame } from './resolve-content.ts';
import { supplierQuote } from './supplier-quote.ts';
import { contentHeader } from './write-draft.ts';
import { writeQuote } from './write-quote.ts';
import { writeVersion } from './write-version.ts';

/** Who submits a version, and why where it comes late. */
export interface Submission extends Late {
  submittedBy: QuoteVersion['submittedBy'];
}

/**
 * Submits the content of a held quote as its next version, which applies from now on and never changes. What was accepted from the
 * version before stays accepted at its price, and is marked.
 */
export async function submitVersion(
  ctx: WriteContext,
  frame: QuoteFrame,
  quote: SupplierQuote,
  content: QuoteContent,
  { submittedBy, ...late }: Submission,
): Promise<SupplierQuote> {
  const { rfq, requisition } = frame;
  refuseUnasked(frame);
  refuseLate(rfq, late);
  await checkContent(ctx, frame, content);
  const n = quote.currentVersion + 1;
  const lines = await writeVersion(ctx, quote.id, { n, rfqRevision: rfq?.revision ?? null, submittedBy }, content);
  const after = await writeQuote(ctx, quote, {
    ...contentHeader(content),
    status: statusAfter(quote),
    currentVersion: n,
    revising: false,
    needsReconfirmation: false,
    submittedAt: portalNow().toISOString(),
  });
  const priceChanged = n > 1 ? await markPriceChanged(ctx, quote.id, n) : 0;
  if (requisition) {
    const from = { supplierId: quote.supplierId, counterpartyId: quote.counterpartyId, from: 'quote' as const };
    await noteSupplier(ctx, requisition.id, from, 'quoted');
    await startSourcing(ctx, requisition);
  }
  if (rfq) await settleRfq(ctx, rfq);
  await learnFromQuotes(ctx, [{ quote: after, content: { ...content, lines } }], frame.asked);
  ctx.record(
    supplierQuote.changed(n === 1 ? 'submitted' : 'version_created', quote, after, {
      quoteVersion: n,
      ...(late.late && { late: true, reason: late.reason ?? '' }),
      ...(priceChanged > 0 && { priceChangedAllocations: priceChanged }),
    }),
  );
  return after;
}

/** A first version makes it submitted, a next one renews an expired quote; what is accepted stays so. */
function statusAfter({ status }: SupplierQuote) {
  if (status === 'draft') return nextStatus(quoteFlow, 'submit', status);
  return status === 'expired' ? nextStatus(quoteFlow, 'renew', status) : status;
}
