import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { May } from '../session/me.ts';

/** How many records of all kinds wait for the word of this person; a change of any of them asks anew. */
export const awaitingCountQuery = (may: May) => {
  const [requisitions, invoices] = [may('purchase_requisitions.approve'), may('invoices.status')];
  const [proposals, sales] = [may('commercial_proposals.approve'), may('sales_invoices.approve')];
  return queryOptions({
    queryKey: ['requisitions', 'awaiting count', requisitions, invoices, proposals, sales],
    queryFn: async ({ signal }) => {
      const params = { query: { awaitingMyApproval: true, limit: 1, includeTotal: true, fields: 'id' } };
      const counted = await Promise.all([
        requisitions ? ask(api.GET('/api/v1/purchase-requisitions', { params, signal })) : undefined,
        invoices ? ask(api.GET('/api/v1/invoices', { params, signal })) : undefined,
        proposals ? ask(api.GET('/api/v1/commercial-proposals', { params, signal })) : undefined,
        sales ? ask(api.GET('/api/v1/sales-invoices', { params, signal })) : undefined,
      ]);
      return counted.reduce((sum, page) => sum + (page?.meta?.total ?? 0), 0);
    },
  });
};
