import { Drawer } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { showAgo } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { WebhookForm } from '../components/webhook-form.tsx';
import { WebhookHealth } from '../components/webhook-health.tsx';
import { settingsCrumb } from '../crumbs.ts';
import type { WebhooksSearch } from '../searches.ts';
import { useWebhooks, type Webhook } from '../webhook-queries.ts';

export function WebhookList() {
  const search = useSearch({ from: '/$portal/settings/webhooks' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const change = useChangeSearch<WebhooksSearch>();
  const list = useWebhooks(search);
  const may = useMay();
  const [made, setMade] = useState<Webhook & { secret?: string }>();
  const open = ({ id }: Webhook) => void navigate({ to: '/$portal/settings/webhooks/$id', params: { portal, id } });
  const close = () => change({ open: undefined });
  return (
    <ListPage
      title={say('Webhooks', 'Вебхуки')}
      label={say('Webhook subscriptions', 'Подписки на события')}
      crumbs={[settingsCrumb(portal)]}
      list={list}
      columns={columns(portal)}
      nameOf={({ name }) => name}
      onOpen={open}
      search={search}
      change={change}
      lookFor={say('Name or address', 'Название или адрес')}
      archived={say('With archived', 'С архивными')}
      actions={<WebhookLinks portal={portal} />}
      create={{
        label: say('Subscription', 'Подписка'),
        act: may('webhooks.manage') ? () => change({ open: 'new' }) : undefined,
      }}
      none={{
        title: say('No subscriptions yet', 'Подписок пока нет'),
        hint: say(
          'A subscription sends every change you choose to an address of your system, signed and with retries.',
          'Подписка отправляет выбранные изменения на адрес вашей системы: с подписью и повторами.',
        ),
      }}
    >
      <Drawer
        opened={search.open === 'new'}
        onClose={close}
        position="right"
        size={620}
        title={say('New subscription', 'Новая подписка')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <WebhookForm
          webhook={undefined}
          onDone={(saved) => {
            setMade(saved);
            close();
          }}
        />
      </Drawer>
      {made?.secret && (
        <ShownOnce
          title={say(`Secret of «${made.name}»`, `Секрет подписки «${made.name}»`)}
          secrets={[{ label: say('Signing secret', 'Секрет подписи'), value: made.secret }]}
          onClose={() => open(made)}
        />
      )}
    </ListPage>
  );
}

const WebhookLinks = ({ portal }: { portal: string }) => (
  <>
    <Link to="/$portal/settings/webhooks/catalog" params={{ portal }} search={{}}>
      {say('Event catalog', 'Каталог событий')}
    </Link>
    <Link to="/$portal/settings/webhooks/check" params={{ portal }}>
      {say('Check a signature', 'Проверка подписи')}
    </Link>
    <Link to="/$portal/settings/events" params={{ portal }} search={{}}>
      {say('Feed of events', 'Лента событий')}
    </Link>
  </>
);

const columns = (portal: string): readonly Column<Webhook>[] => [
  {
    id: 'name',
    header: say('Name', 'Название'),
    cell: ({ id, name }) => (
      <Link to="/$portal/settings/webhooks/$id" params={{ portal, id }} search={{}}>
        <b>{name}</b>
      </Link>
    ),
  },
  { id: 'url', header: say('Address', 'Адрес'), wide: true, width: '34%', cell: ({ url }) => url },
  {
    id: 'events',
    header: say('Events', 'События'),
    width: 130,
    wide: true,
    cell: ({ events }) =>
      events.length === 0
        ? say('all', 'все')
        : counted(events.length, ['event', 'events'], ['событие', 'события', 'событий']),
  },
  {
    id: 'failing',
    header: say('Failing since', 'Ошибки с'),
    width: 150,
    wide: true,
    cell: ({ failingSince }) => (failingSince ? showAgo(failingSince) : '—'),
  },
  {
    id: 'health',
    header: say('Health', 'Состояние'),
    width: 200,
    cell: (webhook) => <WebhookHealth webhook={webhook} />,
  },
];
