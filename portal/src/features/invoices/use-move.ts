import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoiceFlow } from '../../../../nouns/invoice-flow.ts';
import type { operations } from '../../../../sdk/types.ts';
import { say } from '../../kit/say.ts';
import { tellDone, tellProblem } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { isProblem } from '../../shared/api/problem.ts';
import type { InvoiceCard } from './queries.ts';

type Body = NonNullable<operations['billing.change-status']['requestBody']>['content']['application/json'];

/** Changes the status, if it is still the one that is seen. */
export function useMove({ id, status }: InvoiceCard) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) =>
      ask(
        api.PATCH('/api/v1/invoices/{invoiceId}/status', {
          params: { path: { invoiceId: id } },
          body: { ...body, from: status },
        }),
      ),
    meta: { toldByPage: true },
    onError(error) {
      if (!isProblem(error) || error.members.rule !== 'matching_blocked') tellProblem(error);
      void client.invalidateQueries({ queryKey: ['invoices', id] });
    },
    async onSuccess({ status: after }) {
      await client.invalidateQueries({ queryKey: ['invoices'] });
      tellDone(`${say('Invoice', 'Счёт')}: ${say(invoiceFlow.statuses[after]).toLowerCase()}`);
    },
  });
}
