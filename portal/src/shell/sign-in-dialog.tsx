import { Modal, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { say } from '../kit/say.ts';
import { useMe } from '../shared/session/me.ts';
import { isSignInWanted, onSession } from '../shared/session/session.ts';

/** The session has ended while somebody works: they sign in above their page, and the call that waited goes on. */
export function SignInDialog() {
  const wanted = useSyncExternalStore(onSession, isSignInWanted, isSignInWanted);
  const { user } = useMe();
  return (
    <Modal
      opened={wanted}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={say('Sign in again', 'Войдите снова')}
    >
      <Text size="sm" c="dimmed" mb="md">
        {say(
          'The session has ended. Everything you typed stays on the page.',
          'Сеанс завершён. Всё, что вы ввели, осталось на странице.',
        )}
      </Text>
      <SignInForm email={user.email} />
    </Modal>
  );
}
