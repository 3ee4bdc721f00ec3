import type { priceListKinds } from '../../../../nouns/price-list.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import type { vatModes } from './words.ts';

/** A list that is being made: of a supplier, unless something else is chosen. */
export const newPriceList = {
  kind: 'supplier' as keyof typeof priceListKinds,
  name: '',
  counterparty: null as RecordOption | null,
  currency: '',
  vatMode: null as keyof typeof vatModes | null,
  validFrom: '',
  validTo: '',
};

export type NewPriceList = typeof newPriceList;

/** As the server takes it: what is left out is as the company has it, and a list of one's own belongs to nobody. */
export const newPriceListBodyOf = ({ kind, name, counterparty, ...terms }: NewPriceList) => ({
  kind,
  name,
  ...(kind !== 'internal' && counterparty && { counterpartyId: counterparty.id }),
  ...(terms.currency && { currency: terms.currency.toUpperCase() }),
  ...(terms.vatMode && { vatMode: terms.vatMode }),
  ...(terms.validFrom && { validFrom: terms.validFrom }),
  ...(terms.validTo && { validTo: terms.validTo }),
});
