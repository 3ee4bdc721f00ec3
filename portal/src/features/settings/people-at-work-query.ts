import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';

/** Everybody who works here now. */
export const peopleAtWorkQuery = queryOptions({
  queryKey: ['users', 'at work'],
  queryFn: async ({ signal }) => {
    const params = { query: { limit: 200, status: 'active' } };
    return (await ask(api.GET('/api/v1/settings/users', { params, signal }))).items;
  },
});
