import { Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { accessToken, beginSession } from '../../../shared/session/session.ts';
import { AccountPage } from '../components/account-page.tsx';
import { DeadLink, isDeadLink } from '../components/dead-link.tsx';
import { LinkButton } from '../components/link-button.tsx';

/** Where a link into a test portal leads: whoever opens it is signed in there, in place of any other portal. */
export function TestSignIn() {
  const { mutate, error } = useMutation({
    async mutationFn() {
      // A session of before may be renewing itself: its cookie would replace that of the new one.
      await accessToken();
      return ask(visitorApi.POST('/api/v1/sandbox/sign-in', { body: { token: location.hash.slice(1) } }));
    },
    meta: { toldByPage: true },
    onSuccess(session) {
      beginSession(session);
      // A new page knows nothing of the portal of before.
      location.replace(`/${session.portal.slug}`);
    },
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <AccountPage title={say('Test portal', 'Тестовый портал')}>
      {isDeadLink(error) ? (
        <DeadLink
          error={error}
          used={say('This link has signed in already: get another one.', 'По этой ссылке уже вошли: получите новую.')}
          action={<LinkButton to="/">{say('To the portal', 'В портал')}</LinkButton>}
        />
      ) : error ? (
        <FormProblem error={error} />
      ) : (
        <Loader aria-label={say('Signing in', 'Выполняется вход')} />
      )}
    </AccountPage>
  );
}
