import { move } from '../steps/move.ts';
import { approveInvoices } from '../steps/move-invoices.ts';
import { pay } from '../steps/pay.ts';
import { receive, reverseReceipt } from '../steps/receive.ts';
import { takeFreight, takeInvoices } from '../steps/take-invoices.ts';
import { asked, delivered, invoiced, type Story, story } from './story.ts';

/** What came of what was ordered, and how it was paid for. */
export const deliveryStories: readonly Story[] = [
  story('delivered and paid', 'completed', [...delivered, ...approveInvoices(), pay()]),
  story('came in two parts, paid in two', 'completed', [
    ...invoiced,
    receive({ share: '0.5' }),
    ...approveInvoices(),
    pay('0.4'),
    receive({ after: '0.5' }),
    pay('0.6'),
  ]),
  story('paid in part, a part is on its way', 'partially_received', [
    ...invoiced,
    receive({ share: '0.4' }),
    ...approveInvoices(),
    pay('0.5'),
  ]),
  story('damaged packs sent back', 'partially_received', [...invoiced, receive({ damaged: true }), takeFreight]),
  story('paid too much', 'completed', [...delivered, ...approveInvoices(), pay('1.05')]),
  story('delivered, not paid in time', 'completed', [
    ...asked,
    takeInvoices({ due: -10 }),
    receive(),
    ...approveInvoices(),
  ]),
  story('receipt taken back', 'awaiting_delivery', [...invoiced, receive(), reverseReceipt]),
  story('rest not awaited', 'completed', [
    ...invoiced,
    receive({ share: '0.7' }),
    move('buyer', 'completed', 'Остаток поставщик не поставит'),
  ]),
  story('rest awaited after all', 'partially_received', [
    ...invoiced,
    receive({ share: '0.7' }),
    move('buyer', 'completed', 'Остаток поставщик не поставит'),
    move('head', 'partially_received'),
  ]),
];
