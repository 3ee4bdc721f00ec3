import { useMutation } from '@tanstack/react-query';
import { counted, say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { skipReasons } from '../names.ts';
import type { RfqCard } from '../queries.ts';
import { useRfqChanged } from './use-rfq-changed.ts';

/** Reminds all who are silent, or the named ones; who was passed by is told with the reason. */
export function useRemind(rfq: RfqCard) {
  const changed = useRfqChanged();
  return useMutation({
    mutationFn: (recipientIds?: string[]) =>
      ask(
        api.POST('/api/v1/supplier-rfqs/{id}/remind', {
          params: { path: { id: rfq.id } },
          body: recipientIds ? { recipientIds } : {},
        }),
      ),
    onSuccess: async ({ sent, skipped }, named) => {
      await changed();
      const reminded = counted(sent, ['reminder', 'reminders'], ['напоминание', 'напоминания', 'напоминаний']);
      const reason = skipReasons[skipped[0]?.reason ?? ''];
      if (sent > 0) tellDone(`${say('Sent', 'Отправлено')}: ${reminded}`);
      else if (named && reason) tellDone(`${say('Not reminded', 'Не напомнили')}: ${say(reason)}`);
      else tellDone(say('Nobody to remind right now', 'Сейчас некому напоминать'));
    },
  });
}
