import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { AccountPage } from '../components/account-page.tsx';

export function ChangePassword() {
  const { next } = useSearch({ from: '/change-password' });
  const navigate = useNavigate();
  const form = useForm({ initialValues: { currentPassword: '', newPassword: '' } });
  const problem = useFormProblem(form, ['currentPassword', 'newPassword']);
  const change = useMutation({
    mutationFn: (body: typeof form.values) => ask(api.POST('/api/v1/auth/change-password', { body })),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['me'] });
      tellDone(say('Password changed', 'Пароль изменён'));
      await navigate({ href: next ?? '/' });
    },
  });
  return (
    <AccountPage title={say('Change the password', 'Смена пароля')}>
      <form onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Stack>
          <FormProblem error={problem.above} />
          <PasswordInput
            label={say('Current password', 'Текущий пароль')}
            autoComplete="current-password"
            required
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label={say('New password', 'Новый пароль')}
            description={say(
              'At least 12 characters. A phrase of several words is best.',
              'Не короче 12 знаков. Лучше всего фраза из нескольких слов.',
            )}
            autoComplete="new-password"
            required
            {...form.getInputProps('newPassword')}
          />
          <Button type="submit" loading={change.isPending}>
            {say('Change', 'Сменить')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
