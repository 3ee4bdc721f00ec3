import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { checkRates } from '../check-rates.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { regionalOf } from '../regional-settings.ts';
import { dayOf, writeRates } from '../write-rates.ts';

const { currency, date, rate, nominal } = exchangeRate.fields;

export const setExchangeRates = command({
  name: 'company.set-exchange-rates',
  summary: words('Set exchange rates by hand', 'Задать курсы валют вручную'),
  description:
    'Each rate is set for its currency and day, and holds until the next day that has one; rates of other days stay. All of them are written, or none.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  input: object({
    rates: Type.Array(
      object({ currency, date, rate, nominal: Type.Optional(Type.Integer({ ...nominal, default: 1 })) }),
      { minItems: 1, maxItems: 200, title: 'Rates, one for a currency and a day' },
    ),
  }),
  output: object({ items: Type.Array(exchangeRate.view, { title: 'The same rates as they now stand' }) }),

  async run(ctx, { rates }) {
    checkRates(rates, (await regionalOf(ctx)).currency);
    const { before, after } = await writeRates(ctx, rates, 'manual');
    const standing = new Map([...before, ...after]);
    return { items: rates.flatMap((one) => standing.get(dayOf(one)) ?? []) };
  },
});
