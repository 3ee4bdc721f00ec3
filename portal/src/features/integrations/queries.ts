import { queryOptions } from '@tanstack/react-query';
import { useList } from '../../kit/table/use-list.ts';
import { api, ask, askPage } from '../../shared/api/client.ts';
import type { InstallationSearch, MarketplaceSearch } from './searches.ts';

export const useMarketplace = ({ search, category, connection, state, sort }: MarketplaceSearch) =>
  useList(['integrations', 'marketplace', { search, category, connection, state, sort }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/integrations/marketplace', {
        params: {
          query: {
            limit: 60,
            cursor,
            search,
            category,
            connectionType: connection,
            sort: sort as 'popular' | undefined,
            ...(state === 'none' ? { installed: false } : { status: state }),
          },
        },
        signal,
      }),
    ),
  );

export const categoriesQuery = queryOptions({
  queryKey: ['integrations', 'categories'],
  queryFn: async ({ signal }) => (await ask(api.GET('/api/v1/integrations/marketplace/categories', { signal }))).items,
  staleTime: 300_000,
});

export const listingQuery = (slug: string) =>
  queryOptions({
    queryKey: ['integrations', 'listing', slug],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/integrations/marketplace/{slug}', { params: { path: { slug } }, signal })),
  });

export const useInstallations = () =>
  useList(['integrations', 'installations'], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/integrations/installations', {
        params: { query: { limit: 100, cursor, sort: 'slug', includeTotal: true } },
        signal,
      }),
    ),
  );

export const installationQuery = (id: string) =>
  queryOptions({
    queryKey: ['integrations', 'installation', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/integrations/installations/{id}', { params: { path: { id } }, signal })),
  });

export const consentQuery = (id: string) =>
  queryOptions({
    queryKey: ['integrations', 'consent', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/integrations/installations/{id}/consent', { params: { path: { id } }, signal })),
    retry: false,
  });

export const useLogs = (id: string, { direction, status, event, correlationId }: InstallationSearch) =>
  useList(['integrations', 'logs', id, { direction, status, event, correlationId }], (cursor, signal) =>
    askPage(
      api.GET('/api/v1/integrations/installations/{id}/logs', {
        params: { path: { id }, query: { limit: 100, cursor, direction, status, event, correlationId } },
        signal,
      }),
    ),
  );

export type Integration = ReturnType<typeof useMarketplace>['rows'][number];
export type Listing = Awaited<ReturnType<NonNullable<ReturnType<typeof listingQuery>['queryFn'] & object>>>;
export type Installation = ReturnType<typeof useInstallations>['rows'][number];
export type LogLine = ReturnType<typeof useLogs>['rows'][number];
