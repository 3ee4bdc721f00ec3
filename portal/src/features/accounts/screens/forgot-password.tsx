import { useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { AskForLetter } from '../components/ask-for-letter.tsx';

export function ForgotPassword() {
  const { email } = useSearch({ from: '/forgot-password' });
  return (
    <AskForLetter
      email={email}
      title={say('Forgot your password?', 'Забыли пароль?')}
      lead={say('We will send a link to set a new one.', 'Пришлём ссылку, по которой можно задать новый.')}
      button={say('Send the link', 'Прислать ссылку')}
      sent={say(
        'If somebody signs in with this address, a link is on its way. It works for 30 minutes.',
        'Если с этим адресом входят в портал, ссылка уже в пути. Она действует 30 минут.',
      )}
      send={(to) => ask(visitorApi.POST('/api/v1/auth/password-reset/request', { body: { email: to } }))}
    />
  );
}
