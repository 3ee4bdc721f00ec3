import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';
import type { FxTo } from '../../company/fx-to.ts';

/** What the prices of a new proposal are brought to. */
export interface Target {
  currency: string;
  vatMode: VatMode;
  usualRate: VatRate;
}

/** One unit of a currency in that of the proposal. A rate that is not known is never one. */
export function rateOf(to: FxTo, currency: string): string {
  const rate = to(currency);
  if (rate !== null) return rate;
  throw brokenRule(
    'no_rate',
    words(`There is no exchange rate for ${currency}.`, `Курс валюты ${currency} не задан.`),
    {
      currency,
    },
  );
}
