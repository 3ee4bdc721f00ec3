import type { DeliveryDocument } from '../../../../../nouns/delivery-document.ts';
import type { DeliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import { brokenRule, type FieldError, words } from '../../../kernel/problems/errors.ts';
import { vatRateFaults } from '../../../kernel/values/vat.ts';
import type { Agreed } from './share.ts';

type Terms = Pick<DeliveryDocument, 'currency' | 'vatMode'>;

/** The currency of a document, and how its prices have VAT; the currency of the requisition where nothing is priced. */
export function termsOf(prices: ReadonlyArray<Agreed | null>, currency: string): Terms {
  const known = prices.filter((price) => price !== null);
  const currencies = [...new Set(known.map((price) => price.currency))];
  if (currencies.length > 1)
    throw brokenRule(
      'mixed_currencies',
      words(
        `Goods of one document are priced in several currencies: ${currencies.join(', ')}.`,
        `Товары одного документа оценены в разных валютах: ${currencies.join(', ')}.`,
      ),
      { currencies },
    );
  const modes = new Set(known.map(({ vatMode }) => vatMode));
  const [mode = null] = modes;
  return { currency: currencies[0] ?? currency, vatMode: modes.size > 1 ? 'excluded' : mode };
}

/** Prices of several modes stand together as prices without VAT. */
export const inTerms = (lines: readonly DeliveryDocumentLine[], isMixed: boolean): DeliveryDocumentLine[] =>
  isMixed ? lines.map((line) => ({ ...line, unitPrice: line.netPrice })) : [...lines];

/** Rates that are not charged on the day of the document. */
export const rateFaults = (lines: readonly DeliveryDocumentLine[], day: string): FieldError[] =>
  lines.flatMap(({ vatRate, procurementItemId, name }) =>
    vatRate === null
      ? []
      : vatRateFaults(vatRate, day).map((fault) => ({
          ...fault,
          at: `/items/${procurementItemId ?? name}${fault.at}`,
        })),
  );
