import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { orderFlow } from '../../../../nouns/purchase-order-flow.ts';
import type { operations } from '../../../../sdk/types.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { OrderCard } from './queries.ts';

type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type OrderChange = BodyOf<'orders.update-order'>;
export type OrderAnswer = BodyOf<'orders.record-answer'>;
export type OrderSending = BodyOf<'orders.send-order'>;

/** What may be done with an order; each act shows the order as it stands then. */
export function useOrderActs({ id, number }: Pick<OrderCard, 'id' | 'number'>) {
  const client = useQueryClient();
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const params = { path: { id } };
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['orders'] }),
      client.invalidateQueries({ queryKey: ['requisitions'] }),
    ]);
  const act = <Given>(call: (given: Given) => Promise<OrderCard>) => ({
    mutationFn: call,
    onError: () => void client.invalidateQueries({ queryKey: ['orders', id] }),
    async onSuccess({ status }: OrderCard) {
      await refresh();
      tellDone(`${say('Order', 'Заказ')} ${number}: ${say(orderFlow.statuses[status]).toLowerCase()}`);
    },
  });
  return {
    update: useMutation(act((body: OrderChange) => ask(api.PATCH('/api/v1/purchase-orders/{id}', { params, body })))),
    send: useMutation(
      act((body: OrderSending) => ask(api.POST('/api/v1/purchase-orders/{id}/send', { params, body }))),
    ),
    revise: useMutation(act((_: void) => ask(api.POST('/api/v1/purchase-orders/{id}/revise', { params, body: {} })))),
    record: useMutation(
      act((body: OrderAnswer) => ask(api.POST('/api/v1/purchase-orders/{id}/record-confirmation', { params, body }))),
    ),
    cancel: useMutation(
      act((reason: string) => ask(api.POST('/api/v1/purchase-orders/{id}/cancel', { params, body: { reason } }))),
    ),
    close: useMutation(
      act((reason: string) =>
        ask(api.POST('/api/v1/purchase-orders/{id}/close', { params, body: reason === '' ? {} : { reason } })),
      ),
    ),
    remove: useMutation({
      mutationFn: () => ask(api.DELETE('/api/v1/purchase-orders/{id}', { params })),
      async onSuccess() {
        await navigate({ to: '/$portal/purchase-orders', params: { portal }, search: {} });
        client.removeQueries({ queryKey: ['orders', id] });
        await refresh();
        tellDone(`${say('Deleted', 'Удалён')}: ${number}`);
      },
    }),
  };
}
