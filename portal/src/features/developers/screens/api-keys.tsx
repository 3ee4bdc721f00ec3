import { Button } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { showAgo, showDay } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { ApiKeyPanel } from '../components/api-key-panel.tsx';
import { ApiKeyStatus } from '../components/api-key-status.tsx';
import { settingsCrumb } from '../crumbs.ts';
import { type ApiKey, useApiKeys } from '../key-queries.ts';
import type { ApiKeysSearch } from '../searches.ts';

export function ApiKeys() {
  const search = useSearch({ from: '/$portal/settings/api-keys' });
  const { portal } = useParams({ from: '/$portal' });
  const change = useChangeSearch<ApiKeysSearch>();
  const list = useApiKeys(search);
  const may = useMay();
  const [shown, setShown] = useState<{ name: string; secret: string }>();
  return (
    <ListPage
      title={say('API keys', 'Ключи API')}
      crumbs={[settingsCrumb(portal)]}
      list={list}
      columns={columns()}
      nameOf={({ name }) => name}
      onOpen={({ id }) => change({ open: id })}
      search={search}
      change={change}
      lookFor={say('Name of a key', 'Название ключа')}
      archived={say('With revoked', 'С отозванными')}
      actions={
        <Button variant="default" component={Link} to={`/${portal}/pending-writes`}>
          {say('Proposals of agents', 'Предложения агентов')}
        </Button>
      }
      create={{
        label: say('API key', 'Ключ API'),
        act: may('api_keys.create') ? () => change({ open: 'new' }) : undefined,
      }}
      none={{
        title: say('No keys yet', 'Ключей пока нет'),
        hint: say(
          'Another system reads and writes the portal with a key, within the rights you give it.',
          'По ключу другая система читает и записывает данные портала в пределах выданных ей прав.',
        ),
      }}
    >
      <ApiKeyPanel open={search.open} onClose={() => change({ open: undefined })} onSecret={setShown} />
      {shown && (
        <ShownOnce
          title={say(`Key «${shown.name}»`, `Ключ «${shown.name}»`)}
          secrets={[{ label: say('API key', 'Ключ API'), value: shown.secret }]}
          onClose={() => setShown(undefined)}
        />
      )}
    </ListPage>
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
