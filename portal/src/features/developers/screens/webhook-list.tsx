import { Button, Checkbox, Drawer, Group } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showAgo, showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { counted, say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { WebhookForm } from '../components/webhook-form.tsx';
import { WebhookHealth } from '../components/webhook-health.tsx';
import { settingsCrumb } from '../crumbs.ts';
import type { WebhooksSearch } from '../developers.routes.tsx';
import { useWebhooks, type Webhook } from '../webhook-queries.ts';

export function WebhookList() {
  const search = useSearch({ from: '/$portal/settings/webhooks' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate({ from: '/$portal/settings/webhooks' });
  const list = useWebhooks(search);
  const may = useMay();
  const [made, setMade] = useState<Webhook & { secret?: string }>();
  const change = (next: WebhooksSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const open = (id: string) => void navigate({ to: '/$portal/settings/webhooks/$id', params: { portal, id } });
  const create = may('webhooks.manage') ? () => change({ open: 'new' }) : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Subscription', 'Подписка')}
    </Button>
  );
  return (
    <Page
      title={say('Webhooks', 'Вебхуки')}
      crumbs={[settingsCrumb(portal)]}
      beside={list.total && showCount(list.total.total)}
      actions={
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
          {button}
        </>
      }
    >
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Name or address', 'Название или адрес')}
        />
        <Checkbox
          label={say('With archived', 'С архивными')}
          checked={search.archived === 'true'}
          onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <DataTable
        label={say('Webhook subscriptions', 'Подписки на события')}
        list={list}
        columns={columns(portal)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => open(id)}
        empty={
          search.search ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty title={say('No subscriptions yet', 'Подписок пока нет')} action={button}>
              {say(
                'A subscription sends every change you choose to an address of your system, signed and with retries.',
                'Подписка отправляет выбранные изменения на адрес вашей системы: с подписью и повторами.',
              )}
            </Empty>
          )
        }
      />
      <Drawer
        opened={search.open === 'new'}
        onClose={() => change({ open: undefined })}
        position="right"
        size={620}
        title={say('New subscription', 'Новая подписка')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <WebhookForm
          webhook={undefined}
          onDone={(saved) => {
            setMade(saved);
            change({ open: undefined });
          }}
        />
      </Drawer>
      {made?.secret && (
        <ShownOnce
          title={say(`Secret of «${made.name}»`, `Секрет подписки «${made.name}»`)}
          secrets={[{ label: say('Signing secret', 'Секрет подписи'), value: made.secret }]}
          onClose={() => open(made.id)}
        />
      )}
    </Page>
  );
}

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
