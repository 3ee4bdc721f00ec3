import { type FieldError, fieldError, words } from '../problems/errors.ts';

/** Russian VAT rates as documents name them; `none` (outside VAT) is not `0`. */
export const vatRates = ['none', '0', '5', '7', '10', '20', '22'] as const;

export type VatRate = (typeof vatRates)[number];

/** Whether prices of a document include VAT, exclude it, or carry none. */
export const vatModes = ['included', 'excluded', 'none'] as const;

export type VatMode = (typeof vatModes)[number];

/** First and last day a rate applies. Rates change only by law, and documents of earlier days keep their rate. */
interface Period {
  readonly from?: string;
  readonly to?: string;
}

// Tax Code, article 164 and 346.11: 20 % by law 303-FZ, 5 and 7 % by law 176-FZ, 22 % by law 425-FZ.
const periods: Readonly<Record<VatRate, Period>> = {
  none: {},
  '0': {},
  '5': { from: '2025-01-01' },
  '7': { from: '2025-01-01' },
  '10': {},
  '20': { from: '2019-01-01', to: '2025-12-31' },
  '22': { from: '2026-01-01' },
};

/** Whether a rate applies to supplies of a day, `YYYY-MM-DD`. */
export function vatRateValidOn(rate: VatRate, date: string): boolean {
  const { from = '', to = '9999-12-31' } = periods[rate];
  return date >= from && date <= to;
}

/** What is wrong with the rate of a line on the day of its supply. */
export const vatRateFaults = (rate: VatRate, day: string): FieldError[] =>
  vatRateValidOn(rate, day)
    ? []
    : [
        fieldError(
          '/vatRate',
          'vat_rate_not_valid_on_date',
          words(`is not charged on ${day}`, `ставка не действует на ${day}`),
          { date: day },
        ),
      ];
