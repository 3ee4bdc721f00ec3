import { Group, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { providerGroup } from '../../../../../nouns/provider-group.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { counted, say } from '../../../kit/say.ts';
import { giveGroupRole, type ProviderGroup, providerGroupsQuery } from '../provisioning.ts';
import { rolesQuery } from '../queries.ts';

/** Groups that the directory sends, and the role that each gives. */
export function ProviderGroups({ providerId, mayChange }: { providerId: string; mayChange: boolean }) {
  const client = useQueryClient();
  const { data: groups = [] } = useQuery(providerGroupsQuery(providerId));
  const { data: roles = [] } = useQuery(rolesQuery);
  const given = roles.filter(({ code }) => code !== 'owner').map(({ id, name }) => ({ value: id, label: name }));
  const give = useMutation({
    mutationFn: ({ group, roleId }: { group: ProviderGroup; roleId: string | null }) => giveGroupRole(group, roleId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['settings'] }),
  });
  if (groups.length === 0) return null;
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm" fw={500}>
        {say('Roles by groups', 'Роли по группам')}
      </Text>
      {groups.map((group) => (
        <Group key={group.id} gap="sm" justify="space-between" wrap="nowrap">
          <div>
            <Text size="sm">{group.name}</Text>
            <Text size="sm" c="dimmed">
              {counted(group.people, ['person', 'people'], ['сотрудник', 'сотрудника', 'сотрудников'])}
            </Text>
          </div>
          <Select
            flex="0 0 180px"
            aria-label={`${labelOf(providerGroup, 'roleId')}: ${group.name}`}
            placeholder={say('no role', 'без роли')}
            data={given}
            value={group.roleId}
            disabled={!mayChange || give.isPending}
            clearable
            onChange={(roleId) => give.mutate({ group, roleId })}
          />
        </Group>
      ))}
    </Stack>
  );
}
