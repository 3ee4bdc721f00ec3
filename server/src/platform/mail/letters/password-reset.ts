import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';

type PasswordResetVars = { readonly name: string | null; readonly url: string };

export function passwordReset({ name, url }: PasswordResetVars, locale: LetterLocale): Letter {
  if (locale === 'en') {
    return {
      subject: 'Set a new password',
      preheader: 'The link works for 30 minutes.',
      heading: 'Set a new password',
      paragraphs: [greeting(name, locale), 'You asked for a new password. Follow the button and choose one.'],
      button: { label: 'Set a new password', url },
      closing: ['The link works once, for 30 minutes. The old password stays valid until you choose a new one.'],
      footer:
        'If you did not ask for this, ignore the letter: nobody can change the password without this link. Do not forward it.',
    };
  }
  return {
    subject: 'Новый пароль',
    preheader: 'Ссылка действует 30 минут.',
    heading: 'Задайте новый пароль',
    paragraphs: [greeting(name, locale), 'Вы просили сменить пароль. Нажмите на кнопку и придумайте новый.'],
    button: { label: 'Задать новый пароль', url },
    closing: ['Ссылка действует 30 минут и срабатывает один раз. Прежний пароль работает, пока вы не зададите новый.'],
    footer:
      'Если вы этого не просили, просто не открывайте ссылку: без неё пароль не сменить. Никому не пересылайте это письмо.',
  };
}
