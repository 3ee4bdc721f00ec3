import type { Invoice } from '../../../../nouns/invoice.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { rateFaults } from '../company/rate-faults.ts';
import { ratesOn } from '../company/rate-on.ts';
import { regionalOf } from '../company/regional-settings.ts';
import type { InvoiceInput } from './invoice.input.ts';

/** What the currency is worth on the day of the invoice, kept from then on; null where no rate is known. */
export async function fxRateFor(
  ctx: ReadContext,
  { fxRate }: InvoiceInput,
  was: Invoice | undefined,
  { currency, date }: { currency: string; date: string },
): Promise<string | null> {
  if (fxRate !== undefined) {
    const faults = currency === (await regionalOf(ctx)).currency ? rateFaults(fxRate) : [];
    if (faults.length > 0) throw invalid(faults);
    return fxRate;
  }
  if (was && was.currency === currency) return was.fxRate;
  const found = (await ratesOn(ctx, [currency], date)).get(currency);
  return found ? new Exact(found.rate).div(found.nominal).toDecimalPlaces(8).toFixed() : null;
}
