import { useMutation, useQueryClient } from '@tanstack/react-query';
import { salesInvoiceFlow } from '../../../../nouns/sales-invoice-flow.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import type { AllowedMove } from './moves.ts';
import type { SalesInvoiceCard } from './queries.ts';

type Target = Exclude<AllowedMove['to'], 'sent'>;

interface Move {
  to: Target;
  reason?: string;
}

/** Makes a move, if the invoice is still the one that is seen. Sending is a letter, and has a dialog of its own. */
export function useInvoiceMove({ id, version }: Pick<SalesInvoiceCard, 'id' | 'version'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ to, reason }: Move) => moved(to, ifSeen(id, version), reason),
    onError: () => void client.invalidateQueries({ queryKey: ['sales-invoices', id] }),
    async onSuccess({ status, number }) {
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
      const name = number === null ? say('Invoice', 'Счёт') : `${say('Invoice', 'Счёт')} ${number}`;
      tellDone(`${name}: ${say(salesInvoiceFlow.statuses[status]).toLowerCase()}`);
    },
  });
}

const ifSeen = (id: string, version: number) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"v${version}"` },
});

type Options = ReturnType<typeof ifSeen>;

function moved(to: Target, options: Options, reason: string | undefined) {
  if (to === 'pending_approval') return ask(api.POST('/api/v1/sales-invoices/{id}/submit-approval', options));
  if (to === 'approved') return ask(api.POST('/api/v1/sales-invoices/{id}/approve', options));
  if (to === 'issued') return ask(api.POST('/api/v1/sales-invoices/{id}/issue', options));
  if (to === 'draft' && reason === undefined) return ask(api.POST('/api/v1/sales-invoices/{id}/recall', options));
  const told = { ...options, body: { reason: reason ?? '' } };
  if (to === 'draft') return ask(api.POST('/api/v1/sales-invoices/{id}/reject', told));
  if (to === 'void') return ask(api.POST('/api/v1/sales-invoices/{id}/void', told));
  return ask(api.POST('/api/v1/sales-invoices/{id}/cancel', told));
}
