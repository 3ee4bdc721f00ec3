import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { useMessengersChanged } from '../../../shared/messengers/use-message-acts.ts';

export type Synced = 'users' | 'contacts' | 'deals';

/** Reads channels, and tells the provider of records of ours. */
export function useSyncs() {
  const changed = useMessengersChanged();
  const channels = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/integrations/messenger/channels/sync', { body: {} })),
    async onSuccess({ items }) {
      await changed();
      const works = items.filter((one) => one.works).length;
      tellDone(say(`Channels: ${items.length}, working: ${works}`, `Каналов: ${items.length}, работают: ${works}`));
    },
  });
  const records = useMutation({
    mutationFn: (what: Synced) => ask(api.POST(`/api/v1/integrations/messenger/${what}/sync`, { body: {} })),
    async onSuccess() {
      await changed();
      tellDone(say('The run has begun', 'Передача началась'));
    },
  });
  return { channels, records };
}

/** Registers the webhook. Where another system receives it now, its host is kept to ask a person about. */
export function useRegistration() {
  const changed = useMessengersChanged();
  const [taken, setTaken] = useState<string>();
  const register = useMutation({
    mutationFn: (takeOverWebhook: boolean) =>
      ask(
        api.POST('/api/v1/integrations/messenger/webhook/register', {
          body: { ...(takeOverWebhook && { takeOverWebhook }) },
        }),
      ),
    meta: { toldByPage: true },
    onSuccess() {
      setTaken(undefined);
      tellDone(say('Messages come here now', 'Сообщения теперь приходят сюда'));
    },
    onError(error) {
      if (isProblem(error) && error.members.rule === 'webhook_taken') setTaken(error.members.host as string);
    },
    onSettled: changed,
  });
  return { register, taken, leave: () => setTaken(undefined) };
}

/** Sends a message to somebody of ours, and follows how far it comes. */
export function useTestMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (phone: string) => ask(api.POST('/api/v1/integrations/messenger/messages/test', { body: { phone } })),
    meta: { toldByPage: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ['messengers'] }),
  });
}
