import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** The tracker of the company: its installation, its places and people. */
export const trackerQuery = queryOptions({
  queryKey: ['integrations', 'tracker', 'overview'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/integrations/tasktracker/overview', { signal })),
  staleTime: 60_000,
});

export type Tracker = Awaited<ReturnType<NonNullable<(typeof trackerQuery)['queryFn'] & object>>>;
export type TrackerTask = Tracker['tasks'][number];
