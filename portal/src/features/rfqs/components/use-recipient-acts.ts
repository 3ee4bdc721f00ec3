import { useMutation } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { tellDone, tellMissed } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { Recipient, RfqCard } from '../queries.ts';
import { useRfqChanged } from './use-rfq-changed.ts';

/** Copies the link of a supplier, writes to them, asks them again or takes them out. */
export function useRecipientActs(rfq: RfqCard, recipient: Recipient) {
  const changed = useRfqChanged();
  const path = { id: rfq.id, recipientId: recipient.id };
  const copy = useMutation({
    mutationFn: async () => {
      const { url } = await ask(
        api.GET('/api/v1/supplier-rfqs/{id}/recipients/{recipientId}/link', { params: { path } }),
      );
      await navigator.clipboard.writeText(url);
    },
    onSuccess: () => tellDone(say('Link copied', 'Ссылка скопирована')),
  });
  const send = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/supplier-rfqs/{id}/send', {
          params: { path: { id: rfq.id } },
          body: { recipientIds: [recipient.id], resend: recipient.sentAt !== null },
        }),
      ),
    onSuccess: async () => {
      await changed();
      tellDone(`${say('Sent', 'Отправлено')}: ${recipient.name}`);
    },
  });
  const sendByMessenger = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/supplier-rfqs/{id}/send-by-messenger', {
          params: { path: { id: rfq.id } },
          body: { recipientIds: [recipient.id], resend: true },
        }),
      ),
    async onSuccess({ unreached: [missed] }) {
      await changed();
      if (missed) tellMissed(`${recipient.name}: ${missed.reason}`);
      else tellDone(`${say('Written in the messenger', 'Отправлено в мессенджер')}: ${recipient.name}`);
    },
  });
  const revise = useMutation({
    mutationFn: (id: string) =>
      ask(api.PATCH('/api/v1/supplier-quotes/{id}', { params: { path: { id } }, body: { revising: true } })),
    onSuccess: async () => {
      await changed();
      tellDone(say('The link takes a new version now', 'По ссылке теперь можно отправить новую версию'));
    },
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/supplier-rfqs/{id}/recipients/{recipientId}', { params: { path } })),
    onSuccess: async () => {
      await changed();
      tellDone(`${say('Taken out', 'Исключён')}: ${recipient.name}`);
    },
  });
  return { copy, send, sendByMessenger, revise, remove };
}
