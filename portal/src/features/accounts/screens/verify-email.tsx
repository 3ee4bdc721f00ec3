import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { AccountPage } from '../components/account-page.tsx';
import { DeadLink, isDeadLink } from '../components/dead-link.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Outcome } from '../components/outcome.tsx';

/** One button: opening the page confirms nothing, for scanners of mail open links first. */
export function VerifyEmail() {
  const { token } = useParams({ from: '/verify/$token' });
  const confirm = useMutation({
    mutationFn: () => ask(visitorApi.POST('/api/v1/auth/email-verification/confirm', { body: { token } })),
    meta: { toldByPage: true },
  });
  if (confirm.data)
    return (
      <AccountPage title={say('The e-mail is confirmed', 'Почта подтверждена')}>
        <Outcome icon={MailCheck} action={signIn(confirm.data.email)}>
          <p>{say('The portal is ready. Sign in as', 'Портал готов. Входите с адресом')}</p>
          <p>
            <b>{confirm.data.email}</b>
          </p>
        </Outcome>
      </AccountPage>
    );
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
      <Stack>
        <div>
          {say(
            'You have opened the link of our letter, so the mailbox is yours. One click is left.',
            'Вы открыли ссылку из письма, значит, почта ваша. Осталось нажать кнопку.',
          )}
        </div>
        <FormProblem error={confirm.error} />
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {say('Confirm the e-mail', 'Подтвердить почту')}
        </Button>
      </Stack>
    </AccountPage>
  );
}

const signIn = (email?: string) => (
  <LinkButton to="/login" search={email ? { email } : {}}>
    {say('Sign in', 'Войти')}
  </LinkButton>
);

const another = () => (
  <LinkButton to="/resend-confirmation">{say('Send a new letter', 'Прислать новое письмо')}</LinkButton>
);
