import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';

type EmailChangeConfirmVars = { readonly name: string | null; readonly url: string };

/** To the address that a person wants to sign in by. */
export function emailChangeConfirm({ name, url }: EmailChangeConfirmVars, locale: LetterLocale): Letter {
  if (locale === 'en') {
    return {
      subject: 'Confirm your new e-mail address',
      preheader: 'Until then your old address signs in.',
      heading: 'Confirm your new address',
      paragraphs: [
        greeting(name, locale),
        'You asked to sign in to Prokura by this address. Follow the button where you are signed in, or sign in by the old address first.',
      ],
      button: { label: 'Confirm the address', url },
      closing: ['The link works once, for 24 hours. From then on this address signs in and gets all letters.'],
      footer:
        'If you do not know what this is about, ignore the letter: the link does nothing without the account it was asked for.',
    };
  }
  return {
    subject: 'Подтвердите новый адрес почты',
    preheader: 'До подтверждения вход остаётся по старому адресу.',
    heading: 'Подтвердите новый адрес',
    paragraphs: [
      greeting(name, locale),
      'Вы попросили, чтобы вход в Prokura был по этому адресу. Нажмите на кнопку в браузере, где вы вошли, или сначала войдите по старому адресу.',
    ],
    button: { label: 'Подтвердить адрес', url },
    closing: ['Ссылка действует 24 часа и срабатывает один раз. После этого вход и все письма будут по новому адресу.'],
    footer:
      'Если вы не понимаете, о чём речь, оставьте письмо без внимания: без учётной записи ссылка ничего не меняет.',
  };
}
