import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { dayOf, type GivenRate } from './write-rates.ts';

/** Refuses a rate of the company's own currency, which is always one, and a second rate for the same day. */
export function checkRates(rates: readonly GivenRate[], base: string): void {
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
