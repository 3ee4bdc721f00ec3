import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';

const stale = 300_000;

export const spendQuery = queryOptions({
  queryKey: ['invoices', 'spend'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/figures/spend', { signal })),
  staleTime: stale,
});

export const sourcingQuery = queryOptions({
  queryKey: ['requisitions', 'sourcing'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/figures/sourcing', { signal })),
  staleTime: stale,
});
