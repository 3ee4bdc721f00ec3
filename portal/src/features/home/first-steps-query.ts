import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';

export const firstStepsQuery = queryOptions({
  queryKey: ['home', 'first-steps'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/first-steps', { signal })),
});

type FirstSteps = Awaited<ReturnType<NonNullable<typeof firstStepsQuery.queryFn>>>;

export type Step = FirstSteps['steps'][number]['step'];
