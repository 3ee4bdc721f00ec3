import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { language, say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { languages } from '../users.ts';
import { RolesInput } from './roles-input.tsx';

export function InviteForm({ onDone }: { onDone(): void }) {
  const client = useQueryClient();
  const form = useKeptForm({
    draft: 'invitation-of-user',
    initialValues: { email: '', fullName: '', position: '', roleIds: [] as string[], locale: language() },
    validate: { roleIds: (ids) => (ids.length === 0 ? say('Choose a role', 'Выберите роль') : null) },
  });
  const problem = useFormProblem(form, ['email', 'fullName', 'position', 'roleIds', 'locale']);
  const invite = useMutation({
    mutationFn: ({ position, ...rest }: typeof form.values) =>
      ask(api.POST('/api/v1/settings/users', { body: { ...rest, position: position || null } })),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ email }) {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['users'] });
      tellDone(`${say('The invitation is on its way to', 'Приглашение отправлено на')} ${email}`);
      onDone();
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => invite.mutate(values))}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <TextInput
          label={say('E-mail', 'Электронная почта')}
          type="email"
          required
          data-autofocus
          {...form.getInputProps('email')}
        />
        <TextInput label={say('Full name', 'Имя и фамилия')} required {...form.getInputProps('fullName')} />
        <RolesInput withAsterisk {...form.getInputProps('roleIds')} />
        <Group grow align="flex-start">
          <TextInput label={say('Position', 'Должность')} {...form.getInputProps('position')} />
          <Select
            label={say('Language of letters', 'Язык писем')}
            allowDeselect={false}
            data={languages()}
            {...form.getInputProps('locale')}
          />
        </Group>
        <p className="dimmed">
          {say(
            'A letter with a link goes there; it works for seven days. The password is chosen by the person.',
            'Коллега получит письмо со ссылкой на семь дней и сам придумает пароль.',
          )}
        </p>
        <Button type="submit" loading={invite.isPending}>
          {say('Send the invitation', 'Отправить приглашение')}
        </Button>
      </Stack>
    </form>
  );
}
