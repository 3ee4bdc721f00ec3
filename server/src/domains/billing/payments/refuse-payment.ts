import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { conflict, type Words, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';

/** Why an invoice takes no payment now. */
export const paymentBlocks = ['invoice_closed', 'invoice_on_hold', 'invoice_not_approved', 'invoice_differs'] as const;

type PaymentBlock = (typeof paymentBlocks)[number];
type Standing = Pick<Invoice, 'status' | 'onHoldUntil' | 'matching'>;

const sentences: Readonly<Record<PaymentBlock, Words>> = {
  invoice_closed: words('This invoice cannot be paid.', 'Этот счёт не оплачивается.'),
  invoice_on_hold: words('The invoice is on hold.', 'Оплата счёта приостановлена.'),
  invoice_not_approved: words('Only approved invoices can be paid.', 'Оплачиваются только согласованные счета.'),
  invoice_differs: words(
    'The invoice differs from its order: somebody has to accept that first.',
    'Счёт расходится с заказом: сначала нужно принять расхождения.',
  ),
};

/** Refuses money for an invoice that is closed, disputed, on hold, or not approved where the company asks for that, or that differs from its order. */
export async function refusePayment(ctx: ReadContext, held: Standing): Promise<void> {
  const block = await paymentBlockOf(ctx, held);
  if (block === null) return;
  const { status, onHoldUntil } = held;
  throw conflict(block, sentences[block], block === 'invoice_on_hold' ? { onHoldUntil } : { invoiceStatus: status });
}

/** What stops a payment now, or null. */
export async function paymentBlockOf(
  ctx: ReadContext,
  { status, onHoldUntil, matching }: Standing,
): Promise<PaymentBlock | null> {
  if (status === 'cancelled' || status === 'rejected') return 'invoice_closed';
  const [{ payOnlyApproved }, { timezone }] = await Promise.all([companySettings(ctx), regionalOf(ctx)]);
  if (status === 'disputed' || (onHoldUntil !== null && onHoldUntil >= dayIn(timezone))) return 'invoice_on_hold';
  if (payOnlyApproved && status !== 'approved' && status !== 'paid') return 'invoice_not_approved';
  return differsFromOrder(matching) ? 'invoice_differs' : null;
}

/** What blocks and was accepted by nobody; of an invoice without orders that stops the approval alone. */
const differsFromOrder = ({ status, issues }: Invoice['matching']) =>
  status === 'blocked' && issues.some(({ severity, orderId }) => severity === 'block' && orderId !== null);
