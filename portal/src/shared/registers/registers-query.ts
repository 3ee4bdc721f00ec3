import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/client.ts';

/** Lists that the person may export. */
export const registersQuery = queryOptions({
  queryKey: ['registers'],
  queryFn: ({ signal }) => ask(api.GET('/api/v1/registers', { signal })),
  select: ({ items }) =>
    items.map(({ list, title, path, columns, lineColumns }) => ({ list, title, path, columns, lineColumns })),
  staleTime: 300_000,
});
