import { approveInvoices, moveInvoices } from '../steps/move-invoices.ts';
import { pay } from '../steps/pay.ts';
import { cancelRequests, requestInvoices } from '../steps/request-invoices.ts';
import { takeInvoices } from '../steps/take-invoices.ts';
import { asked, decided, invoiced, type Story, split, story } from './story.ts';

/** Requests for invoices, and invoices before anything has come. */
export const invoiceStories: readonly Story[] = [
  story('invoices asked for', 'awaiting_delivery', [...split, requestInvoices()]),
  story('invoices asked for by word', 'awaiting_delivery', [...decided, requestInvoices('link')]),
  story('requests for invoices cancelled', 'awaiting_delivery', [...decided, requestInvoices('link'), cancelRequests]),
  story('invoice for a part', 'awaiting_delivery', [...asked, takeInvoices({ share: '0.5' })]),
  story('invoice waits for approval', 'awaiting_delivery', [...invoiced, moveInvoices('buyer', 'pending_approval')]),
  story('invoice approved', 'awaiting_delivery', [...invoiced, ...approveInvoices()]),
  story('advance paid', 'awaiting_delivery', [...invoiced, ...approveInvoices(), pay('0.3')]),
  story('invoice dearer than decided', 'awaiting_delivery', [...asked, takeInvoices({ dearer: '1.08' })]),
  story('dearer, approved all the same', 'awaiting_delivery', [
    ...asked,
    takeInvoices({ dearer: '1.04' }),
    ...approveInvoices({ overrideReason: 'Рост цены согласован' }),
  ]),
  story('invoice rejected', 'awaiting_delivery', [
    ...asked,
    takeInvoices({ dearer: '1.2' }),
    moveInvoices('head', 'rejected', { reason: 'Цена выше согласованной' }),
  ]),
  story('invoice disputed', 'awaiting_delivery', [
    ...invoiced,
    moveInvoices('buyer', 'disputed', { reason: 'Не сходится количество' }),
  ]),
  story('invoice cancelled', 'awaiting_delivery', [
    ...invoiced,
    moveInvoices('buyer', 'cancelled', { reason: 'Выставлен повторно' }),
  ]),
];
