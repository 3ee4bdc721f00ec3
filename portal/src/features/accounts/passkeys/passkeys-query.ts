import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';

/** Part of who one is: what changes the session's rights refreshes it too. */
export const passkeysQuery = queryOptions({
  queryKey: ['me', 'passkeys'],
  queryFn: async ({ signal }) => (await ask(api.GET('/api/v1/auth/passkeys', { signal }))).items,
});

export type Passkey = Awaited<ReturnType<NonNullable<typeof passkeysQuery.queryFn>>>[number];
