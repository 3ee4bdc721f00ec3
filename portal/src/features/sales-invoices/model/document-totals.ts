import { sumOf } from '../../../../../nouns/exact/fraction.ts';
import type { VatMode, VatRate } from '../../../../../nouns/kit/vat.ts';
import { type Priced, rowAmounts, scaleOf } from './row-amounts.ts';

export interface DocumentTotals {
  net: string;
  vat: string;
  gross: string;
  /** VAT by its rate, the highest rate first; rates without VAT are left out. */
  byRate: ReadonlyArray<{ rate: VatRate; vat: string }>;
}

/** Totals of a document: sums of its rounded rows. */
export function documentTotals(rows: readonly Priced[], vatMode: VatMode, currency: string): DocumentTotals {
  const scale = scaleOf(currency);
  const counted = rows.map((row) => ({ rate: row.vatRate, ...rowAmounts(row, vatMode, scale) }));
  const sum = (amounts: readonly string[]) => sumOf(amounts).toFixed(scale);
  const taxed = vatMode === 'none' ? [] : counted.filter(({ rate }) => rate !== 'none' && rate !== '0');
  const byRate = [...Map.groupBy(taxed, ({ rate }) => rate)].map(([rate, of]) => ({
    rate,
    vat: sum(of.map(({ vatAmount }) => vatAmount)),
  }));
  return {
    net: sum(counted.map(({ netAmount }) => netAmount)),
    vat: sum(counted.map(({ vatAmount }) => vatAmount)),
    gross: sum(counted.map(({ grossAmount }) => grossAmount)),
    byRate: byRate.sort((a, b) => Number(b.rate) - Number(a.rate)),
  };
}
