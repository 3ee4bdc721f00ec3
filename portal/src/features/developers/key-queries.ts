import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { ApiKeysSearch } from './searches.ts';

export const useApiKeys = ({ search, sort, archived }: ApiKeysSearch) =>
  useList(['api-keys', { search, sort, archived }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/api-keys', {
        params: { query: { limit: 100, cursor, search, sort, includeArchived: archived, includeTotal: true } },
        signal,
      }),
    ),
  );

export const apiKeyQuery = (id: string) =>
  queryOptions({
    queryKey: ['api-keys', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/api-keys/{id}', { params: { path: { id } }, signal })),
  });

/** What the person may grant: what they may do themselves. */
export const grantableQuery = queryOptions({
  queryKey: ['api-keys', 'grantable'],
  queryFn: async ({ signal }) => {
    const { grantableScopes } = await ask(api.GET('/api/v1/api-keys', { params: { query: { limit: 1 } }, signal }));
    return grantableScopes;
  },
  staleTime: 300_000,
});

export type ApiKey = ReturnType<typeof useApiKeys>['rows'][number];
export type Scope = ApiKey['scopes'][number];
