import { queryOptions } from '@tanstack/react-query';
import { counterparty } from '../../../../nouns/counterparty.ts';
import { knownValue } from '../../kit/form/of-field.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { CounterpartiesSearch } from './searches.ts';

export const useCounterparties = (search: CounterpartiesSearch) => {
  const { search: text, sort, role, kind, status, archived } = search;
  return useList(['counterparties', 'list', { text, sort, role, kind, status, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/counterparties', {
        params: {
          query: {
            ...{ limit: 100, cursor, search: text, sort, includeTotal: true, includeArchived: archived },
            'roles[in]': knownValue(counterparty, 'roles', role),
            kind: knownValue(counterparty, 'kind', kind),
            status: knownValue(counterparty, 'status', status),
          },
        },
        signal,
      }),
    ),
  );
};

export const counterpartyQuery = (id: string) =>
  queryOptions({
    queryKey: ['counterparties', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/counterparties/{counterpartyId}', { params: { path: { counterpartyId: id } }, signal })),
  });

export type Counterparty = Awaited<ReturnType<NonNullable<ReturnType<typeof counterpartyQuery>['queryFn']>>>;

export const assortmentQuery = (counterpartyId: string) =>
  queryOptions({
    queryKey: ['counterparties', counterpartyId, 'assortment'],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/counterparties/{counterpartyId}/assortment', { params: { path: { counterpartyId } }, signal }),
      ),
  });

export const useAssortedProducts = (counterpartyId: string) =>
  useList(['counterparties', counterpartyId, 'products'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/counterparties/{counterpartyId}/assortment/products', {
        params: { path: { counterpartyId }, query: { limit: 100, cursor, includeTotal: true } },
        signal,
      }),
    ),
  );

export type AssortedProduct = ReturnType<typeof useAssortedProducts>['rows'][number];

export const useQuotesOf = (counterpartyId: string) =>
  useList(['quotes', 'of', counterpartyId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/supplier-quotes', {
        params: { query: { limit: 100, cursor, counterpartyId, sort: '-createdAt' } },
        signal,
      }),
    ),
  );

export const useInvoicesOf = (counterpartyId: string) =>
  useList(['invoices', 'of', counterpartyId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/invoices', {
        params: { query: { limit: 100, cursor, counterpartyId, sort: '-createdAt' } },
        signal,
      }),
    ),
  );

export const useContractsOf = (counterpartyId: string) =>
  useList(['contracts', 'of', counterpartyId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/contracts', {
        params: { query: { limit: 100, cursor, counterpartyId, sort: '-date' } },
        signal,
      }),
    ),
  );

export const useQualificationsOf = (counterpartyId: string) =>
  useList(['qualifications', 'of', counterpartyId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/supplier-qualifications', {
        params: { query: { limit: 100, cursor, counterpartyId, sort: '-createdAt' } },
        signal,
      }),
    ),
  );

export const usePriceListsOf = (counterpartyId: string) =>
  useList(['price-lists', 'of', counterpartyId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/price-lists', {
        params: { query: { limit: 100, cursor, counterpartyId, includeArchived: 'true', sort: '-createdAt' } },
        signal,
      }),
    ),
  );
