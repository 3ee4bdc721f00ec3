import type { WriteContext } from '../../../kernel/operation.ts';
import { markPriceChanged } from '../../requisitions/allocations/mark-price-changed.ts';
import { startSourcing } from '../../requisitions/moves/start-sourcing.ts';
import { noteSupplier } from '../../requisitions/suppliers/note-supplier.ts';
import { settleRfq } from '../settle-rfq.ts';
import { headerOf } from './add-quote.ts';
import { checkContent } from './check-content.ts';
import { frameOf, type HeldQuote } from './hold-quote.ts';
import { learnFromQuotes } from './learn/learn-from-quotes.ts';
import { quoteLifecycle } from './quote-flow.ts';
import type { QuoteContent, QuoteVersion } from './quote-version.ts';
import { type Late, refuseLate, refuseUnasked } from './refuse-closed.ts';
import { type SupplierQuote, supplierQuote } from './supplier-quote.ts';
import { writeQuote } from './write-quote.ts';
import { writeVersion } from './write-version.ts';

/**
 * Submits the content of a held quote as its next version, which holds from now on and never changes. What was accepted from the
 * version before stays accepted at its price, and is marked.
 */
export async function submitVersion(
  ctx: WriteContext,
  held: HeldQuote,
  content: QuoteContent,
  { submittedBy, ...late }: Late & { submittedBy: QuoteVersion['submittedBy'] },
): Promise<SupplierQuote> {
  const { quote, rfq, requisition } = held;
  refuseUnasked(held);
  refuseLate(rfq, late);
  const frame = await frameOf(ctx, held);
  await checkContent(ctx, frame, content);
  const n = quote.currentVersion + 1;
  const lines = await writeVersion(ctx, quote.id, { n, rfqRevision: rfq?.revision ?? null, submittedBy }, content);
  const after = await writeQuote(ctx, quote, {
    ...headerOf(content),
    status: statusAfter(quote),
    current_version: n,
    revising: false,
    needs_reconfirmation: false,
    submitted_at: new Date().toISOString(),
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

/** A first version makes it submitted, a next one makes an expired one hold again; what is accepted stays so. */
function statusAfter({ status }: SupplierQuote) {
  if (status === 'draft') return quoteLifecycle.next('submit', status);
  return status === 'expired' ? quoteLifecycle.next('renew', status) : status;
}
