import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** Whether tasks of the tracker show; apart from the overview, for the menu that every page loads. */
export const trackerStatusQuery = queryOptions({
  queryKey: ['integrations', 'tracker', 'status'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/integrations/tasktracker/sidebar-status', { signal })),
  staleTime: 60_000,
  retry: false,
});
