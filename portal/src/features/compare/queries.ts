import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import { useMay } from '../../shared/session/me.ts';
import type { CompareSearch } from './compare-search.ts';
import type { RequisitionCard } from './model/answers.ts';
import { micro } from './model/exact.ts';

/** Quotes side by side, those whose day is over too: they are marked, and no strategy takes them. */
export const comparisonQuery = (procurementId: string, { basis, vat }: CompareSearch) =>
  queryOptions({
    queryKey: ['quotes', 'compare', procurementId, { basis, vat }],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/supplier-quotes/compare/list', {
          params: { query: { procurementId, basis, vat, includeExpired: true } },
          signal,
        }),
      ),
    placeholderData: (previous) => previous,
  });

export const requisitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}', { params: { path: { procurementId: id } }, signal }),
      ),
  });

export const decisionsQuery = (procurementId: string) =>
  queryOptions({
    queryKey: ['quotes', 'decisions', procurementId],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}/quote-line-decisions', {
          params: { path: { procurementId } },
          signal,
        }),
      ),
  });

export const invoiceRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'requests', id, 'page'],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/purchase-requisitions/{procurementId}/invoice-requests', {
          params: { path: { procurementId: id } },
          signal,
        }),
      ),
  });

const ratingsQuery = (counterpartyIds: readonly string[]) =>
  queryOptions({
    queryKey: ['counterparties', 'ratings', counterpartyIds],
    queryFn: async ({ signal }) => {
      const query = { id: counterpartyIds.join(','), limit: 100 };
      const { items } = await ask(api.GET('/api/v1/counterparties', { params: { query }, signal }));
      return new Map(
        items.flatMap(({ supplier }) => (supplier?.rating ? [[supplier.supplierId, supplier.rating] as const] : [])),
      );
    },
    staleTime: 5 * 60_000,
  });

/** Ratings of the suppliers of a requisition by their identifiers, where they have one. */
export function useRatings({ suppliers }: RequisitionCard) {
  const may = useMay();
  const parties = suppliers.map(({ counterpartyId }) => counterpartyId).sort();
  const enabled = may('counterparties.read') && parties.length > 0;
  return useQuery({ ...ratingsQuery(parties), enabled }).data;
}

const toleranceQuery = queryOptions({
  queryKey: ['settings', 'company'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/company', { signal })),
  retry: false,
  staleTime: 5 * 60_000,
});

/** By how many percent more than needed the company lets be accepted; nothing for those who may not read its settings. */
export function useTolerance(): bigint {
  const { data } = useQuery(toleranceQuery);
  return micro(data?.tolerances.overAllocationPct ?? '0');
}
