import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { PayableInvoice } from '../../billing/payable-invoices.ts';

export interface Asked {
  invoiceId: string;
  amount?: string | undefined;
}

/** What keeps an invoice from being paid by a payment order. */
export function invoiceFaults(
  at: string,
  invoice: PayableInvoice,
  amount: string | undefined,
  today: string,
): FieldError[] {
  const { number, currency, status, onHoldUntil, outstanding } = invoice;
  const fault = (code: string, en: string, ru: string, field = at) => [
    fieldError(field, code, words(`${number} ${en}`, `${number}: ${ru}`)),
  ];
  if (currency !== 'RUB')
    return fault(
      'currency_not_supported',
      `is in ${currency}: orders are in roubles`,
      `счёт в ${currency}, поручения только в рублях`,
    );
  if (status === 'disputed' || (onHoldUntil !== null && onHoldUntil >= today))
    return fault('invoice_on_hold', 'is on hold', 'оплата счёта приостановлена');
  if (new Exact(outstanding).lte(0)) return fault('nothing_owed', 'owes nothing', 'счёт уже оплачен');
  if (status !== 'approved') return fault('invoice_not_approved', 'is not approved', 'счёт не согласован');
  if (amount === undefined) return [];
  const paid = new Exact(amount);
  if (paid.lte(0) || paid.decimalPlaces() > 2)
    return fault(
      'amount_invalid',
      'is paid a positive amount, in kopecks at most',
      'сумма должна быть положительной, до копеек',
      `${at}/amount`,
    );
  return paid.gt(outstanding)
    ? fault('more_than_owed', `owes ${outstanding}`, `к оплате осталось ${outstanding}`, `${at}/amount`)
    : [];
}
