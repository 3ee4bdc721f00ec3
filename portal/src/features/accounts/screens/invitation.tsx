import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { AccountPage } from '../components/account-page.tsx';
import { DeadLink, isDeadLink } from '../components/dead-link.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { NewPassword } from '../components/new-password.tsx';
import { signInAs } from '../sign-in-as.ts';

const nobody = { portalName: '', email: '' };

/** The token stands behind `#`, so that no server on the way writes it down. */
export function Invitation() {
  const { hash: token } = useLocation();
  const navigate = useNavigate();
  const form = useKeptForm({ draft: 'invitation', initialValues: { fullName: '', password: '' } });
  const problem = useFormProblem(form, ['fullName', 'password']);
  const accept = useMutation({
    async mutationFn({ fullName, password }: typeof form.values) {
      const body = { token, password, ...(fullName.trim() !== '' && { fullName }) };
      const { email } = await ask(visitorApi.POST('/api/v1/auth/invitations/accept', { body }));
      await signInAs(email, password);
    },
    meta: { toldByPage: true },
    onError: problem.show,
    onSuccess() {
      form.draft.drop();
      return navigate({ to: '/', replace: true });
    },
  });
  if (isDeadLink(accept.error))
    return (
      <AccountPage title={say('The invitation does not work', 'Приглашение не работает')}>
        <DeadLink
          error={accept.error}
          used={say(
            'This invitation was accepted before. Sign in with the password chosen then.',
            'Это приглашение уже приняли. Входите с паролем, который тогда выбрали.',
          )}
          action={<LinkButton to="/login">{say('Sign in', 'Войти')}</LinkButton>}
        />
        <p>
          {say(
            'A colleague who invited you can send a new letter from the list of users.',
            'Коллега, который вас пригласил, может отправить новое письмо из списка пользователей.',
          )}
        </p>
      </AccountPage>
    );
  return (
    <AccountPage title={say('You are invited', 'Вас пригласили')}>
      <form onSubmit={form.onSubmit((values) => accept.mutate(values))}>
        <Stack>
          <div>
            {say('Choose a password and you can start right away.', 'Придумайте пароль, и можно начинать работу.')}
          </div>
          <FormProblem error={problem.above} draft={form.draft} />
          <TextInput
            {...form.getInputProps('fullName')}
            label={say('Full name', 'Имя и фамилия')}
            description={say(
              'Leave empty if the invitation has it right.',
              'Оставьте пустым, если в приглашении вас назвали верно.',
            )}
            autoComplete="name"
          />
          <NewPassword {...form.getInputProps('password')} label={say('Password', 'Пароль')} owner={nobody} />
          <Button type="submit" loading={accept.isPending}>
            {say('Accept and sign in', 'Принять и войти')}
          </Button>
        </Stack>
      </form>
      <p>
        <Link to="/login">{say('Sign in', 'Войти')}</Link>
      </p>
    </AccountPage>
  );
}
