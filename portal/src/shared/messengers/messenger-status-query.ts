import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** Whether messengers are shown; apart from the other queries, for the menu that every page loads. */
export const messengerStatusQuery = queryOptions({
  queryKey: ['messengers', 'status'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/integrations/messenger/sidebar-status', { signal })),
  staleTime: 60_000,
  retry: false,
});
