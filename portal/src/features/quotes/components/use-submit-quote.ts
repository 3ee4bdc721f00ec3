import { useMutation } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { tellDone, tellProblem } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isLate } from '../late.ts';
import { useQuoteChanged } from '../queries.ts';

/** The draft becomes the version that holds; `onLate` asks why it is taken after the end. */
export function useSubmitQuote({ id }: { id: string }, { onLate, onDone }: { onLate(): void; onDone(): void }) {
  const changed = useQuoteChanged();
  return useMutation({
    mutationFn: (late: { late?: boolean; reason?: string }) =>
      ask(api.POST('/api/v1/supplier-quotes/{id}/submit', { params: { path: { id } }, body: late })),
    meta: { toldByPage: true },
    onError: (error) => (isLate(error) ? onLate() : tellProblem(error)),
    onSuccess: async ({ number }) => {
      onDone();
      await changed();
      tellDone(`${say('Submitted', 'Отправлено')}: ${number}`);
    },
  });
}
