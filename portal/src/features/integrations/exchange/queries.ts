import { queryOptions } from '@tanstack/react-query';
import type { paths } from '../../../../../sdk/types.ts';
import { api, ask } from '../../../shared/api/client.ts';

export const exchangeQuery = (id: string) =>
  queryOptions({
    queryKey: ['integrations', 'exchange', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/integrations/installations/{id}/exchange', { params: { path: { id } }, signal })),
    retry: false,
  });

type ObjectsQuery = NonNullable<
  paths['/api/v1/integrations/installations/{id}/exchange/objects']['get']['parameters']['query']
>;

export type ObjectKind = NonNullable<ObjectsQuery['kind']>;

export const objectsQuery = (id: string, kind: ObjectKind | undefined) =>
  queryOptions({
    queryKey: ['integrations', 'exchange-objects', id, kind],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/v1/integrations/installations/{id}/exchange/objects', {
          params: { path: { id }, query: { kind } },
          signal,
        }),
      ),
    retry: false,
  });
