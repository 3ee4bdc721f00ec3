import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { entityName, eventMeaning } from '../../../shared/events/event-words.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { deliveryStatuses } from '../delivery-words.ts';
import type { WebhookSearch } from '../searches.ts';
import { type Delivery, eventCatalogQuery, useDeliveries, type Webhook } from '../webhook-queries.ts';
import { DeliveryPanel } from './delivery-panel.tsx';

interface DeliveriesProps {
  webhook: Webhook;
  search: WebhookSearch;
  onChange(next: WebhookSearch): void;
}

/** What was sent to a subscription, newest first; asked anew every few seconds. */
export function Deliveries({ webhook: { id }, search, onChange }: DeliveriesProps) {
  const list = useDeliveries(id, search);
  const { data: events = [] } = useQuery(eventCatalogQuery);
  useOften(['webhooks', id, 'deliveries'], 5);
  return (
    <>
      <Group mb="sm">
        <Select
          w={190}
          clearable
          aria-label={say('Status', 'Статус')}
          placeholder={say('Any status', 'Любой статус')}
          value={search.status ?? null}
          onChange={(status) => onChange({ status: status ?? undefined })}
          data={Object.entries(deliveryStatuses).map(([value, { name }]) => ({ value, label: say(name) }))}
        />
        <Select
          w={300}
          clearable
          searchable
          aria-label={say('Event', 'Событие')}
          placeholder={say('Any event', 'Любое событие')}
          value={search.event ?? null}
          onChange={(event) => onChange({ event: event ?? undefined })}
          data={events.map(({ name }) => ({ value: name, label: eventMeaning(name) }))}
        />
        {list.total && (
          <span className="dimmed">
            {say('Deliveries', 'Доставок')}: {showCount(list.total.total)}
            {list.total.totalIsLowerBound ? '+' : ''}
          </span>
        )}
      </Group>
      <DataTable
        label={say('Deliveries', 'Доставки')}
        list={list}
        columns={columns()}
        idOf={(delivery) => delivery.id}
        nameOf={({ event }) => event}
        onOpen={(delivery) => onChange({ delivery: delivery.id })}
        empty={
          search.status || search.event ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty title={say('Nothing was sent yet', 'Ещё ничего не отправлено')}>
              {say(
                'The first chosen change, or a test event, appears here.',
                'Здесь появится первое выбранное изменение или тестовое событие.',
              )}
            </Empty>
          )
        }
      />
      <DeliveryPanel open={search.delivery} onClose={() => onChange({ delivery: undefined })} />
    </>
  );
}

const columns = (): readonly Column<Delivery>[] => [
  {
    id: 'event',
    header: say('Event', 'Событие'),
    cell: ({ event }) => <span title={event}>{eventMeaning(event)}</span>,
  },
  {
    id: 'entity',
    header: say('Record', 'Запись'),
    wide: true,
    cell: ({ entity }) => (
      <>
        {entityName(entity.type)} <code className="dimmed">{entity.id.slice(-8)}</code>
        {entity.version !== null && <span className="dimmed"> v{entity.version}</span>}
      </>
    ),
  },
  {
    id: 'attempts',
    header: say('Attempts', 'Попыток'),
    width: 110,
    align: 'right',
    wide: true,
    cell: ({ attemptCount }) => showCount(attemptCount),
  },
  {
    id: 'next',
    header: say('Next attempt', 'Следующая'),
    width: 160,
    wide: true,
    cell: ({ nextAttemptAt }) => showInstant(nextAttemptAt),
  },
  {
    id: 'createdAt',
    header: say('Happened', 'Создана'),
    width: 160,
    wide: true,
    cell: ({ createdAt }) => showInstant(createdAt),
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 190,
    cell: ({ status }) => <Status tone={deliveryStatuses[status].tone}>{say(deliveryStatuses[status].name)}</Status>,
  },
];
