import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messengerMessage } from '../../../../../nouns/messenger-message.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { SetupStep } from '../components/setup-step.tsx';
import { useTestMessage } from './use-setup.ts';

/** What may still become of it. */
const followed: readonly string[] = ['queued', 'sent'];

/** A real message to a phone of one's own shows the whole way: it leaves, and what becomes of it comes back. */
export function TestStep({ isReady, mayManage }: { isReady: boolean; mayManage: boolean }) {
  const [phone, setPhone, draft] = useKeptState('messenger-test', undefined, '');
  const send = useTestMessage();
  const id = send.data?.id ?? '';
  const { data: message } = useQuery({
    queryKey: ['messengers', 'test', id],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/messenger/messages/{id}', { params: { path: { id } }, signal })),
    enabled: id !== '',
  });
  const status = message?.status ?? send.data?.status;
  useOften(['messengers', 'test', id], 2, id !== '' && followed.includes(status ?? ''));
  const isThere = status === 'sent' || status === 'delivered' || status === 'read';
  return (
    <SetupStep
      done={isThere}
      name={say('Test message', 'Проверочное сообщение')}
      about={say('To a phone of your own.', 'На ваш собственный телефон.')}
      outcome={
        <>
          <FormProblem error={send.error} draft={draft} />
          {status && <StatusOf noun={messengerMessage} status={status} />}
          {message?.error && <p className="bad">{message.error}</p>}
        </>
      }
    >
      {mayManage && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send.mutate(phone, { onSuccess: () => draft.drop() });
          }}
        >
          <Group gap="xs" wrap="nowrap">
            <TextInput
              type="tel"
              w={170}
              aria-label={say('Phone', 'Телефон')}
              placeholder="+7 999 123-45-67"
              value={phone}
              onChange={({ currentTarget }) => setPhone(currentTarget.value)}
            />
            <Button type="submit" disabled={!isReady || phone.trim() === ''} loading={send.isPending}>
              {say('Send', 'Отправить')}
            </Button>
          </Group>
        </form>
      )}
    </SetupStep>
  );
}
