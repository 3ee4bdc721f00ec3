import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';

interface Ordered<Held, One> {
  /** Where lists of these records are kept. */
  queryKey: QueryKey;
  /** What is asked for anew afterwards. */
  stale: QueryKey;
  /** What is kept there with the records in another order. */
  put(held: Held, next: readonly One[]): Held;
  save(ids: string[]): Promise<unknown>;
}

/** Puts records in another order at once, and tells the server; what it refuses goes back, and so does what the person takes back. */
export function useOrder<Held, One extends { id: string }>({ queryKey, stale, put, save }: Ordered<Held, One>) {
  const client = useQueryClient();
  const order = useMutation({
    mutationFn: ({ next }: { next: readonly One[]; before: readonly One[]; undo: boolean }) =>
      save(next.map(({ id }) => id)),
    async onMutate({ next }) {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Held>({ queryKey }, (held) => held && put(held, next));
    },
    onError: (_, { before }) => client.setQueriesData<Held>({ queryKey }, (held) => held && put(held, before)),
    onSuccess(_, { next, before, undo }) {
      if (undo)
        tellDone(say('The order is changed', 'Порядок изменён'), () =>
          order.mutate({ next: before, before: next, undo: false }),
        );
    },
    onSettled: () => client.invalidateQueries({ queryKey: stale }),
  });
  return (before: readonly One[], next: readonly One[]) => order.mutate({ next, before, undo: true });
}
