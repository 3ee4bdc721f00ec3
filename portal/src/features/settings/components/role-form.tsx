import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { counted, say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useMay } from '../../../shared/session/me.ts';
import { permissionsQuery, type Role } from '../queries.ts';
import { Loaded } from './loaded.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';

type Permission = Role['permissions'][number];

interface RoleFormProps {
  portal: string;
  role: Role | undefined;
  /** Role whose rights a new one begins with. */
  like: Role | undefined;
}

export function RoleForm({ portal, role, like }: RoleFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayAssign = useMay()('users.assign_role');
  const mayChange = mayAssign && role?.isSystem !== true;
  const form = useKeptForm({
    draft: 'role',
    record: role?.id,
    initialValues: { name: role?.name ?? '', permissions: (role ?? like)?.permissions ?? ([] as Permission[]) },
    validate: {
      name: (name) => (name.trim() === '' ? say('Enter a role name', 'Назовите роль') : null),
    },
  });
  const problem = useFormProblem(form, ['name', 'permissions']);
  const back = () => navigate({ to: '/$portal/settings/roles', params: { portal } });
  const save = useMutation({
    mutationFn: (body: typeof form.values) =>
      role
        ? ask(
            api.PATCH('/api/v1/settings/roles/{id}', {
              params: { path: { id: role.id } },
              body: { ...body, version: role.version },
            }),
          )
        : ask(api.POST('/api/v1/settings/roles', { body })),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ name }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['settings', 'roles'] });
      await client.invalidateQueries({ queryKey: ['me'] });
      tellDone(`${say('Saved', 'Сохранено')}: ${name}`);
      await back();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => ask(api.DELETE('/api/v1/settings/roles/{id}', { params: { path: { id } } })),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['settings', 'roles'] });
      tellDone(`${say('Deleted', 'Удалена')}: ${role?.name}`);
      await back();
    },
  });
  const askToRemove = (given: Role) =>
    modals.openConfirmModal({
      title: say('Delete the role?', 'Удалить роль?'),
      children: <b>{given.name}</b>,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(given.id),
    });
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack maw={1100}>
        <FormProblem error={problem.above} draft={form.draft} />
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
          {role?.isSystem && mayAssign && (
            <Button
              variant="default"
              onClick={() =>
                void navigate({
                  to: '/$portal/settings/roles/$id',
                  params: { portal, id: 'new' },
                  search: { from: role.id },
                })
              }
            >
              {say('Copy this role', 'Создать похожую')}
            </Button>
          )}
          {mayChange && (
            <Group gap="sm">
              {role && (
                <Button
                  variant="default"
                  disabled={role.people > 0}
                  title={role.people > 0 ? say('Somebody has it', 'Роль кому-то назначена') : undefined}
                  loading={remove.isPending}
                  onClick={() => askToRemove(role)}
                >
                  {say('Delete', 'Удалить')}
                </Button>
              )}
              <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
                {role ? say('Save', 'Сохранить') : say('Create', 'Создать')}
              </Button>
            </Group>
          )}
        </Group>
        <Loaded query={useQuery(permissionsQuery)}>
          {({ items }) => (
            <PermissionMatrix
              domains={items}
              chosen={form.values.permissions}
              readOnly={!mayChange}
              onChange={(permissions) => form.setFieldValue('permissions', permissions as Permission[])}
            />
          )}
        </Loaded>
      </Stack>
    </form>
  );
}
