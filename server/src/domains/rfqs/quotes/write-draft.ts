import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { QuoteContent } from './quote-version.ts';
import type { QuoteFrame } from './resolve-content.ts';
import type { QuoteNotes } from './supplier-quote.ts';
import { writeQuote } from './write-quote.ts';
import { writeVersion } from './write-version.ts';

/** Writes the draft of a held quote, with what buyers note beside it. The header of a submitted quote goes on saying what applies. */
export async function writeDraft(
  ctx: WriteContext,
  { rfq }: QuoteFrame,
  quote: SupplierQuote,
  content: QuoteContent,
  notes: QuoteNotes = {},
): Promise<SupplierQuote> {
  await writeVersion(ctx, quote.id, { n: 0, rfqRevision: rfq?.revision ?? null }, content);
  const header = quote.status === 'draft' ? contentHeader(content) : { revising: true };
  return writeQuote(ctx, quote, { ...notes, ...header, draftVersion: quote.draftVersion + 1 });
}

/** What the header repeats of the current version, or of the first draft. */
export const contentHeader = ({ currency, totals, validUntil }: QuoteContent) => ({
  currency,
  totalGross: totals.gross,
  validUntil,
});
