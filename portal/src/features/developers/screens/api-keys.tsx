import { Button, Checkbox, Group } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showAgo, showCount, showDay } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { counted, say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ApiKeyPanel } from '../components/api-key-panel.tsx';
import { ApiKeyStatus } from '../components/api-key-status.tsx';
import { settingsCrumb } from '../crumbs.ts';
import type { ApiKeysSearch } from '../developers.routes.tsx';
import { type ApiKey, useApiKeys } from '../key-queries.ts';

export function ApiKeys() {
  const search = useSearch({ from: '/$portal/settings/api-keys' });
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate({ from: '/$portal/settings/api-keys' });
  const list = useApiKeys(search);
  const may = useMay();
  const [shown, setShown] = useState<{ name: string; secret: string }>();
  const change = (next: ApiKeysSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const create = may('api_keys.create') ? () => change({ open: 'new' }) : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('API key', 'Ключ API')}
    </Button>
  );
  return (
    <Page
      title={say('API keys', 'Ключи API')}
      crumbs={[settingsCrumb(portal)]}
      beside={list.total && showCount(list.total.total)}
      actions={button}
    >
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Name of a key', 'Название ключа')}
        />
        <Checkbox
          label={say('With revoked', 'С отозванными')}
          checked={search.archived === 'true'}
          onChange={({ currentTarget }) => change({ archived: currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <DataTable
        label={say('API keys', 'Ключи API')}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => change({ open: id })}
        sort={search.sort}
        onSort={(sort) => change({ sort })}
        empty={
          search.search ? (
            <Empty title={say('Nothing found', 'Ничего не найдено')} />
          ) : (
            <Empty title={say('No keys yet', 'Ключей пока нет')} action={button}>
              {say(
                'Another system reads and writes the portal with a key, within the rights you give it.',
                'По ключу другая система читает и записывает данные портала в пределах выданных ей прав.',
              )}
            </Empty>
          )
        }
      />
      <ApiKeyPanel open={search.open} onClose={() => change({ open: undefined })} onSecret={setShown} />
      {shown && (
        <ShownOnce
          title={say(`Key «${shown.name}»`, `Ключ «${shown.name}»`)}
          secrets={[{ label: say('API key', 'Ключ API'), value: shown.secret }]}
          onClose={() => setShown(undefined)}
        />
      )}
    </Page>
  );
}

const columns = (): readonly Column<ApiKey>[] => [
  {
    id: 'name',
    header: say('Name', 'Название'),
    sort: 'name',
    cell: ({ name, env }) => (
      <>
        <b>{name}</b>
        {env === 'test' && <span className="dimmed"> · {say('test', 'тестовый')}</span>}
      </>
    ),
  },
  { id: 'key', header: say('Key', 'Ключ'), width: 320, wide: true, cell: ({ masked }) => <code>{masked}</code> },
  {
    id: 'scopes',
    header: say('Rights', 'Права'),
    width: 150,
    wide: true,
    cell: ({ scopes, readOnly }) =>
      readOnly
        ? say('reading only', 'только чтение')
        : counted(scopes.length, ['right', 'rights'], ['право', 'права', 'прав']),
  },
  {
    id: 'lastUsedAt',
    header: say('Last used', 'Обращение'),
    sort: 'lastUsedAt',
    width: 170,
    wide: true,
    cell: ({ lastUsedAt }) => (lastUsedAt ? showAgo(lastUsedAt) : say('never', 'не было')),
  },
  {
    id: 'expiresAt',
    header: say('Valid until', 'Действует до'),
    sort: 'expiresAt',
    width: 150,
    wide: true,
    cell: ({ expiresAt }) => (expiresAt ? showDay(expiresAt, { year: 'always' }) : say('no end', 'бессрочно')),
  },
  { id: 'status', header: say('Status', 'Статус'), width: 160, cell: (apiKey) => <ApiKeyStatus apiKey={apiKey} /> },
];
