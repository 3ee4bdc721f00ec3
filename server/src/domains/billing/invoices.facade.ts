import { facadeResource } from '../../kernel/facade-resource.ts';
import { createLinked } from '../../platform/external-links/create-linked.ts';
import { invoice } from './invoice.ts';
import { changeStatus } from './operations/change-status.ts';
import { createInvoice } from './operations/create-invoice.ts';
import { getInvoice } from './operations/get-invoice.ts';
import { listInvoices } from './operations/list-invoices.ts';
import { updateInvoice } from './operations/update-invoice.ts';

/** Invoices are cancelled, never deleted: there is nothing to archive. */
export const invoiceFacade = facadeResource({
  path: '/api/v1/integration-api/invoices',
  card: invoice,
  list: listInvoices,
  get: getInvoice,
  create: createLinked('invoices', invoice, createInvoice),
  update: updateInvoice,
  changeStatus,
});
