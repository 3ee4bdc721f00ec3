import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { useMe } from '../../../shared/session/me.ts';
import { rolesQuery } from '../queries.ts';

/** Roles of a person; those that hold more than one's own rights cannot be given. */
export function RolesInput(props: MultiSelectProps) {
  const { data: roles = [] } = useQuery(rolesQuery);
  const held = new Set<string>(useMe().permissions);
  return (
    <MultiSelect
      label={say('Roles', 'Роли')}
      placeholder={props.value?.length ? undefined : say('Choose', 'Выберите')}
      data={roles.map(({ id, name, permissions }) => ({
        value: id,
        label: name,
        disabled: permissions.some((permission) => !held.has(permission)),
      }))}
      {...props}
    />
  );
}
