import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { accessToken } from '../../../shared/session/session.ts';
import { AccountPage } from '../components/account-page.tsx';
import { DeadLink, isDeadLink } from '../components/dead-link.tsx';
import { LinkButton } from '../components/link-button.tsx';

/** Where the letter to a new address leads: the person himself confirms it, once he has signed in. */
export function ConfirmNewEmail() {
  const { token } = useParams({ from: '/confirm-new-email/$token' });
  const navigate = useNavigate();
  const { data: isSignedIn } = useQuery({
    queryKey: ['signed-in'],
    queryFn: async () => (await accessToken()) !== undefined,
  });
  const confirm = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/auth/email-change/confirm', { body: { token } })),
    meta: { toldByPage: true },
    async onSuccess({ email }) {
      await queryClient.invalidateQueries({ queryKey: ['me'] });
      tellDone(`${say('You sign in by', 'Теперь вход по адресу')} ${email}`);
      await navigate({ to: '/' });
    },
  });
  if (isSignedIn === false) return <Navigate to="/login" search={{ next: `/confirm-new-email/${token}` }} replace />;
  if (isDeadLink(confirm.error))
    return (
      <AccountPage title={say('The link does not work', 'Ссылка не работает')}>
        <DeadLink
          error={confirm.error}
          used={say('The address was confirmed by this link before.', 'По этой ссылке адрес уже подтвердили.')}
          action={<LinkButton to="/">{say('To the portal', 'В портал')}</LinkButton>}
        />
      </AccountPage>
    );
  return (
    <AccountPage title={say('Confirm your new e-mail', 'Подтвердите новую почту')}>
      <Stack>
        <div>
          {say(
            'From then on you sign in by the address that the letter has come to, and get all letters there.',
            'После этого вы входите по адресу, на который пришло письмо, и все письма приходят туда.',
          )}
        </div>
        <FormProblem error={confirm.error} />
        <Button disabled={!isSignedIn} loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {say('Confirm', 'Подтвердить')}
        </Button>
      </Stack>
    </AccountPage>
  );
}
