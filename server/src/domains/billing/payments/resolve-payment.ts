import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { Payment } from '../../../../../nouns/payment.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { amountFaults } from '../../../kernel/values/amount-faults.ts';
import { Exact, roundHalfUp } from '../../../kernel/values/decimal.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { rateFaults } from '../../company/rate-faults.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import type { PaymentInput } from './payment.input.ts';
import { smallest } from './payment-status.ts';

/** What follows from what is given and what the payment was. */
type ResolvedPayment = Pick<
  Payment,
  'amount' | 'currency' | 'fxRate' | 'invoiceAmount' | 'paidAt' | 'method' | 'documentNumber' | 'comment'
>;

/** An invoice of either kind, as far as paying it goes. */
export interface Payable extends Pick<Invoice, 'currency' | 'paidAmount'> {
  totals: Pick<Invoice['totals'], 'gross'>;
}

/** A payment as it will stand, held against a locked invoice: the currency, the day, and that no more is paid than is owed. */
export async function resolvePayment(
  ctx: ReadContext,
  invoice: Payable,
  before: ResolvedPayment | null,
  input: PaymentInput,
): Promise<ResolvedPayment> {
  const today = dayIn((await regionalOf(ctx)).timezone);
  const amount = input.amount ?? before?.amount ?? '0';
  const currency = input.currency ?? before?.currency ?? invoice.currency;
  const paidAt = input.paidAt ?? before?.paidAt ?? today;
  const sameRate = before?.currency === currency ? before.fxRate : undefined;
  const fxRate = currency === invoice.currency ? (input.fxRate ?? '1') : (input.fxRate ?? sameRate);
  const errors = [
    ...(new Exact(amount).lte(0) ? [nothing] : amountFaults('/amount', amount, scaleOf(currency))),
    ...(fxRate === undefined ? [rateNeeded] : []),
    ...(currency === invoice.currency ? rateFaults(fxRate) : []),
    ...(paidAt > today ? [notYet] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  const rate = fxRate as string;
  const invoiceAmount = roundHalfUp(new Exact(amount).times(rate).toFixed(), scaleOf(invoice.currency));
  const paid = new Exact(invoice.paidAmount).minus(before?.invoiceAmount ?? 0).plus(invoiceAmount);
  if (isMore(before, invoiceAmount) && !input.allowOverpayment) refuseOverpayment(invoice, paid, invoiceAmount);
  return {
    amount,
    currency,
    fxRate: rate,
    invoiceAmount,
    paidAt,
    method: input.method ?? before?.method ?? 'bank',
    documentNumber: input.documentNumber === undefined ? (before?.documentNumber ?? null) : input.documentNumber,
    comment: input.comment === undefined ? (before?.comment ?? null) : input.comment,
  };
}

/** A correction that lowers what was paid too much is no overpayment of its own. */
const isMore = (before: ResolvedPayment | null, amount: string) =>
  before === null || new Exact(amount).gt(before.invoiceAmount);

function refuseOverpayment({ totals, paidAmount }: Payable, paid: InstanceType<typeof Exact>, amount: string) {
  const excess = paid.minus(totals.gross);
  if (excess.lte(smallest)) return;
  const left = Exact.max(0, new Exact(amount).minus(excess)).toFixed();
  const why = words(`${totals.gross} in all, ${paidAmount} paid`, `всего ${totals.gross}, оплачено ${paidAmount}`);
  throw brokenRule(
    'overpayment',
    words(`${excess.toFixed()} more than is owed.`, `Переплата ${excess.toFixed()}: это больше долга по счёту.`),
    { excess: excess.toFixed() },
    [
      {
        ...tooMuch('/amount', 'overpayment', { left, asked: amount, why }),
        fix: words(
          `Pay at most ${left}, or send allowOverpayment: true.`,
          `Внесите не больше ${left} или передайте allowOverpayment: true.`,
        ),
      },
    ],
  );
}

const nothing: FieldError = fieldError(
  '/amount',
  'minimum',
  words('must be more than zero', 'должна быть больше нуля'),
  {
    limit: 0,
    above: 0,
  },
);
const rateNeeded = fieldError(
  '/fxRate',
  'required',
  words('is required if the currency differs from that of the invoice', 'обязателен, если валюта не та, что в счёте'),
);
const notYet = fieldError('/paidAt', 'paid_in_future', words('must not be in the future', 'этот день ещё не наступил'));
