import { conflict, words } from '../../../kernel/errors.ts';
import { dayIn } from '../../../kernel/instant.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import type { Invoice } from '../invoice.ts';

/** Refuses money for an invoice that is closed, disputed, on hold, or not approved where the company asks for that. */
export async function refusePayment(ctx: ReadContext, { status, onHoldUntil }: Invoice): Promise<void> {
  if (status === 'cancelled' || status === 'rejected')
    throw conflict('invoice_closed', words('The invoice is not to be paid.', 'Этот счёт не оплачивается.'), {
      invoiceStatus: status,
    });
  const [{ payOnlyApproved }, { timezone }] = await Promise.all([companySettings(ctx), regionalOf(ctx)]);
  const isHeld = onHoldUntil !== null && onHoldUntil >= dayIn(timezone);
  if (status === 'disputed' || isHeld)
    throw conflict('invoice_on_hold', words('The invoice is on hold.', 'Оплата счёта приостановлена.'), {
      onHoldUntil,
    });
  if (payOnlyApproved && status !== 'approved' && status !== 'paid')
    throw conflict(
      'invoice_not_approved',
      words('Only approved invoices are paid.', 'Оплачиваются только согласованные счета.'),
      {
        invoiceStatus: status,
      },
    );
}
