import { say } from '../../src/kit/say.ts';
import type { Offer, Row } from '../types.ts';

/** «22 %», or that no VAT is charged. */
export const rateWords = (rate: Row['vatRate']) =>
  rate === 'none' ? say('no VAT', 'без НДС') : say(`${rate}%`, `${rate}\u00a0%`);

/** What prices and amounts of rows are: with VAT, or without it. */
export const priceWords = (mode: Offer['vatMode']) =>
  ({ included: say('with VAT', 'с НДС'), excluded: say('without VAT', 'без НДС'), none: '' })[mode];

/** Rates that VAT is charged at, with what it comes to. */
export const chargedVat = ({ vatMode, vatTotals }: Offer) =>
  vatMode === 'none' ? [] : vatTotals.filter(({ vatRate }) => vatRate !== 'none');
