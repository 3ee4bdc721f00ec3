import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { useMay } from '../../../shared/session/me.ts';
import { saveUser } from '../save-user.ts';
import { languages, type User } from '../users.ts';
import { RolesInput } from './roles-input.tsx';

export function UserForm({ user, onDone }: { user: User; onDone(): void }) {
  const client = useQueryClient();
  const may = useMay();
  const form = useKeptForm({
    draft: 'user',
    record: user.id,
    initialValues: {
      fullName: user.fullName,
      position: user.position ?? '',
      phone: user.phone ?? '',
      locale: user.locale,
      roleIds: user.roles.map(({ id }) => id),
    },
  });
  const problem = useFormProblem(form, ['fullName', 'position', 'phone', 'locale', 'roleIds']);
  const save = useMutation({
    mutationFn: (values: typeof form.values) => saveUser(user, values, form.isDirty),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess() {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['users'] });
      await client.invalidateQueries({ queryKey: ['me'] });
      tellDone(`${say('Saved', 'Сохранено')}: ${form.values.fullName}`);
      onDone();
    },
  });
  const mayChange = may('users.update');
  const mayAssign = may('users.assign_role');
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput label={say('E-mail', 'Электронная почта')} value={user.email} readOnly />
        {user.newEmail && (
          <TextInput
            label={say('New e-mail, not confirmed yet', 'Новая почта, ещё не подтверждена')}
            value={user.newEmail}
            readOnly
          />
        )}
        <TextInput
          label={say('Full name', 'Имя и фамилия')}
          required
          disabled={!mayChange}
          {...form.getInputProps('fullName')}
        />
        <Group grow align="flex-start">
          <TextInput label={say('Position', 'Должность')} disabled={!mayChange} {...form.getInputProps('position')} />
          <TextInput
            label={say('Phone', 'Телефон')}
            type="tel"
            disabled={!mayChange}
            {...form.getInputProps('phone')}
          />
        </Group>
        <Select
          label={say('Language of letters', 'Язык писем')}
          allowDeselect={false}
          disabled={!mayChange}
          data={languages()}
          {...form.getInputProps('locale')}
        />
        <RolesInput disabled={!mayAssign} {...form.getInputProps('roleIds')} />
        {(mayChange || mayAssign) && (
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            {say('Save', 'Сохранить')}
          </Button>
        )}
      </Stack>
    </form>
  );
}
