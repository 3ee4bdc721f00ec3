import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { exchangeRate } from '../exchange-rate.ts';
import { regionalOf } from '../regional-settings.ts';
import { dayOf, type GivenRate, writeRates } from '../write-rates.ts';

export const setExchangeRates = command({
  name: 'company.set-exchange-rates',
  summary: words('Set exchange rates by hand', 'Задать курсы валют вручную'),
  description:
    'Each rate is set for its currency and day, and holds until the next day that has one; rates of other days stay. All of them are written, or none.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  input: object({
    rates: Type.Array(
      object({ ...exchangeRate.creation, nominal: Type.Optional({ ...exchangeRate.fields.nominal, default: 1 }) }),
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

/** Refuses a rate of the company's own currency, which is always one, and a second rate for the same day. */
function checkRates(rates: readonly GivenRate[], base: string): void {
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  rates.forEach((one, index) => {
    if (one.currency === base)
      errors.push(
        fieldError(`/rates/${index}/currency`, 'base_currency', words("is the company's own", 'это валюта компании')),
      );
    if (seen.has(dayOf(one)))
      errors.push(fieldError(`/rates/${index}`, 'duplicate_row', words('is given twice', 'повторяет другую строку')));
    seen.add(dayOf(one));
  });
  if (errors.length > 0) throw invalid(errors);
}
