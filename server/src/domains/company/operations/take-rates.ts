import Type, { type Static } from 'typebox';
import type { RegionalSettings } from '../../../../../nouns/regional-settings.ts';
import { date, object, rate } from '../../../kernel/fields.ts';
import { intakeOf } from '../../../kernel/intake/intake-of.ts';
import { pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { isCurrency } from '../../../kernel/values/currencies.ts';
import { regionalOf } from '../regional-settings.ts';
import { dayOf, writeRates } from '../write-rates.ts';

/** What the bank of a country quotes in its own currency: `rate` units of that for `nominal` of another. */
const pulledRates = Type.Array(
  object({
    asked: date('Day that was asked for'),
    date: date('Day the rate holds from'),
    currency: Type.String({ pattern: '^[A-Z]{3}$', title: 'Currency' }),
    nominal: Type.Integer({ minimum: 1, maximum: 1_000_000, title: 'For so many units' }),
    rate: rate('Roubles'),
  }),
);

export const takeRates = command({
  name: 'company.take-rates',
  summary: words('Take rates of the Bank of Russia', 'Принять курсы Банка России'),
  permission: 'signed-in',
  scope: null,
  input: pulledItems,
  output: taken,

  async run(ctx, { items }) {
    const rates = intakeOf(pulledRates)(items) as Static<typeof pulledRates>;
    const unwanted = whyNot(await regionalOf(ctx));
    if (unwanted) {
      ctx.nothingChanged();
      return { taken: 0, skipped: unwanted };
    }
    // The bank also prices what nobody pays in, such as special drawing rights.
    const known = rates.filter(({ currency }) => isCurrency(currency));
    const { after } = await writeRates(ctx, [...new Map(known.map((one) => [dayOf(one), one])).values()], 'cbr');
    return { taken: after.size };
  },
});

function whyNot({ fxSource, currency }: RegionalSettings) {
  if (currency !== 'RUB')
    return words(
      `Rates were not saved: the Bank of Russia quotes them in roubles, and the company’s currency is ${currency}.`,
      `Курсы не записаны: Банк России устанавливает их к рублю, а валюта компании — ${currency}.`,
    );
  if (fxSource === 'cbr') return null;
  return words(
    'Rates were not saved: choose the Bank of Russia as their source in the regional settings.',
    'Курсы не записаны: выберите источник курсов «Банк России» в региональных настройках.',
  );
}
