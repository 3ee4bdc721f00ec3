import { facadeReading, facadeResource } from '../../kernel/facade-resource.ts';
import type { Domain } from '../../platform/domain.ts';
import { createLinked } from '../../platform/external-links/create-linked.ts';
import { hostsOf } from '../../platform/records/hosts-of.ts';
import { billingRoutes } from './billing.routes.ts';
import { useRecordedCredit } from './credits/use-recorded-credit.ts';
import { invoiceFigures } from './invoice.figures.ts';
import { linesOfInvoices } from './invoice.lines.ts';
import { invoice, invoices } from './invoice.ts';
import { invoiceApprovals } from './invoice-approvals.ts';
import { invoicedOfOrderLine, invoicedOfRequisitionLine } from './invoiced.figures.ts';
import { tellApproval } from './letters/tell-approval.ts';
import { tellDifferences } from './letters/tell-differences.ts';
import { changeStatus } from './operations/change-status.ts';
import { createInvoice } from './operations/create-invoice.ts';
import { getInvoice } from './operations/get-invoice.ts';
import { listInvoices } from './operations/list-invoices.ts';
import { rematchInvoices } from './operations/rematch-invoices.ts';
import { rematchOrdered } from './operations/rematch-ordered.ts';
import { updateInvoice } from './operations/update-invoice.ts';
import { getPayment } from './payments/operations/get-payment.ts';
import { listPayments } from './payments/operations/list-payments.ts';
import { payment } from './payments/payment.ts';
import { receiptDocument } from './receipts/receipt.document.ts';
import { invoiceRequest } from './requests/invoice-request.ts';
import { markUndelivered } from './requests/mark-undelivered.ts';
import { cancelRequestsOf } from './requests/operations/cancel-requests-of.ts';
import { supplierShown } from './supplier-shown.ts';
import { turnedInvoicesSchedule } from './turned-invoices.schedule.ts';

/** Invoices are cancelled, never deleted: there is nothing to archive. */
const invoiceFacade = facadeResource({
  path: '/api/v1/integration-api/invoices',
  entity: invoice,
  list: listInvoices,
  get: getInvoice,
  create: createLinked('invoices', invoice, createInvoice),
  update: updateInvoice,
  changeStatus,
});

const paymentReading = facadeReading({
  path: '/api/v1/integration-api/payments',
  entity: payment,
  list: listPayments,
  get: getPayment,
});

export const billingDomain: Domain = {
  entities: [invoice, invoiceRequest],
  approvalHosts: [invoiceApprovals],
  routes: billingRoutes,
  facadeResources: [invoiceFacade],
  facadeReadings: [paymentReading],
  figureHosts: [invoiceFigures],
  figuresBelow: [invoicedOfRequisitionLine, invoicedOfOrderLine],
  recordLines: [linesOfInvoices],
  documentKinds: [receiptDocument],
  ...hostsOf(invoices, { get: getInvoice, update: updateInvoice }),
  schedules: [turnedInvoicesSchedule],
  reactions: [
    rematchInvoices,
    rematchOrdered,
    cancelRequestsOf,
    useRecordedCredit,
    markUndelivered,
    tellApproval,
    tellDifferences,
    supplierShown,
  ],
};
