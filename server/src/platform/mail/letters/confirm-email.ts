import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName, quotedName } from './plain-name.ts';

type ConfirmEmailVars = {
  readonly name: string | null;
  /** The company, and the name of its portal in addresses. */
  readonly portal: string;
  readonly slug: string;
  readonly url: string;
};

export function confirmEmail({ name, portal, slug, url }: ConfirmEmailVars, locale: LetterLocale): Letter {
  if (locale === 'en') {
    return {
      subject: 'Confirm your e-mail address',
      preheader: 'One step left before you can sign in to Prokura.',
      heading: 'Confirm your address',
      paragraphs: [
        greeting(name, locale),
        `${registrant(name, 'Somebody')} has registered the portal ${quotedName(portal, locale)} (${slug}) with this address. If that was you, confirm the address with the password chosen at registration.`,
      ],
      button: { label: 'Confirm the address', url },
      closing: ['The link works once, for 24 hours. If it has expired, ask for a new letter on the sign-in page.'],
      footer:
        'If you have not registered this portal, do not confirm it: simply ignore this letter, and the portal stays closed.',
    };
  }
  return {
    subject: 'Подтвердите адрес почты',
    preheader: 'Остался один шаг, и можно входить в Prokura.',
    heading: 'Подтвердите адрес почты',
    paragraphs: [
      greeting(name, locale),
      `С этим адресом зарегистрирован портал ${quotedName(portal, locale)} (${slug}), администратор: ${registrant(name, 'не назван')}. Если это сделали вы, подтвердите адрес паролем, который выбрали при регистрации.`,
    ],
    button: { label: 'Подтвердить адрес', url },
    closing: [
      'Ссылка действует 24 часа и срабатывает один раз. Если она устареет, запросите новое письмо на странице входа.',
    ],
    footer:
      'Если вы не регистрировали этот портал, не подтверждайте его: просто оставьте письмо без внимания, и портал не откроется.',
  };
}

const registrant = (name: string | null, nobody: string) => (name === null ? nobody : plainName(name));
