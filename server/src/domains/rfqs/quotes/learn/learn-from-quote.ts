import type { WriteContext } from '../../../../kernel/operation.ts';
import type { OfferedLine, QuoteContent } from '../quote-version.ts';
import type { QuoteFrame } from '../resolve-content.ts';
import type { SupplierQuote } from '../supplier-quote.ts';

/** What a submitted version teaches the catalog. */
export async function learnFromQuote(
  _ctx: WriteContext,
  _quote: SupplierQuote,
  _content: QuoteContent,
  _lines: ReadonlyArray<OfferedLine & { id: string }>,
  _frame: QuoteFrame,
): Promise<void> {}
