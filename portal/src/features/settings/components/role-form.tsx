import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { counted, say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { permissionsQuery } from '../queries.ts';
import { type RoleFormProps, useRoleForm } from '../use-role-form.tsx';
import { Loaded } from './loaded.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';

/** What a role is called and allows; a role of the platform is only looked at and copied. */
export function RoleForm({ portal, role, like }: RoleFormProps) {
  const mayAssign = useMay()('users.assign_role');
  const mayChange = mayAssign && role?.isSystem !== true;
  const { form, above, submit, isSaving, isRemoving, askToRemove, choose } = useRoleForm({ portal, role, like });
  return (
    <form onSubmit={submit}>
      <Stack maw={1100}>
        <FormProblem error={above} draft={form.draft} />
        {role?.isSystem && (
          <Alert variant="light">
            {say(
              'A role of the platform is the same in every portal and cannot be changed.',
              'Роль платформы одинакова во всех порталах, изменить её нельзя.',
            )}
          </Alert>
        )}
        <Group align="flex-end" justify="space-between">
          {role?.isSystem ? (
            <span className="dimmed">
              {counted(role.people, ['person has it', 'people have it'], ['человек', 'человека', 'человек'])}
            </span>
          ) : (
            <TextInput
              label={say('Name', 'Название')}
              required
              w={340}
              maw="100%"
              disabled={!mayChange}
              {...form.getInputProps('name')}
            />
          )}
          {role?.isSystem && mayAssign && <CopyRole portal={portal} id={role.id} />}
          {mayChange && (
            <Group gap="sm">
              {role && (
                <Button
                  variant="default"
                  disabled={role.people > 0}
                  title={role.people > 0 ? say('Somebody has it', 'Роль кому-то назначена') : undefined}
                  loading={isRemoving}
                  onClick={() => askToRemove(role)}
                >
                  {say('Delete', 'Удалить')}
                </Button>
              )}
              <Button type="submit" loading={isSaving} disabled={!form.isDirty()}>
                {role ? say('Save', 'Сохранить') : say('Create', 'Создать')}
              </Button>
            </Group>
          )}
        </Group>
        <Loaded query={useQuery(permissionsQuery)}>
          {({ items }) => (
            <PermissionMatrix areas={items} chosen={form.values.permissions} readOnly={!mayChange} onChange={choose} />
          )}
        </Loaded>
      </Stack>
    </form>
  );
}

function CopyRole({ portal, id }: { portal: string; id: string }) {
  const navigate = useNavigate();
  const copy = () =>
    void navigate({ to: '/$portal/settings/roles/$id', params: { portal, id: 'new' }, search: { from: id } });
  return (
    <Button variant="default" onClick={copy}>
      {say('Copy this role', 'Создать похожую')}
    </Button>
  );
}
