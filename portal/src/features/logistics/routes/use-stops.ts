import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { type RouteCard, routeQuery, type Stop } from './queries.ts';
import { inOrder, keptStop } from './stop-values.ts';

type StopBody = Partial<ReturnType<typeof keptStop>>;

/** Changes of the stops of a route. Another order is seen at once, and can be taken back. */
export function useStops({ id: routeId, stops: before }: Pick<RouteCard, 'id' | 'stops'>) {
  const client = useQueryClient();
  const { queryKey } = routeQuery(routeId);
  const settled = () => client.invalidateQueries({ queryKey: ['logistics'] });
  const send = (stops: StopBody[]) =>
    ask(api.PATCH('/api/v1/logistics/routes/{routeId}', { params: { path: { routeId } }, body: { stops } }));
  const save = useMutation({ mutationFn: send, onSettled: settled, meta: { toldByPage: true } });
  const order = useMutation({
    mutationFn: (next: readonly Stop[]) => send(inOrder(next)),
    async onMutate(next) {
      await client.cancelQueries({ queryKey });
      const stops = next.map((stop, at) => ({ ...stop, sequence: at + 1 }));
      client.setQueryData(queryKey, (held) => held && { ...held, stops });
      return { before };
    },
    onError: (_error, _next, context) =>
      client.setQueryData(queryKey, (held) => held && { ...held, stops: context?.before ?? held.stops }),
    onSuccess: (_route, _next, { before: was }) =>
      tellDone(say('The order of stops is changed', 'Порядок точек изменён'), () => order.mutate(was)),
    onSettled: settled,
  });
  return {
    ...{ save, order: (next: readonly Stop[]) => order.mutate(next) },
    /** All stops with one more, or with one of them changed. */
    put: (body: StopBody, at: Stop | undefined) =>
      save.mutateAsync(
        at
          ? before.map((one) => (one.id === at.id ? { id: at.id, ...body } : keptStop(one)))
          : [...before.map(keptStop), body],
      ),
    remove: (stop: Stop) => save.mutateAsync(inOrder(before.filter(({ id }) => id !== stop.id))),
  };
}
