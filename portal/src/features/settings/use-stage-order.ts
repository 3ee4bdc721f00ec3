import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { pipelineQuery, type Stage } from './queries.ts';

const { queryKey } = pipelineQuery();

/** Puts stages in another order at once, and tells the server; what it refuses goes back, and so does what the person takes back. */
export function useStageOrder() {
  const client = useQueryClient();
  const order = useMutation({
    mutationFn: ({ next }: { next: readonly Stage[]; undo: boolean }) =>
      ask(api.PATCH('/api/v1/settings/pipeline/stages/order', { body: { stageIds: next.map(({ id }) => id) } })),
    async onMutate({ next }) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.stages ?? [];
      client.setQueryData(queryKey, (old) => old && { ...old, stages: [...next] });
      return before;
    },
    onError: (_, __, before) => client.setQueryData(queryKey, (old) => old && { ...old, stages: before ?? [] }),
    onSuccess(_, { undo }, before) {
      if (undo)
        tellDone(say('The order is changed', 'Порядок изменён'), () => order.mutate({ next: before, undo: false }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['settings', 'pipeline'] }),
  });
  return (next: readonly Stage[]) => order.mutate({ next, undo: true });
}
