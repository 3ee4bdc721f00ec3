import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Role } from '../queries.ts';

/** Holds at once, and for roles of the platform too. */
export function DemandSecondFactor({ role }: { role: Role }) {
  const may = useMay();
  const client = useQueryClient();
  const demand = useMutation({
    mutationFn: (demanded: boolean) =>
      ask(
        api.PUT('/api/v1/settings/roles/{id}/second-factor', {
          params: { path: { id: role.id } },
          body: { demanded },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings', 'roles'] }),
  });
  return (
    <Switch
      mb="lg"
      label={say('Signing in takes a second factor', 'Вход только со вторым фактором')}
      description={say(
        'Whoever holds the role and has none can do nothing else until it is added.',
        'Пока сотрудник с этой ролью его не подключит, остальное для него закрыто.',
      )}
      checked={demand.isPending ? demand.variables : role.demandsSecondFactor}
      disabled={!may('users.assign_role')}
      onChange={({ currentTarget }) => demand.mutate(currentTarget.checked)}
    />
  );
}
