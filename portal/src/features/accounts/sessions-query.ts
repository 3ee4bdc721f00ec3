import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';

const readSessions = async (signal: AbortSignal) => {
  const { items } = await ask(api.GET('/api/v1/auth/sessions', { signal }));
  return items;
};

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => readSessions(signal),
});

export type Session = Awaited<ReturnType<typeof readSessions>>[number];
