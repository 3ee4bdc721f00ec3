import { Button, Group, SegmentedControl } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { say } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { Status } from '../../../kit/status.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { SettingsPage } from '../components/settings-page.tsx';
import { UserPanel } from '../components/user-panel.tsx';
import type { UsersSearch } from '../searches.ts';
import { statuses, type User, useUsers } from '../users.ts';

export function Users() {
  const search = useSearch({ from: '/$portal/settings/users' });
  const navigate = useNavigate({ from: '/$portal/settings/users' });
  const list = useUsers(search);
  const may = useMay();
  const change = (next: UsersSearch) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const invite = may('users.invite') ? () => change({ open: 'new' }) : undefined;
  useKeys({ KeyC: invite });
  const button = invite && (
    <Button leftSection={<UserPlus size={16} />} onClick={invite}>
      {say('Invite', 'Пригласить')}
    </Button>
  );
  return (
    <SettingsPage
      title={say('Users', 'Пользователи')}
      beside={list.total && showCount(list.total.total)}
      actions={button}
    >
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Name, e-mail or position', 'Имя, почта или должность')}
        />
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
      </Group>
      <DataTable
        label={say('Users', 'Пользователи')}
        list={list}
        columns={columns()}
        idOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        onOpen={({ id }) => change({ open: id })}
        sort={search.sort ?? 'fullName'}
        onSort={(sort) => change({ sort })}
        empty={
          <Empty title={say('Nobody found', 'Никого не нашли')} action={button}>
            {say('Change the search, or invite a colleague.', 'Измените поиск или пригласите коллегу.')}
          </Empty>
        }
      />
      <UserPanel open={search.open} onClose={() => change({ open: undefined })} />
    </SettingsPage>
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
