import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFormProblem } from '../../kit/form/use-form-problem.ts';
import { openConfirm } from '../../kit/open-confirm.ts';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../../shared/api/client.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import type { Role } from './queries.ts';

type Permission = Role['permissions'][number];

export interface RoleFormProps {
  portal: string;
  role: Role | undefined;
  /** Role whose rights a new one begins with. */
  like: Role | undefined;
}

/** The name and the rights of a role, saving and deleting it; both lead back to the roles. */
export function useRoleForm({ portal, role, like }: RoleFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
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
    openConfirm({
      title: say('Delete the role?', 'Удалить роль?'),
      children: <b>{given.name}</b>,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(given.id),
    });
  return {
    form,
    above: problem.above,
    submit: form.onSubmit((values) => save.mutate(values)),
    isSaving: save.isPending,
    isRemoving: remove.isPending,
    askToRemove,
    choose: (permissions: string[]) => form.setFieldValue('permissions', permissions as Permission[]),
  };
}
