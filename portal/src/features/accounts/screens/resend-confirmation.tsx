import { useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { ask, visitorApi } from '../../../shared/api/client.ts';
import { AskForLetter } from '../components/ask-for-letter.tsx';

export function ResendConfirmation() {
  const { email } = useSearch({ from: '/resend-confirmation' });
  return (
    <AskForLetter
      email={email}
      title={say('Confirmation letter', 'Письмо с подтверждением')}
      lead={say(
        'Lost the letter, or its link has expired? We will send a new one.',
        'Письмо потерялось или ссылка устарела? Пришлём новую.',
      )}
      button={say('Send again', 'Отправить ещё раз')}
      sent={say(
        'If this address waits to be confirmed, a letter is on its way. We write at most once a minute.',
        'Если этот адрес ждёт подтверждения, письмо уже в пути. Чаще раза в минуту мы не пишем.',
      )}
      send={(to) => ask(visitorApi.POST('/api/v1/auth/email-verification/resend', { body: { email: to } }))}
    />
  );
}
