import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { May } from '../session/me.ts';

/** How many requisitions and invoices wait for the word of this person; every change of either kind asks anew. */
export const awaitingCountQuery = (may: May) => {
  const [requisitions, invoices] = [may('purchase_requisitions.approve'), may('invoices.status')];
  return queryOptions({
    queryKey: ['requisitions', 'awaiting count', requisitions, invoices],
    queryFn: async ({ signal }) => {
      const params = { query: { awaitingMyApproval: true, limit: 1, includeTotal: true, fields: 'id' } };
      const counted = await Promise.all([
        requisitions ? ask(api.GET('/api/v1/purchase-requisitions', { params, signal })) : undefined,
        invoices ? ask(api.GET('/api/v1/invoices', { params, signal })) : undefined,
      ]);
      return counted.reduce((sum, page) => sum + (page?.meta?.total ?? 0), 0);
    },
  });
};
