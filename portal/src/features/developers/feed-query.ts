import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import type { FeedSearch } from './searches.ts';

/** A page of the feed from a place on, in commit order. */
export const feedQuery = ({ events, entityType, cursor }: FeedSearch) =>
  queryOptions({
    queryKey: ['webhooks', 'feed', { events, entityType, cursor }],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/events', { params: { query: { limit: 50, events, entityType, cursor } }, signal })),
  });
