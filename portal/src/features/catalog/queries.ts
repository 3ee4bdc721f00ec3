import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { CatalogSearch } from './searches.ts';

export const useItems = ({ search, sort, archived, category, type, supplier, stock }: CatalogSearch) =>
  useList(['catalog', 'list', { search, sort, archived, category, type, supplier, stock }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/catalog', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, type, includeTotal: true },
            ...{ includeArchived: archived, underCategory: category, supplierId: supplier },
            inStock: stock && (stock === 'yes' ? 'true' : 'false'),
          },
        },
        signal,
      }),
    ),
  );

export type ItemRow = ReturnType<typeof useItems>['rows'][number];

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalog', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/catalog/{itemId}', { params: { path: { itemId: id } }, signal })),
  });

export type Item = Awaited<ReturnType<NonNullable<ReturnType<typeof itemQuery>['queryFn']>>>;
export type SupplierLink = Item['suppliers'][number];
export type Stock = NonNullable<Item['stock']>;

/** The newest 200 prices, those taken back too. */
export const pricesQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalog', id, 'prices'],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/catalog/{itemId}/price-history', {
          params: { path: { itemId: id }, query: { limit: 200, includeTotal: true } },
          signal,
        }),
      ),
  });

export type Price = Awaited<ReturnType<NonNullable<ReturnType<typeof pricesQuery>['queryFn']>>>['items'][number];

export const useMovements = (itemId: string) =>
  useList(['catalog', itemId, 'movements'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/catalog/{itemId}/movements', {
        params: { path: { itemId }, query: { limit: 100, cursor } },
        signal,
      }),
    ),
  );

export type Movement = ReturnType<typeof useMovements>['rows'][number];

export const useListedPrices = (productId: string) =>
  useList(['price-lists', 'products', productId], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/price-lists/products/{productId}', {
        params: { path: { productId }, query: { limit: 100, cursor } },
        signal,
      }),
    ),
  );

export type ListedPrice = ReturnType<typeof useListedPrices>['rows'][number];

/** Items merged into this one, whatever they were called. */
export const mergedQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalog', id, 'merged'],
    queryFn: async ({ signal }) => {
      const query = { limit: 200, duplicateOfId: id, includeArchived: 'true' as const };
      return (await ask(api.GET('/api/v1/catalog', { params: { query }, signal }))).items;
    },
  });

/** Items whose names begin alike: likely twins. */
export const similarQuery = ({ id, name }: Pick<Item, 'id' | 'name'>) =>
  queryOptions({
    queryKey: ['catalog', id, 'similar', name],
    queryFn: async ({ signal }) => {
      const search = name
        .split(/[\s,]+/)
        .slice(0, 2)
        .join(' ');
      const query = { limit: 30, search };
      const { items } = await ask(api.GET('/api/v1/catalog', { params: { query }, signal }));
      return items.filter((item) => item.id !== id);
    },
  });
