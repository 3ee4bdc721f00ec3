import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** The bank that a BIK names; nothing where no provider of suggestions is installed. */
export const bankHintQuery = (bik: string) =>
  queryOptions({
    queryKey: ['suggestions', 'banks', bik],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/suggestions/banks/{bik}', { params: { path: { bik } }, signal })),
    enabled: /^\d{9}$/.test(bik),
    staleTime: 600_000,
    retry: false,
  });
