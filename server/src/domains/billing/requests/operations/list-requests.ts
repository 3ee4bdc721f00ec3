import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { invoiceRequest, requestsOf } from '../invoice-request.ts';

export const listRequests = query({
  name: 'billing.list-requests',
  summary: words('List invoice requests of a requisition', 'Запросы счетов по заявке'),
  description: 'The latest first, each with its lines, what was invoiced of them, and the invoices that answer it.',
  permission: 'invoices.read',
  scope: ['purchase_requisitions.read', 'supplier_documents.read'],
  input: object({ id: id('Requisition') }),
  output: object({ items: Type.Array(invoiceRequest.view, { title: 'Requests' }) }),
  async run(ctx, { id }) {
    await requisitions.byId(ctx.db, id);
    return { items: await requestsOf(ctx.db, id) };
  },
});
