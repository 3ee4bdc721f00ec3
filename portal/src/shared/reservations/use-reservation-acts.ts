import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import type { Reservation } from './reservations-query.ts';

export interface Issue {
  quantity: string;
  issuedTo: string;
}

/** What may be done with a reservation; stock and requisitions show it as it stands then. */
export function useReservationActs({ id, name }: Pick<Reservation, 'id' | 'name'>) {
  const changed = useReservationsChanged();
  const params = { path: { id } };
  const done = (what: string) => async () => {
    await changed();
    tellDone(`${name}: ${what}`);
  };
  return {
    issue: useMutation({
      mutationFn: (body: Issue) => ask(api.POST('/api/v1/stock-reservations/{id}/issue', { params, body })),
      meta: { toldByPage: true },
      onSuccess: done(say('issued', 'выдано')),
    }),
    release: useMutation({
      mutationFn: () => ask(api.POST('/api/v1/stock-reservations/{id}/release', { params })),
      onSuccess: done(say('released', 'резерв снят')),
    }),
  };
}

/** After a change of a reservation: what it holds back, its requisition and the stock are fetched again. */
export function useReservationsChanged() {
  const client = useQueryClient();
  return async () => {
    for (const key of ['stock-reservations', 'requisitions', 'catalog', 'reorder-points'])
      await client.invalidateQueries({ queryKey: [key] });
  };
}
