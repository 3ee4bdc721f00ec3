import { SegmentedControl } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { ListPage } from '../../../shared/lists/list-page.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { UserPanel } from '../components/user-panel.tsx';
import type { UsersSearch } from '../searches.ts';
import { statuses, type User, useUsers } from '../users.ts';

export function Users() {
  const search = useSearch({ from: '/$portal/settings/users' });
  const { portal } = useParams({ from: '/$portal' });
  const change = useChangeSearch<UsersSearch>();
  const list = useUsers(search);
  const may = useMay();
  return (
    <ListPage
      title={say('Users', 'Пользователи')}
      crumbs={[{ label: say('Settings', 'Настройки'), href: `/${portal}/settings` }]}
      list={list}
      columns={columns()}
      nameOf={({ fullName }) => fullName}
      onOpen={({ id }) => change({ open: id })}
      search={search}
      change={change}
      usualSort="fullName"
      lookFor={say('Name, e-mail or position', 'Имя, почта или должность')}
      filters={
        <SegmentedControl
          aria-label={say('Status', 'Статус')}
          value={search.status ?? ''}
          onChange={(status) => change({ status: status || undefined })}
          data={[
            { value: '', label: say('All', 'Все') },
            { value: 'active', label: say('Active', 'Работают') },
            { value: 'invited', label: say('Invited', 'Приглашены') },
            { value: 'blocked', label: say('Blocked', 'Заблокированы') },
          ]}
        />
      }
      create={{
        label: say('Invite', 'Пригласить'),
        icon: <UserPlus size={16} />,
        act: may('users.invite') ? () => change({ open: 'new' }) : undefined,
      }}
      none={{
        title: say('Nobody here yet', 'Пока никого нет'),
        hint: say('Invite a colleague.', 'Пригласите коллегу.'),
      }}
    >
      <UserPanel open={search.open} onClose={() => change({ open: undefined })} />
    </ListPage>
  );
}

const columns = (): readonly Column<User>[] => [
  {
    id: 'fullName',
    header: say('Name', 'Имя'),
    sort: 'fullName',
    cell: ({ fullName, position }) => (
      <>
        <b>{fullName}</b>
        {position && <span className="dimmed"> · {position}</span>}
      </>
    ),
  },
  { id: 'email', header: say('E-mail', 'Почта'), cell: ({ email }) => email, sort: 'email', wide: true },
  {
    id: 'roles',
    header: say('Roles', 'Роли'),
    cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || '—',
    wide: true,
  },
  {
    id: 'lastLoginAt',
    header: say('Last sign-in', 'Последний вход'),
    width: 160,
    sort: 'lastLoginAt',
    cell: ({ lastLoginAt }) => showInstant(lastLoginAt),
    wide: true,
  },
  {
    id: 'status',
    header: say('Status', 'Статус'),
    width: 150,
    cell: ({ status }) => <Status tone={statuses[status].tone}>{say(statuses[status].label)}</Status>,
  },
];
