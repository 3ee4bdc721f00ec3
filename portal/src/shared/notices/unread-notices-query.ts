import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** How many are unread; a hundred stands for more. */
export const unreadNoticesQuery = queryOptions({
  queryKey: ['notices', 'count'],
  queryFn: async ({ signal }) => (await ask(api.GET('/api/v1/notices/count', { signal }))).unread,
  retry: false,
});
