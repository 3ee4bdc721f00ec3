import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { WarehousesSearch } from './warehouses-search.ts';

export const useWarehouses = ({ search, sort, archived }: WarehousesSearch) =>
  useList(['warehouses', { search, sort, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/warehouses', {
        params: { query: { limit: 100, cursor, search, sort, includeArchived: archived, includeTotal: true } },
        signal,
      }),
    ),
  );

export const warehouseQuery = (id: string) =>
  queryOptions({
    queryKey: ['warehouses', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/warehouses/{warehouseId}', { params: { path: { warehouseId: id } }, signal })),
  });

export type Warehouse = ReturnType<typeof useWarehouses>['rows'][number];
