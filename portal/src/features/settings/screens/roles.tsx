import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useKeys } from '../../../kit/hotkeys.ts';
import { counted, say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { Loaded } from '../components/loaded.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { type Role, rolesQuery } from '../queries.ts';
import classes from './roles.module.css';

export function Roles() {
  const { portal } = useParams({ from: '/$portal/settings/roles' });
  const navigate = useNavigate();
  const may = useMay();
  const create = may('users.assign_role')
    ? () => void navigate({ to: '/$portal/settings/roles/$id', params: { portal, id: 'new' } })
    : undefined;
  useKeys({ KeyC: create });
  const button = create && (
    <Button leftSection={<Plus size={16} />} onClick={create}>
      {say('Role', 'Роль')}
    </Button>
  );
  return (
    <SettingsPage title={say('Roles', 'Роли')} actions={button}>
      <Loaded query={useQuery(rolesQuery)}>
        {(roles) => (
          <>
            <RoleGroup
              portal={portal}
              title={say('Your own', 'Собственные')}
              roles={roles.filter(({ isSystem }) => !isSystem)}
              empty={say(
                'None yet. Make one when the roles of the platform allow too much or too little.',
                'Пока нет. Создайте свою, если роли платформы разрешают слишком много или мало.',
              )}
            />
            <RoleGroup
              portal={portal}
              title={say('Of the platform', 'Роли платформы')}
              roles={roles.filter(({ isSystem }) => isSystem)}
            />
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

function RoleGroup({
  portal,
  title,
  roles,
  empty,
}: {
  portal: string;
  title: string;
  roles: readonly Role[];
  empty?: string;
}) {
  return (
    <section className={classes.group} aria-label={title}>
      <h2>{title}</h2>
      {roles.length === 0 && <p className="dimmed">{empty}</p>}
      <ul>
        {roles.map(({ id, name, people, permissions }) => (
          <li key={id}>
            <Link className={classes.tile} to="/$portal/settings/roles/$id" params={{ portal, id }}>
              <b>{name}</b>
              <span>
                {counted(people, ['person', 'people'], ['человек', 'человека', 'человек'])}
                {' · '}
                {counted(permissions.length, ['permission', 'permissions'], ['право', 'права', 'прав'])}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
