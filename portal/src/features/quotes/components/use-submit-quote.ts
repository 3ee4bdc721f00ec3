import { useMutation } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useQuoteChanged } from '../queries.ts';

/** The draft becomes the version that holds. */
export function useSubmitQuote({ id }: { id: string }) {
  const changed = useQuoteChanged();
  return useMutation({
    mutationFn: (late: { late?: boolean; reason?: string }) =>
      ask(api.POST('/api/v1/supplier-quotes/{id}/submit', { params: { path: { id } }, body: late })),
    onSuccess: async ({ number }) => {
      await changed();
      tellDone(`${say('Submitted', 'Отправлено')}: ${number}`);
    },
  });
}
