import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';

const readCompany = (signal: AbortSignal) => ask(api.GET('/api/v1/settings/company', { signal }));

export const companyQuery = queryOptions({
  queryKey: ['settings', 'company'],
  queryFn: ({ signal }) => readCompany(signal),
});

const readCatalogSettings = (signal: AbortSignal) => ask(api.GET('/api/v1/settings/catalog', { signal }));

export const catalogSettingsQuery = queryOptions({
  queryKey: ['settings', 'catalog'],
  queryFn: ({ signal }) => readCatalogSettings(signal),
});

const readPaidWidgets = (signal: AbortSignal) => ask(api.GET('/api/v1/settings/paid-widgets', { signal }));

export const paidWidgetsQuery = queryOptions({
  queryKey: ['settings', 'paid-widgets'],
  queryFn: ({ signal }) => readPaidWidgets(signal),
});

export const startTrial = (slug: string) =>
  ask(api.POST('/api/v1/settings/paid-widgets/{slug}/trial', { params: { path: { slug } } }));

export const ratesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['settings', 'exchange-rates', limit],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/exchange-rates', { params: { query: { limit } }, signal })),
  });

const readRoles = async (signal: AbortSignal) => {
  const { items } = await ask(api.GET('/api/v1/settings/roles', { params: { query: { limit: 200 } }, signal }));
  return items;
};

export const rolesQuery = queryOptions({ queryKey: ['settings', 'roles'], queryFn: ({ signal }) => readRoles(signal) });

export const permissionsQuery = queryOptions({
  queryKey: ['settings', 'permissions'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/settings/permissions', { signal })),
  staleTime: 300_000,
});

const readPipeline = (includeArchived: boolean, signal: AbortSignal) =>
  ask(api.GET('/api/v1/settings/pipeline', { params: { query: { includeArchived } }, signal }));

export const pipelineQuery = (includeArchived = false) =>
  queryOptions({
    queryKey: ['settings', 'pipeline', 'whole', { includeArchived }],
    queryFn: ({ signal }) => readPipeline(includeArchived, signal),
  });

export type PaidWidget = Awaited<ReturnType<typeof readPaidWidgets>>['items'][number];
export type Company = Awaited<ReturnType<typeof readCompany>>;
export type CatalogSettings = Awaited<ReturnType<typeof readCatalogSettings>>;
export type Role = Awaited<ReturnType<typeof readRoles>>[number];
export type Pipeline = Awaited<ReturnType<typeof readPipeline>>;
export type Stage = Pipeline['stages'][number];
export type ProductField = Pipeline['productFields'][number];
export type Palette = Pipeline['palette'];
