import { Link, useSearch } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { AccountPage } from '../components/account-page.tsx';
import { Outcome } from '../components/outcome.tsx';
import { SendAgain } from '../components/send-again.tsx';

/** After registration: a letter is on its way. */
export function LetterSent() {
  const { email } = useSearch({ from: '/register/sent' });
  return (
    <AccountPage title={say('Check your mail', 'Проверьте почту')}>
      <Outcome icon={MailCheck} action={email && <SendAgain email={email} />}>
        <p>
          {say('We have written to', 'Мы отправили письмо на адрес')} <b>{email}</b>
        </p>
        <p>
          {say(
            'Open the link of the letter to confirm the address: it works for 24 hours. Then sign in.',
            'Откройте ссылку из письма, чтобы подтвердить адрес: она действует 24 часа. После этого можно войти.',
          )}
        </p>
        <p className="dimmed">
          {say(
            'No letter within five minutes? Look into spam, and check the address for slips.',
            'Письма нет пять минут? Загляните в «Спам» и проверьте, нет ли опечатки в адресе.',
          )}
        </p>
      </Outcome>
      <p>
        <Link to="/login" search={email ? { email } : {}}>
          {say('Sign in', 'Войти')}
        </Link>
        <Link to="/register">{say('Another address', 'Указать другой адрес')}</Link>
      </p>
    </AccountPage>
  );
}
