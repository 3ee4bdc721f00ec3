import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../../../shared/api/client.ts';

export const trackedQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', 'tracked', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/v1/integrations/tasktracker/requisitions/{id}', { params: { path: { id } }, signal })),
  });

export type Tracked = Awaited<ReturnType<NonNullable<ReturnType<typeof trackedQuery>['queryFn'] & object>>>;
export type TaskLink = Tracked['links'][number];
export type Task = Tracked['tasks'][number];
export type OrderedTask = NonNullable<Tracked['ordered']>;
