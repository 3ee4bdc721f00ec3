import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** All seller profiles, also those in the archive: documents name them. */
export const sellerNamesQuery = queryOptions({
  queryKey: ['settings', 'sellers', 'names'],
  queryFn: async ({ signal }) => {
    const query = { limit: 200, includeArchived: 'true' as const, sort: 'name' };
    const { items } = await ask(api.GET('/api/v1/settings/seller-profiles', { params: { query }, signal }));
    return items;
  },
  staleTime: 300_000,
});
