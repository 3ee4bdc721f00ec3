import { Anchor } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { Clock, type LucideIcon, MailCheck, MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../kit/say.ts';
import { AccountPage } from '../components/account-page.tsx';
import { Outcome } from '../components/outcome.tsx';
import { SendAgain } from '../components/send-again.tsx';

/** After registration: how the letter stands that confirms the address. */
export function LetterSent() {
  const { email, letter } = useSearch({ from: '/register/sent' });
  const { title, icon, said } = (states[letter ?? 'sent'] ?? states.sent)();
  const written = letter !== 'off' && letter !== 'failed';
  return (
    <AccountPage title={title}>
      <Outcome icon={icon} action={email && written && <SendAgain email={email} />}>
        {said(<b>{email}</b>)}
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

interface State {
  title: string;
  icon: LucideIcon;
  said(email: ReactNode): ReactNode;
}

const states = {
  sent: () => ({
    title: say('Check your mail', 'Проверьте почту'),
    icon: MailCheck,
    said: (email) => (
      <>
        <p>
          {say('We have written to', 'Мы отправили письмо на адрес')} {email}
        </p>
        {howToConfirm()}
        <p className="dimmed">
          {say(
            'No email within five minutes? Check your spam folder, and the address for typos.',
            'Письма нет пять минут? Загляните в «Спам» и проверьте, нет ли опечатки в адресе.',
          )}
        </p>
      </>
    ),
  }),
  queued: () => ({
    title: say('The email is on its way', 'Письмо в пути'),
    icon: Clock,
    said: (email) => (
      <>
        <p>
          {say(
            'The mail server has not taken our email yet. We keep trying to send it to',
            'Почтовый сервер пока не принял письмо. Мы продолжаем отправлять его на адрес',
          )}{' '}
          {email}
        </p>
        {howToConfirm()}
      </>
    ),
  }),
  failed: () => ({
    title: say('The email was not delivered', 'Письмо не доставлено'),
    icon: MailX,
    said: (email) => (
      <p>
        {say('The mail server does not accept email for', 'Почтовый сервер не принимает письма для адреса')} {email}
        {say(
          '. Check it for typos and register with an address that works.',
          '. Проверьте, нет ли опечатки, и зарегистрируйтесь с действующим адресом.',
        )}
      </p>
    ),
  }),
  off: () => ({
    title: say('The email stays on the server', 'Письмо осталось на сервере'),
    icon: MailX,
    said: (email) => (
      <>
        <p>
          {say(
            'No mail server is set up here, so nothing was sent to',
            'Почтовый сервер не настроен, поэтому письмо не ушло на адрес',
          )}{' '}
          {email}
        </p>
        <p>
          {say(
            'On the machine that runs the server, the email is shown at',
            'На компьютере с сервером письмо видно на странице',
          )}{' '}
          <Anchor href="/dev/mail" underline="always">
            /dev/mail
          </Anchor>
          {say(
            '; elsewhere ask its administrator for the link.',
            '; в остальных случаях попросите ссылку у администратора сервера.',
          )}
        </p>
      </>
    ),
  }),
} as { sent(): State } & Record<string, (() => State) | undefined>;

const howToConfirm = () => (
  <p>
    {say(
      'Open the link in the email to confirm the address: it works for 24 hours. Then sign in.',
      'Откройте ссылку из письма, чтобы подтвердить адрес: она действует 24 часа. После этого можно войти.',
    )}
  </p>
);
