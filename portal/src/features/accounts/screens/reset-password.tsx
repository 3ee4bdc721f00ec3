import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { AccountPage } from '../components/account-page.tsx';
import { DeadLink, isDeadLink } from '../components/dead-link.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { NewPassword } from '../components/new-password.tsx';
import { signInAs } from '../sign-in-as.ts';

const nobody = { portalName: '', email: '' };

export function ResetPassword() {
  const { token } = useParams({ from: '/reset-password/$token' });
  const navigate = useNavigate();
  const form = useForm({ initialValues: { password: '' } });
  const problem = useFormProblem(form, ['password']);
  const reset = useMutation({
    async mutationFn({ password }: typeof form.values) {
      const { email } = await ask(
        visitorApi.POST('/api/v1/auth/password-reset/confirm', { body: { token, password } }),
      );
      return { email, came: await signInAs(email, password) };
    },
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess({ email, came }) {
      tellDone(say('Password changed', 'Пароль изменён'));
      await navigate(came === 'signed_in' ? { to: '/' } : { to: '/login', search: { email } });
    },
  });
  if (isDeadLink(reset.error))
    return (
      <AccountPage title={say('The link does not work', 'Ссылка не работает')}>
        <DeadLink
          error={reset.error}
          used={say(
            'A password was set by this link before. Sign in with it, or ask for a new link.',
            'По этой ссылке пароль уже задали. Войдите с ним или запросите новую ссылку.',
          )}
          action={<LinkButton to="/forgot-password">{say('Send a new link', 'Прислать новую ссылку')}</LinkButton>}
        />
        <p>
          <Link to="/login">{say('Sign in', 'Войти')}</Link>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={say('New password', 'Новый пароль')}>
      <form onSubmit={form.onSubmit((values) => reset.mutate(values))}>
        <Stack>
          <div>
            {say(
              'Once the password is changed, all open sessions end.',
              'После смены пароля все открытые сеансы завершатся.',
            )}
          </div>
          <FormProblem error={problem.above} />
          <NewPassword {...form.getInputProps('password')} label={say('New password', 'Новый пароль')} owner={nobody} />
          <Button type="submit" loading={reset.isPending}>
            {say('Save and sign in', 'Сохранить и войти')}
          </Button>
        </Stack>
      </form>
      <p>
        <Link to="/login">{say('Sign in', 'Войти')}</Link>
      </p>
    </AccountPage>
  );
}
