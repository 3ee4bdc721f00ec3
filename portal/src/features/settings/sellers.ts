import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../sdk/types.ts';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { SellersSearch } from './searches.ts';

export type Seller = components['schemas']['SellerProfile'];

export const useSellers = ({ search, sort, archived }: SellersSearch) =>
  useList(['settings', 'sellers', 'list', { search, sort, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/settings/seller-profiles', {
        params: { query: { limit: 100, cursor, search, sort, includeArchived: archived, includeTotal: true } },
        signal,
      }),
    ),
  );

export const sellerQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'sellers', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/settings/seller-profiles/{id}', { params: { path: { id } }, signal })),
  });
