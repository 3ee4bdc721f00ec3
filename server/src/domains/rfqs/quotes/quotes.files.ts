import { fileHost } from '../../../platform/files/host.ts';
import { getOpenQuote } from './operations/get-open-quote.ts';
import { updateQuote } from './operations/update-quote.ts';

/** Documents of a supplier: the offer, certificates, letters. Quotes are never removed, so nothing is held for them. */
export const quoteFiles = fileHost({ entityType: 'supplierQuote', get: getOpenQuote, update: updateQuote });
