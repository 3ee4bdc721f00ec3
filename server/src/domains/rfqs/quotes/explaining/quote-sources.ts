import { type QuoteLine, quoteLine } from '../../../../../../nouns/quote-line.ts';
import { type SupplierQuote, supplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import type { QuoteVersion } from '../quote-version.ts';

/** A quote as its page shows it: the lines are those of the current version, or of the draft before the first one. */
export type QuoteCard = SupplierQuote & {
  lines: QuoteLine[];
  current: QuoteVersion | null;
  draft: QuoteVersion | null;
};

/** The version that the lines are of: asked only where an amount is known. */
export const versionOf = ({ current, draft }: QuoteCard) => (current ?? draft) as QuoteVersion;

/** Where values of the version are read that the lines are of. */
export const ofQuote = ({ id, currentVersion }: QuoteCard) => ({
  ...{ type: supplierQuote.type, id, url: `/api/v1/supplier-quotes/${id}` },
  revision: currentVersion || null,
});

export const ofLine = (card: QuoteCard, { id }: QuoteLine) => ({ ...ofQuote(card), type: quoteLine.type, id });
