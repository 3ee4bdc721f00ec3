import { useMutation } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { type Quote, useQuoteChanged } from '../queries.ts';

/** Rejecting can be taken back; the supplier never sees why. */
export function RejectDialog({ quote, onClose }: { quote: Quote; onClose(): void }) {
  const changed = useQuoteChanged();
  const turn = useMutation({
    mutationFn: (body: { status: 'rejected' | 'submitted'; reason?: string }) =>
      ask(api.PATCH('/api/v1/supplier-quotes/{id}', { params: { path: { id: quote.id } }, body })),
    onSuccess: async (_, { status }) => {
      await changed();
      if (status === 'submitted') return;
      tellDone(`${say('Rejected', 'Отклонено')}: ${quote.number}`, () => turn.mutate({ status: 'submitted' }));
    },
  });
  return (
    <ReasonDialog
      draft={['quote-rejection', quote.id]}
      title={say(`Reject the quote of ${quote.supplierName}?`, `Отклонить предложение «${quote.supplierName}»?`)}
      readers={say('The supplier does not see it.', 'Поставщик её не увидит.')}
      isOptional
      confirm={say('Reject', 'Отклонить')}
      color="red"
      onReason={(reason) => turn.mutateAsync({ status: 'rejected', ...(reason !== '' && { reason }) })}
      onClose={onClose}
    />
  );
}
