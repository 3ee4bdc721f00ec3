import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';

export const sampleDataQuery = queryOptions({
  queryKey: ['home', 'sample-data'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/sample-data', { signal })),
});
