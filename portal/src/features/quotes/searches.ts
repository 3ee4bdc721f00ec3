import { choiceOf, textOf } from '../../kit/search-params.ts';

type Given = Record<string, unknown>;

export interface QuotesSearch {
  search?: string;
  sort?: string;
  status?: string;
  source?: string;
  requisition?: string;
  rfq?: string;
  counterparty?: string;
}

export const quotesSearch = (given: Given): QuotesSearch =>
  textOf(given, 'search', 'sort', 'status', 'source', 'requisition', 'rfq', 'counterparty');

interface NewQuoteSearch {
  requisition?: string;
  rfq?: string;
}

export const newQuoteSearch = (given: Given): NewQuoteSearch => textOf(given, 'requisition', 'rfq');

const tabs = ['lines', 'versions', 'files'] as const;

export interface QuoteSearch {
  tab?: (typeof tabs)[number];
}

export const quoteSearch = (given: Given): QuoteSearch => choiceOf(given, 'tab', tabs);
