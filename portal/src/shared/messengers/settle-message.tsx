import { Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { Status } from '../../kit/status.tsx';
import { api, ask } from '../api/client.ts';
import { useMay } from '../session/me.ts';
import { type Message, messengerOverviewQuery } from './queries.ts';
import { useMessengersChanged } from './use-message-acts.ts';

/** Nobody knows whether a message left: a person looks into the messenger and says it. Nothing is sent by that. */
export function SettleMessage({ message: { requestId } }: { message: Pick<Message, 'requestId'> }) {
  const maySettle = useMay()('integrations.sync') && requestId !== null;
  const { data } = useQuery({ ...messengerOverviewQuery, enabled: maySettle });
  const onSuccess = useMessengersChanged();
  const settle = useMutation({
    mutationFn: (outcome: 'done' | 'failed') =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/outbox/{entryId}/settle', {
          params: { path: { id: data?.installationId ?? '', entryId: requestId ?? '' } },
          body: { outcome },
        }),
      ),
    onSuccess,
  });
  const choice = (outcome: 'done' | 'failed', label: string) => (
    <Button
      size="compact-sm"
      variant="default"
      disabled={settle.isPending || !data?.installationId}
      onClick={() => settle.mutate(outcome)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Status tone="warning">{say('It is not known whether it left', 'Неизвестно, ушло ли')}</Status>
      <small className="dimmed">
        {maySettle
          ? say(
              'Look into the messenger whether it is there. It is not sent again by itself.',
              'Посмотрите в мессенджере, есть ли оно там. Само оно повторно не отправится.',
            )
          : say(
              'Ask whoever manages integrations to look whether it is there before you write again.',
              'Прежде чем писать ещё раз, попросите администратора интеграций проверить, есть ли оно в мессенджере.',
            )}
      </small>
      {maySettle && (
        <Group gap="xs">
          {choice('done', say('It is there', 'Оно ушло'))}
          {choice('failed', say('It is not there', 'Его там нет'))}
        </Group>
      )}
    </>
  );
}
