import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { printedDay } from '../../kernel/values/printed-day.ts';
import { fieldsOfRows } from '../catalog/fields-of-rows.ts';
import { picturesOfSeller } from '../sellers/pictures-of-seller.ts';
import { salesVariables } from './sales.variables.ts';
import { salesInvoices } from './sales-invoice.ts';
import { rowsByInvoice } from './sales-invoice-row.ts';

/** A sales invoice as paper. */
export const salesInvoiceDocument: DocumentKind = {
  kind: 'sales_invoice',
  path: '/api/v1/sales-invoices',
  tag: 'Sales invoices',
  variables: salesVariables,
  customFields: async (db, ids) =>
    new Map((await salesInvoices.byIds(db, ids)).map(({ id, customFields }) => [id, customFields])),
  itemFields: async (db, ids) => fieldsOfRows(db, await rowsByInvoice(db, ids)),
  permission: 'sales_invoices.export',
  scopes: ['customer_documents.read', 'documents.read'],
  formats: ['docx', 'xlsx', 'pdf'],
  describe: describeInvoice,
};

/** Until it is issued it has neither a number nor a day. */
async function describeInvoice({ db }: ReadContext, id: string) {
  const { number, issueDate, sellerProfileId } = await salesInvoices.byId(db, id);
  return {
    fileName: number && issueDate ? `Счёт ${number} от ${printedDay(issueDate)}` : 'Счёт, черновик',
    pictures: await picturesOfSeller(db, sellerProfileId),
  };
}
