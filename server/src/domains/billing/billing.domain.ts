import type { Domain } from '../../platform/domain.ts';
import { billingRoutes } from './billing.routes.ts';
import { invoice } from './invoice.ts';
import { invoiceCustomFields } from './invoices.custom-fields.ts';
import { invoiceFacade } from './invoices.facade.ts';
import { invoiceFiles } from './invoices.files.ts';
import { rematching } from './operations/rematch-invoices.ts';
import { invoiceRequest } from './requests/invoice-request.ts';
import { undeliveredMarked } from './requests/mark-undelivered.ts';
import { cancelling } from './requests/operations/cancel-requests-of.ts';

export const billingDomain: Domain = {
  cards: [invoice, invoiceRequest],
  routes: billingRoutes,
  facadeResources: [invoiceFacade],
  customFieldHosts: [invoiceCustomFields],
  fileHosts: [invoiceFiles],
  reactions: [rematching, cancelling, undeliveredMarked],
};
