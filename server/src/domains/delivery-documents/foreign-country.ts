import type { DeliveryDocumentLine } from '../../../../nouns/delivery-document-line.ts';
import { countryByCode } from '../../platform/documents/values/country-by-code.ts';

/** Whence goods come; what is made in Russia has no country on an invoice for VAT: the rules of постановление 1137. */
export const foreignCountry = ({ countryCode }: Pick<DeliveryDocumentLine, 'countryCode'>) =>
  countryCode === 'RU' ? null : countryByCode(countryCode);
