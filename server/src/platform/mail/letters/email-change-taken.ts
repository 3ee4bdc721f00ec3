import type { Letter, LetterLocale } from './letter.ts';

type EmailChangeTakenVars = { readonly loginUrl: string; readonly resetUrl: string };

/** To somebody whose address another account has asked for. */
export function emailChangeTaken({ loginUrl, resetUrl }: EmailChangeTakenVars, locale: LetterLocale): Letter {
  if (locale === 'en') {
    return {
      subject: 'This address already signs in',
      preheader: 'Another account has asked for it; nothing has changed.',
      heading: 'This address already signs in',
      paragraphs: [
        'Hello,',
        'Somebody, perhaps you, has asked to sign in to another account of Prokura by this address. An account has it already, so nothing has changed.',
      ],
      button: { label: 'Sign in', url: loginUrl },
      link: { label: 'Forgotten your password? Set a new one', url: resetUrl },
      footer: 'If it was not you, there is nothing to do: whoever asked has not learnt that you have an account.',
    };
  }
  return {
    subject: 'С этим адресом уже входят',
    preheader: 'Его указали для другой учётной записи; ничего не изменилось.',
    heading: 'С этим адресом уже входят',
    paragraphs: [
      'Здравствуйте!',
      'Кто-то, возможно вы сами, попросил, чтобы с этим адресом входили в другую учётную запись Prokura. У адреса уже есть учётная запись, поэтому ничего не изменилось.',
    ],
    button: { label: 'Войти', url: loginUrl },
    link: { label: 'Забыли пароль? Задайте новый', url: resetUrl },
    footer:
      'Если это были не вы, ничего делать не нужно: тот, кто об этом попросил, не узнал, что у вас есть учётная запись.',
  };
}
