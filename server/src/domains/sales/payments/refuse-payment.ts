import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { owedStatuses } from '../../../../../nouns/sales-invoice-flow.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';

/** Refuses money for an invoice that nobody was asked to pay: it has no number yet, or was cancelled or voided. */
export function refusePayment({ status }: Pick<SalesInvoice, 'status'>): void {
  if (owedStatuses.includes(status)) return;
  throw conflict(
    'invoice_not_issued',
    words('Only invoices that stand issued are paid.', 'Оплачиваются только выставленные счета.'),
    { invoiceStatus: status },
  );
}

/** An invoice as far as paying it goes. */
export const asPayable = ({ currency, paidAmount, grossAmount }: SalesInvoice) => ({
  ...{ currency, paidAmount },
  totals: { gross: grossAmount },
});
