import { act, del, get, patch, post, routes } from '../../kernel/routes.ts';
import { applyCredit } from './credits/operations/apply-credit.ts';
import { removeCredit } from './credits/operations/remove-credit.ts';
import { mostLines } from './invoice.input.ts';
import { acceptDifferences } from './operations/accept-differences.ts';
import { changeStatus } from './operations/change-status.ts';
import { createInvoice } from './operations/create-invoice.ts';
import { getInvoice } from './operations/get-invoice.ts';
import { listInvoices } from './operations/list-invoices.ts';
import { readSpend } from './operations/read-spend.ts';
import { updateInvoice } from './operations/update-invoice.ts';
import { linkOrders } from './ordered/operations/link-orders.ts';
import { proposeOrders } from './ordered/operations/propose-orders.ts';
import { proposeSupplierOrders } from './ordered/operations/propose-supplier-orders.ts';
import { createPayment } from './payments/operations/create-payment.ts';
import { deletePayment } from './payments/operations/delete-payment.ts';
import { updatePayment } from './payments/operations/update-payment.ts';
import { receiveStock } from './receipts/receive-stock.ts';
import { cancelRequest } from './requests/operations/cancel-request.ts';
import { listRequests } from './requests/operations/list-requests.ts';
import { requestInvoices } from './requests/operations/request-invoices.ts';

const invoices = '/api/v1/invoices';
const requisition = '/api/v1/purchase-requisitions/:procurementId';
const many = { bodyLimit: 5 * 1024 * 1024, arrayItems: mostLines };

export const billingRoutes = [
  ...routes('Incoming invoices', [
    get(invoices, listInvoices),
    post(invoices, createInvoice, many),
    get(`${invoices}/order-proposals`, proposeSupplierOrders),
    get(`${invoices}/:invoiceId`, getInvoice),
    patch(`${invoices}/:invoiceId`, updateInvoice, many),
    patch(`${invoices}/:invoiceId/status`, changeStatus),
    get(`${invoices}/:invoiceId/order-proposals`, proposeOrders),
    act(`${invoices}/:invoiceId/link-orders`, linkOrders),
    act(`${invoices}/:invoiceId/accept-differences`, acceptDifferences),
    post(`${invoices}/:invoiceId/credits`, applyCredit),
    del(`${invoices}/:invoiceId/credits/:creditId`, removeCredit),
    post(`${invoices}/:invoiceId/payments`, createPayment),
    patch(`${invoices}/:invoiceId/payments/:paymentId`, updatePayment),
    del(`${invoices}/:invoiceId/payments/:paymentId`, deletePayment),
  ]),
  ...routes('Figures', [get('/api/v1/figures/spend', readSpend)]),
  ...routes('Purchase requisitions', [
    act(`${requisition}/request-supplier-invoices`, requestInvoices),
    post(`${requisition}/stock-receipt`, receiveStock, many),
    get(`${requisition}/invoice-requests`, listRequests),
    act(`${requisition}/invoice-requests/:requestId/cancel`, cancelRequest),
  ]),
];
