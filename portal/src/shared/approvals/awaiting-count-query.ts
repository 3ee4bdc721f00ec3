import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';
import type { May } from '../session/me.ts';

/** Lists of what is approved, each with what it takes to be asked. */
const lists = [
  ['purchase_requisitions.approve', '/api/v1/purchase-requisitions'],
  ['invoices.status', '/api/v1/invoices'],
  ['commercial_proposals.approve', '/api/v1/commercial-proposals'],
  ['sales_invoices.approve', '/api/v1/sales-invoices'],
  ['contracts.approve', '/api/v1/contracts'],
] as const;

const params = { query: { awaitingMyApproval: true, limit: 1, includeTotal: true, fields: 'id' } };

/** How many records of all kinds wait for the word of this person; a change of any of them asks anew. */
export const awaitingCountQuery = (may: May) => {
  const asked = lists.flatMap(([permission, path]) => (may(permission) ? path : []));
  return queryOptions({
    queryKey: ['requisitions', 'awaiting count', asked],
    async queryFn({ signal }) {
      const counted = await Promise.all(
        asked.map((path) => ask(api.GET(path as '/api/v1/contracts', { params, signal }))),
      );
      return counted.reduce((sum, { meta }) => sum + (meta?.total ?? 0), 0);
    },
  });
};
