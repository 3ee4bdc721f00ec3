import { lineAmounts } from '../../../../../nouns/exact/money.ts';
import type { VatMode, VatRate } from '../../../../../nouns/kit/vat.ts';

/** What of a row its amounts are made of, as it is typed: nothing yet is zero. */
export interface Priced {
  quantity: string | null;
  unitPrice: string | null;
  discountPercent: string | null;
  vatRate: VatRate;
}

/** Amounts of a row by the code of the server. They are a preview: what is saved is counted there. */
export const rowAmounts = (
  { quantity, unitPrice, discountPercent, vatRate }: Priced,
  vatMode: VatMode,
  scale: number,
) =>
  lineAmounts({
    ...{ quantity: quantity || '0', price: unitPrice || '0', discountPercent: discountPercent || '0' },
    ...{ vatMode, vatRate, scale },
  });

/** Digits after the point in amounts of a currency; two while its code is being typed. */
export function scaleOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.min(2, maximumFractionDigits);
}
