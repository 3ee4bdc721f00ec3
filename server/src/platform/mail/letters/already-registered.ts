import type { Letter, LetterLocale } from './letter.ts';

type AlreadyRegisteredVars = { readonly loginUrl: string; readonly resetUrl: string };

export function alreadyRegistered({ loginUrl, resetUrl }: AlreadyRegisteredVars, locale: LetterLocale): Letter {
  if (locale === 'en') {
    return {
      subject: 'You already have an account',
      preheader: 'There is no need to register again: just sign in.',
      heading: 'You already have an account',
      paragraphs: [
        'Hello,',
        'Somebody, most likely you, has just tried to register with Prokura under this address. It already has an account, so we created nothing new.',
      ],
      button: { label: 'Sign in', url: loginUrl },
      link: { label: 'Forgotten your password? Set a new one', url: resetUrl },
      footer:
        'If it was not you, there is nothing to do: your account and password are unchanged, and the person on the page has not learnt that you have one.',
    };
  }
  return {
    subject: 'У вас уже есть учётная запись',
    preheader: 'Регистрироваться заново не нужно, просто войдите.',
    heading: 'У вас уже есть учётная запись',
    paragraphs: [
      'Здравствуйте!',
      'Кто-то, скорее всего вы сами, только что регистрировался в Prokura с этим адресом. Учётная запись с ним уже есть, поэтому новую мы не создали.',
    ],
    button: { label: 'Войти', url: loginUrl },
    link: { label: 'Забыли пароль? Задайте новый', url: resetUrl },
    footer:
      'Если это были не вы, ничего делать не нужно: учётная запись и пароль остались прежними, а тот, кто заполнял форму, не узнал, что они есть.',
  };
}
