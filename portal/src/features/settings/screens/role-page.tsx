import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { Held } from '../../../kit/form/held.tsx';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { DemandSecondFactor } from '../components/demand-second-factor.tsx';
import { Loaded } from '../components/loaded.tsx';
import { RoleForm } from '../components/role-form.tsx';
import { rolesQuery } from '../queries.ts';

/** One role: what it is called and what it allows. A copy of another one is begun from its page. */
export function RolePage() {
  const { portal, id } = useParams({ from: '/$portal/settings/roles/$id' });
  const { from } = useSearch({ from: '/$portal/settings/roles/$id' });
  const query = useQuery(rolesQuery);
  const role = query.data?.find((one) => one.id === id);
  return (
    <Page
      title={id === 'new' ? say('New role', 'Новая роль') : (role?.name ?? '…')}
      crumbs={[
        { label: say('Settings', 'Настройки'), href: `/${portal}/settings` },
        { label: say('Roles', 'Роли'), href: `/${portal}/settings/roles` },
      ]}
    >
      <Loaded query={query}>
        {() =>
          id === 'new' || role ? (
            <>
              {role && <DemandSecondFactor role={role} />}
              <Held key={`${id} ${from}`} record={role}>
                {(held) => <RoleForm portal={portal} role={held} like={query.data?.find((one) => one.id === from)} />}
              </Held>
            </>
          ) : (
            <Empty title={say('Role not found', 'Такой роли нет')} />
          )
        }
      </Loaded>
    </Page>
  );
}
