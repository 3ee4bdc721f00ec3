import { facadeReading } from '../../../kernel/facade-resource.ts';
import { getQuoteWithLines } from './operations/get-quote-with-lines.ts';
import { listQuotesWithLines } from './operations/list-quotes-with-lines.ts';
import { supplierQuote } from './supplier-quote.ts';

export const quoteReading = facadeReading({
  path: '/api/v1/integration-api/supplier-quotes',
  entity: supplierQuote,
  list: listQuotesWithLines,
  get: getQuoteWithLines,
});
