import { Button, Drawer, Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Facts } from '../../../kit/facts.tsx';
import { showInstant } from '../../../kit/format.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { entityName, eventMeaning } from '../../../shared/events/event-words.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import { deliveryStatuses } from '../delivery-words.ts';
import { attemptsQuery, type Delivery, deliveryQuery, eventQuery } from '../webhook-queries.ts';
import { AttemptView } from './attempt-view.tsx';

const ended = new Set(['delivered', 'failed', 'cancelled', 'blocked']);

/** One delivery beside the list: the event, and every attempt to bring it. */
export function DeliveryPanel({ open, onClose }: { open: string | undefined; onClose(): void }) {
  const { data, error } = useQuery({ ...deliveryQuery(open ?? ''), enabled: open !== undefined });
  return (
    <Drawer
      opened={open !== undefined}
      onClose={onClose}
      position="right"
      size={640}
      title={data ? eventMeaning(data.event) : '…'}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && <ProblemText error={error} />}
      {data && <DeliveryContent delivery={data} />}
    </Drawer>
  );
}

function DeliveryContent({ delivery }: { delivery: Delivery }) {
  const { id, event, eventId, entity, status, createdAt, finishedAt } = delivery;
  const { data: attempts = [] } = useQuery(attemptsQuery(id));
  const { data: told } = useQuery(eventQuery(eventId));
  useOften(['webhooks', 'delivery', id], 3, !ended.has(status));
  return (
    <Stack>
      <Facts
        of={[
          [
            say('Status', 'Статус'),
            <Status key="status" tone={deliveryStatuses[status].tone}>
              {say(deliveryStatuses[status].name)}
            </Status>,
          ],
          [say('Event', 'Событие'), <code key="event">{event}</code>],
          [say('Event identifier', 'Идентификатор события'), <code key="id">{eventId}</code>],
          [say('Record', 'Запись'), `${entityName(entity.type)} ${entity.id}`],
          [say('Made', 'Создана'), showInstant(createdAt)],
          [say('Ended', 'Завершена'), finishedAt ? showInstant(finishedAt) : undefined],
        ]}
      />
      <DeliveryActions delivery={delivery} />
      {attempts.map((attempt, place) => (
        <AttemptView key={attempt.id} attempt={attempt} open={place === 0} />
      ))}
      {told && <JsonView value={told} label={say('Body of the event', 'Тело события')} />}
    </Stack>
  );
}

function DeliveryActions({ delivery: { id, status } }: { delivery: Delivery }) {
  const client = useQueryClient();
  const may = useMay();
  const refresh = () => client.invalidateQueries({ queryKey: ['webhooks'] });
  const resend = useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/webhook-deliveries/{id}/redeliver', { params: { path: { id } }, body: {} })),
    async onSuccess() {
      await refresh();
      tellDone(say('It is being sent again', 'Отправляется ещё раз'));
    },
  });
  const cancel = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/webhook-deliveries/{id}/cancel', { params: { path: { id } }, body: {} })),
    async onSuccess() {
      await refresh();
      tellDone(say('There will be no more attempts', 'Попыток больше не будет'));
    },
  });
  if (!may('webhooks.redeliver')) return null;
  return (
    <Group>
      <Button loading={resend.isPending} onClick={() => resend.mutate()}>
        {say('Send again', 'Отправить ещё раз')}
      </Button>
      {!ended.has(status) && (
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {say('Stop the attempts', 'Остановить попытки')}
        </Button>
      )}
    </Group>
  );
}
