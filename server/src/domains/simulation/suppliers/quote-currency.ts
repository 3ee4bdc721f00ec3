import type { WriteContext } from '../../../kernel/operation.ts';
import { setExchangeRates } from '../../company/operations/set-exchange-rates.ts';
import { rateOn } from '../../company/rate-on.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import type { OpenedLink } from '../../rfqs/links/open-link.ts';

type Asking = Pick<OpenedLink['rfq'], 'currency' | 'allowAlternativeCurrency'>;

/** What a dollar costs where the portal knows no rate of it. */
const usualRate = '90';

/** In what a supplier quotes: what was asked for, or dollars where its name says so and the request allows it. A rate of them is seen to. */
export async function quoteCurrency(
  ctx: WriteContext,
  { currency, allowAlternativeCurrency }: Asking,
  { isForeign, today }: { isForeign: boolean; today: string },
): Promise<string> {
  const { currency: base } = await regionalOf(ctx);
  if (!isForeign || !allowAlternativeCurrency) return currency ?? base;
  if (!(await rateOn(ctx, 'USD', today)))
    await ctx.call(setExchangeRates, { rates: [{ currency: 'USD', date: today, rate: usualRate, nominal: 1 }] });
  return 'USD';
}
