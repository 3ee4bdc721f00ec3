import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { Count } from './queries.ts';

/** How a count ends. */
export function useCountActs({ id, number }: Count) {
  const client = useQueryClient();
  const params = { path: { id } };
  const ended = (how: string) => async () => {
    await client.invalidateQueries({ queryKey: ['stock-counts'] });
    await client.invalidateQueries({ queryKey: ['catalog'] });
    tellDone(`${number}: ${how}`);
  };
  return {
    post: useMutation({
      mutationFn: (uncounted: 'leave' | 'zero' | undefined) =>
        ask(api.POST('/api/v1/stock-counts/{id}/post', { params, body: { ...(uncounted && { uncounted }) } })),
      onSuccess: ended(say('posted', 'проведена')),
    }),
    cancel: useMutation({
      mutationFn: (reason: string) => ask(api.POST('/api/v1/stock-counts/{id}/cancel', { params, body: { reason } })),
      onSuccess: ended(say('cancelled', 'отменена')),
    }),
  };
}
