import { queryOptions } from '@tanstack/react-query';
import { stockCount } from '../../../../nouns/stock-count.ts';
import { knownValues } from '../../kit/form/of-field.ts';
import { useList } from '../../kit/table/use-list.ts';
import type { Answer } from '../../shared/api/answer.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { CountSearch, CountsSearch } from './searches.ts';

export type Count = Answer<'stock-counts.get-count'>;

export type CountLine = Answer<'stock-counts.list-count-lines'>['items'][number];

export const useCounts = ({ search, sort, status, warehouse }: CountsSearch) =>
  useList(['stock-counts', 'list', { search, sort, status, warehouse }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/stock-counts', {
        params: {
          query: {
            ...{ limit: 100, cursor, search, sort, includeTotal: true },
            'status[in]': knownValues(stockCount, 'status', status),
            'warehouseId[in]': warehouse,
          },
        },
        signal,
      }),
    ),
  );

export const countQuery = (id: string) =>
  queryOptions({
    queryKey: ['stock-counts', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/stock-counts/{id}', { params: { path: { id } }, signal })),
  });

export const useCountLines = (id: string, { search, sort, left }: CountSearch) =>
  useList(['stock-counts', id, 'lines', { search, sort, left }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/stock-counts/{id}/lines', {
        params: {
          path: { id },
          query: { limit: 100, cursor, search, sort, includeTotal: true, ...(left && { isCounted: 'false' }) },
        },
        signal,
      }),
    ),
  );
