import { queryOptions } from '@tanstack/react-query';
import { priceListFlow, priceListKinds } from '../../../../nouns/price-list.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { PriceListSearch, PriceListsSearch } from './searches.ts';

const registryPage = ({ search, sort, kind, status, counterparty }: PriceListsSearch, cursor?: string) =>
  api.GET('/api/v1/price-lists', {
    params: {
      query: {
        ...{ limit: 100, cursor, search, sort: sort ?? '-createdAt', includeTotal: true },
        ...{
          counterpartyId: counterparty,
          kind: oneOf(kind, priceListKinds),
          status: oneOf(status, priceListFlow.statuses),
        },
        ...(status === 'archived' && { includeArchived: 'true' as const }),
      },
    },
  });

export const usePriceLists = (search: PriceListsSearch) =>
  useList(['price-lists', 'registry', search], (cursor) => askPage(registryPage(search, cursor)));

/** How many lists there are of each status, and whose they are. */
export const registryQuery = queryOptions({
  queryKey: ['price-lists', 'counters'],
  queryFn: async () => {
    const { counters, counterparties } = await ask(registryPage({}));
    return { counters, names: new Map(counterparties.map((one) => [one.counterpartyId, one.name])) };
  },
});

const oneOf = <Known extends object>(given: string | undefined, known: Known) =>
  given !== undefined && given in known ? (given as keyof Known & string) : undefined;

export const priceListQuery = (id: string) =>
  queryOptions({
    queryKey: ['price-lists', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/price-lists/{priceListId}', { params: { path: { priceListId: id } }, signal })),
  });

export type PriceList = Awaited<ReturnType<NonNullable<ReturnType<typeof priceListQuery>['queryFn']>>>;

export const rowsKey = (id: string) => ['price-lists', id, 'rows'] as const;

export const useRows = (list: Pick<PriceList, 'id' | 'currentVersion'>, { search, sort, changed }: PriceListSearch) =>
  useList([...rowsKey(list.id), { search, sort, changed }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/price-lists/{priceListId}/items', {
        params: {
          path: { priceListId: list.id },
          query: { limit: 200, cursor, search, sort, ...(changed && { changedIn: String(list.currentVersion) }) },
        },
        signal,
      }),
    ),
  );

export type Row = ReturnType<typeof useRows>['rows'][number];

export const useVersions = (id: string) =>
  useList(['price-lists', id, 'versions'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/price-lists/{priceListId}/versions', {
        params: { path: { priceListId: id }, query: { limit: 100, cursor } },
        signal,
      }),
    ),
  );

export type Version = ReturnType<typeof useVersions>['rows'][number];

export const useChanges = (id: string, versionId: string) =>
  useList(['price-lists', id, 'versions', versionId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/price-lists/{priceListId}/versions/{versionId}/changes', {
        params: { path: { priceListId: id, versionId }, query: { limit: 100, cursor } },
        signal,
      }),
    ),
  );

export type Change = ReturnType<typeof useChanges>['rows'][number];

/** Names of items that changes speak of by their identifiers. */
export const itemNamesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['catalog', 'names', ids],
    queryFn: async ({ signal }) => {
      const names = new Map<string, string>();
      for (let at = 0; at < ids.length; at += 100) {
        const query = { 'id[in]': ids.slice(at, at + 100).join(','), limit: 100, includeArchived: 'true' as const };
        const { items } = await ask(api.GET('/api/v1/catalog', { params: { query }, signal }));
        for (const { id, name } of items) names.set(id, name);
      }
      return names;
    },
    enabled: ids.length > 0,
    staleTime: 300_000,
  });
