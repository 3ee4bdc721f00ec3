import type { Domain } from '../../platform/domain.ts';
import { billingRoutes } from './billing.routes.ts';
import { invoice } from './invoice.ts';
import { invoiceCustomFields } from './invoices.custom-fields.ts';
import { invoiceFacade } from './invoices.facade.ts';
import { invoiceFiles } from './invoices.files.ts';
import { approvalTold } from './letters/tell-approval.ts';
import { rematching } from './operations/rematch-invoices.ts';
import { paymentReading } from './payments/payments.facade.ts';
import { invoiceRequest } from './requests/invoice-request.ts';
import { undeliveredMarked } from './requests/mark-undelivered.ts';
import { cancelling } from './requests/operations/cancel-requests-of.ts';
import { supplierShown } from './shown-names.ts';
import { turnedInvoicesSchedule } from './turned-invoices.schedule.ts';

export const billingDomain: Domain = {
  cards: [invoice, invoiceRequest],
  routes: billingRoutes,
  facadeResources: [invoiceFacade],
  facadeReadings: [paymentReading],
  customFieldHosts: [invoiceCustomFields],
  fileHosts: [invoiceFiles],
  schedules: [turnedInvoicesSchedule],
  reactions: [rematching, cancelling, undeliveredMarked, approvalTold, supplierShown],
};
