import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../shared/api/client.ts';

/** So much is typed before addresses are suggested. */
const fewestLetters = 4;

/** Addresses like what was typed; nothing where no provider of suggestions is installed. */
export const addressQuery = (typed: string, isWanted: boolean) =>
  queryOptions({
    queryKey: ['suggestions', 'addresses', typed],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/suggestions/addresses', { params: { query: { query: typed } }, signal })),
    enabled: isWanted && typed.length >= fewestLetters,
    staleTime: 600_000,
    retry: false,
  });

export type SuggestedAddress = Awaited<
  ReturnType<NonNullable<ReturnType<typeof addressQuery>['queryFn']>>
>['items'][number];
