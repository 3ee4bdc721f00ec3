import { currency, date, text } from './kit/fields.ts';

/** How a record shows the contract that it names. */
export const namedContract = {
  number: text(64, 'Number', 'Номер').example('47/2026'),
  date: date('Date', 'Дата'),
  currency: currency(),
};
