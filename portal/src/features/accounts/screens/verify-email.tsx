import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { AccountPage } from '../components/account-page.tsx';
import { DeadLink, isDeadLink } from '../components/dead-link.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { NewPassword } from '../components/new-password.tsx';
import { signInAs } from '../sign-in-as.ts';

const nobody = { portalName: '', email: '' };

/** The link alone confirms nothing: scanners of mail open links first, and somebody else may have registered the address. */
export function VerifyEmail() {
  const { token } = useParams({ from: '/verify/$token' });
  const navigate = useNavigate();
  const [forgotten, setForgotten] = useState(false);
  const form = useForm({ initialValues: { password: '', newPassword: '' } });
  const problem = useFormProblem(form, ['password', 'newPassword']);
  const confirm = useMutation({
    async mutationFn({ password, newPassword }: typeof form.values) {
      const shown = forgotten ? { newPassword } : { password };
      const { email } = await ask(
        visitorApi.POST('/api/v1/auth/email-verification/confirm', { body: { token, ...shown } }),
      );
      await signInAs(email, forgotten ? newPassword : password);
    },
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess() {
      tellDone(say('The e-mail is confirmed', 'Почта подтверждена'));
      await navigate({ to: '/' });
    },
  });
  if (isDeadLink(confirm.error))
    return (
      <AccountPage title={say('The link does not work', 'Ссылка не работает')}>
        <DeadLink
          error={confirm.error}
          used={say(
            'The address was confirmed by this link before. Sign in with your password.',
            'По этой ссылке адрес уже подтвердили. Входите с паролем.',
          )}
          action={isProblem(confirm.error, 'link_used', 'already_exists') ? signIn() : another()}
        />
      </AccountPage>
    );
  return (
    <AccountPage title={say('Confirm your e-mail', 'Подтвердите почту')}>
      <form onSubmit={form.onSubmit((values) => confirm.mutate(values))}>
        <Stack>
          <div>{forgotten ? ifForgotten() : ifRemembered()}</div>
          <FormProblem error={problem.above} />
          {forgotten ? (
            <NewPassword
              {...form.getInputProps('newPassword')}
              label={say('New password', 'Новый пароль')}
              owner={nobody}
            />
          ) : (
            <PasswordInput
              {...form.getInputProps('password')}
              label={say('Password', 'Пароль')}
              autoComplete="current-password"
              required
            />
          )}
          <Button type="submit" loading={confirm.isPending}>
            {say('Confirm and sign in', 'Подтвердить и войти')}
          </Button>
          <Button variant="subtle" onClick={() => setForgotten(!forgotten)}>
            {forgotten
              ? say('I remember the password', 'Я помню пароль')
              : say('I do not remember the password', 'Не помню пароль')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}

const ifRemembered = () =>
  say(
    'Enter the password chosen at registration. If you have not registered the portal named in the letter, close this page: it stays closed without you.',
    'Введите пароль, который выбрали при регистрации. Если вы не регистрировали портал, названный в письме, закройте эту страницу: без вас он не откроется.',
  );

const ifForgotten = () =>
  say(
    'Set a new password only if the portal named in the letter is yours: you will be its owner. The password of the registration stops working.',
    'Задавайте новый пароль, только если портал, названный в письме, ваш: вы станете его владельцем. Пароль, выбранный при регистрации, перестанет действовать.',
  );

const signIn = () => <LinkButton to="/login">{say('Sign in', 'Войти')}</LinkButton>;

const another = () => (
  <LinkButton to="/resend-confirmation">{say('Send a new letter', 'Прислать новое письмо')}</LinkButton>
);
