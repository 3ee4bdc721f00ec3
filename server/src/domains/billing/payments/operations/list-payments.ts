import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { inItsCurrency, payment, paymentListing, payments } from '../payment.ts';

export const listPayments = listQuery({
  name: 'billing.list-payments',
  summary: words('List payments', 'Список оплат'),
  description:
    'Money paid for incoming invoices, of all of them. A payment that was deleted stays in the list with `status` `deleted`, so that reports can take ' +
    'it out; `status=posted` leaves such out.',
  permission: 'payments.read',
  scope: 'finance.read',
  listing: paymentListing,
  row: payment.view,
  noun: payment.declared,
  asksAtOnce: true,
  run: (ctx, input) => listRows(ctx, paymentListing, payments.shown(), input, inItsCurrency),
});
