import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { quotedName } from './plain-name.ts';

export type ConfirmEmailVars = { readonly name: string | null; readonly portal: string; readonly url: string };

export function confirmEmail({ name, portal, url }: ConfirmEmailVars, locale: LetterLocale): Letter {
  if (locale === 'en') {
    return {
      subject: 'Confirm your e-mail address',
      preheader: 'One step left before you can sign in to Prokura.',
      heading: 'Confirm your address',
      paragraphs: [
        greeting(name, locale),
        `The portal ${quotedName(portal, locale)} is ready. All that remains is to confirm that this address is yours.`,
      ],
      button: { label: 'Confirm the address', url },
      closing: ['The link works once, for 24 hours. If it has expired, ask for a new letter on the sign-in page.'],
      footer:
        'If you have not registered with Prokura, simply ignore this letter: without confirmation the account stays closed.',
    };
  }
  return {
    subject: 'Подтвердите адрес почты',
    preheader: 'Остался один шаг, и можно входить в Prokura.',
    heading: 'Подтвердите адрес почты',
    paragraphs: [
      greeting(name, locale),
      `Портал ${quotedName(portal, locale)} создан. Осталось подтвердить, что этот адрес принадлежит вам.`,
    ],
    button: { label: 'Подтвердить адрес', url },
    closing: [
      'Ссылка действует 24 часа и срабатывает один раз. Если она устареет, запросите новое письмо на странице входа.',
    ],
    footer:
      'Если вы не регистрировались в Prokura, ничего делать не нужно: без подтверждения учётная запись не заработает.',
  };
}
