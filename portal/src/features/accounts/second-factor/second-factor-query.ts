import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';

/** Part of who one is: what changes the session's rights refreshes it too. */
export const secondFactorQuery = queryOptions({
  queryKey: ['me', 'second-factor'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/auth/second-factor', { signal })),
});
