import { Exact } from '../../../kernel/values/decimal.ts';

/** The VAT of a line as invoices state it: words where there is none to pay. */
export const statedVat = (vatRate: string | null, vatAmount: string | null): string | null =>
  vatRate === 'none' ? 'без НДС' : vatAmount;

/** The VAT of all lines: the words where every line has them. */
export const statedVatOf = (vatRates: ReadonlyArray<string | null>, vatAmount: string | null): string | null =>
  vatRates.length > 0 && vatRates.every((rate) => rate === 'none') ? 'без НДС' : vatAmount;

/** `15240` kg → `15.24` t; null stays null. */
export const inTonnes = (kilograms: string | null): string | null =>
  kilograms === null ? null : new Exact(kilograms).div(1_000).toFixed();
