import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import type { ItemReference } from '../../../catalog/item-references.ts';
import type { OfferedLine, QuoteContent } from '../quote-version.ts';

export type LearnedLine = OfferedLine & { id: string };

/** A quote and its current version. */
export interface LearnedQuote {
  quote: SupplierQuote;
  content: Pick<QuoteContent, 'currency' | 'vatMode' | 'validUntil'> & { lines: readonly LearnedLine[] };
}

/** A line on offer, of whichever quote. */
export interface TaughtLine extends LearnedQuote {
  line: LearnedLine;
}

export interface LinkedLine extends TaughtLine {
  item: ItemReference;
}
