import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../../shared/api/client.ts';

export const publisherQuery = queryOptions({
  queryKey: ['integrations', 'publisher'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/integrations/publisher', { signal })),
  retry: false,
});

export const usePublications = () =>
  useList(['integrations', 'publications'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/integrations/publications', {
        params: { query: { limit: 100, cursor, sort: '-updatedAt', includeTotal: true } },
        signal,
      }),
    ),
  );

export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['integrations', 'publication', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/integrations/publications/{id}', { params: { path: { id } }, signal })),
  });

export const eventNamesQuery = queryOptions({
  queryKey: ['webhook-events', 'names'],
  queryFn: async ({ signal }) => {
    const { items } = await ask(api.GET('/api/v1/webhook-events', { signal }));
    return items.filter(({ stable }) => stable).map(({ name }) => name);
  },
  staleTime: 600_000,
});

export type Publication = ReturnType<typeof usePublications>['rows'][number];
export type Manifest = Publication['manifest'];
