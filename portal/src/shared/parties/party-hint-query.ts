import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** Companies of the state register under an INN; nothing where no provider of suggestions is installed. */
export const partyHintQuery = (inn: string) =>
  queryOptions({
    queryKey: ['suggestions', 'parties', inn],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/suggestions/parties/{inn}', { params: { path: { inn } }, signal })),
    enabled: /^(\d{10}|\d{12})$/.test(inn),
    staleTime: 600_000,
    retry: false,
  });

export type PartyHint = Awaited<ReturnType<NonNullable<ReturnType<typeof partyHintQuery>['queryFn']>>>['items'][number];
