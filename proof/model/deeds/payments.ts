import fc from 'fast-check';
import type { Invoice } from '../book.ts';
import { grossTotal, isSettled, paidOf } from '../counted.ts';
import { broken, deed, percent, pick, which } from '../deed.ts';
import { moneyText, share } from '../figures.ts';
import { paidOrNot } from '../flow.ts';
import type { Profile } from '../profiles.ts';
import { url } from './invoices.ts';

const refusals = ({ payOnlyApproved }: Profile, { status }: Invoice) => ({
  invoice_closed: status === 'cancelled' || status === 'rejected',
  invoice_on_hold: status === 'disputed',
  invoice_not_approved: payOnlyApproved && status !== 'approved' && status !== 'paid',
});

const portionOf = (invoice: Invoice, portion: number) => Math.max(1, share(grossTotal(invoice), portion));

/** A kopeck too much is nobody's concern. */
const isTooMuch = (invoice: Invoice, paid: number) => paid - grossTotal(invoice) > 1;

function settle(invoice: Invoice) {
  invoice.status = paidOrNot(invoice.status, isSettled(invoice));
}

export const pay = deed(
  'pay',
  { of: which, portion: percent, insists: fc.boolean() },
  ({ of, portion, insists }, book) => {
    const invoice = pick(book.invoices, of);
    if (!invoice) return undefined;
    const amount = portionOf(invoice, portion);
    return {
      call: [
        'POST',
        `${url}/${invoice.id}/payments`,
        { amount: moneyText(amount), ...(insists && { allowOverpayment: true }) },
      ],
      refusals: broken({
        ...refusals(book.profile, invoice),
        overpayment: !insists && isTooMuch(invoice, paidOf(invoice) + amount),
      }),
      write({ id }) {
        invoice.payments.push({ id, amount });
        settle(invoice);
      },
    };
  },
);

export const changePayment = deed(
  'change a payment',
  { of: which, at: which, portion: percent },
  ({ of, at, portion }, book) => {
    const invoice = pick(
      book.invoices.filter(({ payments }) => payments.length > 0),
      of,
    );
    const payment = invoice && pick(invoice.payments, at);
    if (!invoice || !payment) return undefined;
    const amount = portionOf(invoice, portion);
    const isNew = amount !== payment.amount;
    return {
      call: ['PATCH', `${url}/${invoice.id}/payments/${payment.id}`, { amount: moneyText(amount) }],
      refusals: broken({
        ...(isNew && refusals(book.profile, invoice)),
        overpayment: amount > payment.amount && isTooMuch(invoice, paidOf(invoice) - payment.amount + amount),
      }),
      write() {
        payment.amount = amount;
        if (isNew) settle(invoice);
      },
    };
  },
);

export const deletePayment = deed('delete a payment', { of: which, at: which }, ({ of, at }, book) => {
  const invoice = pick(
    book.invoices.filter(({ payments }) => payments.length > 0),
    of,
  );
  const payment = invoice && pick(invoice.payments, at);
  if (!invoice || !payment) return undefined;
  return {
    call: ['DELETE', `${url}/${invoice.id}/payments/${payment.id}`],
    refusals: [],
    write() {
      invoice.payments = invoice.payments.filter((one) => one !== payment);
      settle(invoice);
    },
  };
});
