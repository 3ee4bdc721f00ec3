import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { Return } from './queries.ts';

export interface Credit {
  number: string;
  date: string;
  amount: string;
}

/** What may be done with a return; lists and cards show it as it stands then. */
export function useReturnActs({ id, number }: Return) {
  const client = useQueryClient();
  const params = { path: { id } };
  const done = (what: string) => async () => {
    for (const key of ['supplier-returns', 'requisitions', 'catalog'])
      await client.invalidateQueries({ queryKey: [key] });
    tellDone(`${number}: ${what}`);
  };
  return {
    credit: useMutation({
      mutationFn: (body: Credit) => ask(api.POST('/api/v1/supplier-returns/{id}/credit', { params, body })),
      meta: { toldByPage: true },
      onSuccess: done(say('credited', 'возмещён')),
    }),
    withdraw: useMutation({
      mutationFn: () => ask(api.POST('/api/v1/supplier-returns/{id}/withdraw-credit', { params })),
      onSuccess: done(say('credit withdrawn', 'возмещение убрано')),
    }),
    cancel: useMutation({
      mutationFn: (reason: string) =>
        ask(api.POST('/api/v1/supplier-returns/{id}/cancel', { params, body: { reason } })),
      onSuccess: done(say('cancelled', 'отменён')),
    }),
  };
}
