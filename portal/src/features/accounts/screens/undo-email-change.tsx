import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { AccountPage } from '../components/account-page.tsx';
import { DeadLink, isDeadLink } from '../components/dead-link.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { Outcome } from '../components/outcome.tsx';

/** Where the warning to an old address leads. The link alone undoes nothing: scanners of mail open links first. */
export function UndoEmailChange() {
  const { token } = useParams({ from: '/undo-email-change/$token' });
  const undo = useMutation({
    mutationFn: () => ask(visitorApi.POST('/api/v1/auth/email-change/undo', { body: { token } })),
    meta: { toldByPage: true },
  });
  if (isDeadLink(undo.error))
    return (
      <AccountPage title={say('The link does not work', 'Ссылка не работает')}>
        <DeadLink
          error={undo.error}
          used={say('The change was undone before.', 'Смену адреса уже отменили.')}
          action={<LinkButton to="/login">{say('Sign in', 'Войти')}</LinkButton>}
        />
      </AccountPage>
    );
  return (
    <AccountPage title={say('Undo the change of e-mail', 'Отмена смены почты')}>
      {undo.data ? (
        <Outcome icon={MailCheck}>
          {say(
            'The change is undone. A letter is on its way, with a link to set a new password:',
            'Смена отменена. Уже отправлено письмо со ссылкой, по которой задают новый пароль:',
          )}{' '}
          <b>{undo.data.email}</b>
        </Outcome>
      ) : (
        <Stack>
          <div>
            {say(
              'The old address signs in again. All sessions end, passkeys are removed, and you set a new password.',
              'Вход снова будет по старому адресу. Все сеансы завершатся, ключи доступа удалятся, и вы зададите новый пароль.',
            )}
          </div>
          <FormProblem error={undo.error} />
          <Button color="red" loading={undo.isPending} onClick={() => undo.mutate()}>
            {say('Undo the change', 'Отменить смену')}
          </Button>
        </Stack>
      )}
    </AccountPage>
  );
}
