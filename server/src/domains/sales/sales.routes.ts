import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { approveSalesInvoice } from './operations/approve-sales-invoice.ts';
import { cancelSalesInvoice } from './operations/cancel-sales-invoice.ts';
import { createSalesInvoice } from './operations/create-sales-invoice.ts';
import { deleteSalesInvoice } from './operations/delete-sales-invoice.ts';
import { getSalesInvoice } from './operations/get-sales-invoice.ts';
import { issueSalesInvoice } from './operations/issue-sales-invoice.ts';
import { listSalesInvoices } from './operations/list-sales-invoices.ts';
import { recallSalesInvoice } from './operations/recall-sales-invoice.ts';
import { rejectSalesInvoice } from './operations/reject-sales-invoice.ts';
import { submitSalesInvoice } from './operations/submit-sales-invoice.ts';
import { updateSalesInvoice } from './operations/update-sales-invoice.ts';
import { voidSalesInvoice } from './operations/void-sales-invoice.ts';
import { createSalesPayment } from './payments/operations/create-sales-payment.ts';
import { deleteSalesPayment } from './payments/operations/delete-sales-payment.ts';
import { updateSalesPayment } from './payments/operations/update-sales-payment.ts';
import { mostRows } from './sales-invoice.input.ts';
import { sendSalesInvoice } from './sending/operations/send-sales-invoice.ts';

const all = '/api/v1/sales-invoices';
const one = `${all}/:id`;
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostRows };

export const salesRoutes = routes('Sales invoices', [
  get(all, listSalesInvoices),
  post(all, createSalesInvoice, many),
  get(one, getSalesInvoice),
  patch(one, updateSalesInvoice, many),
  del(one, deleteSalesInvoice),
  act(`${one}/submit-approval`, submitSalesInvoice),
  act(`${one}/approve`, approveSalesInvoice),
  act(`${one}/reject`, rejectSalesInvoice),
  act(`${one}/recall`, recallSalesInvoice),
  act(`${one}/issue`, issueSalesInvoice),
  act(`${one}/send`, sendSalesInvoice),
  act(`${one}/void`, voidSalesInvoice),
  act(`${one}/cancel`, cancelSalesInvoice),
  post(`${one}/payments`, createSalesPayment),
  patch(`${one}/payments/:paymentId`, updateSalesPayment),
  del(`${one}/payments/:paymentId`, deleteSalesPayment),
]);
