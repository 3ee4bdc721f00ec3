import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { RfqCard } from '../queries.ts';
import { suppliersText } from './suppliers-text.ts';
import { useRfqChanged } from './use-rfq-changed.ts';

/** Sends, closes, cancels or deletes a request. */
export function useRfqActs({ id, version, number }: RfqCard) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const changed = useRfqChanged();
  const path = { id };
  const send = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/supplier-rfqs/{id}/send', { params: { path }, body: { version } })),
    onSuccess: async ({ sent }) => {
      await changed();
      tellDone(`${say('Sent', 'Отправлено')}: ${suppliersText(sent)}`);
    },
  });
  const close = useMutation({
    mutationFn: () => ask(api.PATCH('/api/v1/supplier-rfqs/{id}', { params: { path }, body: { status: 'closed' } })),
    onSuccess: async () => {
      await changed();
      tellDone(say('The request is closed', 'Запрос закрыт'));
    },
  });
  const cancel = useMutation({
    mutationFn: (reason: string) =>
      ask(api.PATCH('/api/v1/supplier-rfqs/{id}', { params: { path }, body: { status: 'cancelled', reason } })),
    onSuccess: async () => {
      await changed();
      tellDone(`${say('Cancelled', 'Отменён')}: ${number}`);
    },
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/supplier-rfqs/{id}', { params: { path } })),
    onSuccess: async () => {
      await navigate({ to: '/$portal/rfqs', params: { portal } });
      await changed();
      tellDone(`${say('Deleted', 'Удалён')}: ${number}`);
    },
  });
  return { send, close, cancel, remove };
}
