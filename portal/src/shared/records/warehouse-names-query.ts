import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** All warehouses by id, also those in the archive: history names them. */
export const warehouseNamesQuery = queryOptions({
  queryKey: ['warehouses', 'names'],
  queryFn: async ({ signal }) => {
    const query = { limit: 200, includeArchived: 'true' as const, sort: 'name' };
    const { items } = await ask(api.GET('/api/v1/warehouses', { params: { query }, signal }));
    return items;
  },
  staleTime: 300_000,
});
