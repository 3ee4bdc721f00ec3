import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

type HostType = 'catalogItem' | 'counterparty' | 'priceList' | 'warehouse' | 'invoice' | 'procurement';

/** Fields the company has added to a kind of records, in their order. */
export const customFieldsQuery = (entityType: HostType) =>
  queryOptions({
    queryKey: ['settings', 'custom-fields', entityType],
    queryFn: async ({ signal }) => {
      const query = { entityType, limit: 200, sort: 'position' };
      return (await ask(api.GET('/api/v1/settings/custom-fields', { params: { query }, signal }))).items;
    },
    staleTime: 300_000,
  });

export type CustomField = Awaited<ReturnType<NonNullable<ReturnType<typeof customFieldsQuery>['queryFn']>>>[number];
export type CustomValues = Record<string, unknown>;
