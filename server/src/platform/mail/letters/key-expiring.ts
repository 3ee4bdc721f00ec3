import { countWords } from './count-words.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName, quotedName } from './plain-name.ts';

type KeyExpiringVars = {
  readonly keyName: string;
  /** The visible beginning of the key, never more. */
  readonly keyPrefix: string;
  readonly portal: string;
  /** ISO instant. */
  readonly expiresAt: string;
  readonly timeZone: string;
  /** Letters go out 30, 7 and 1 days ahead. */
  readonly daysLeft: number;
  readonly url: string;
};

export function keyExpiring(vars: KeyExpiringVars, locale: LetterLocale): Letter {
  const key = plainName(vars.keyName);
  const quoted = quotedName(vars.keyName, locale);
  const left = countWords(vars.daysLeft, 'day', locale);
  const until = plainMoment(vars.expiresAt, locale, vars.timeZone);
  if (locale === 'en') {
    return {
      subject: `API key ${quoted} expires in ${left}`,
      preheader: 'Issue a successor so that the integration keeps working.',
      heading: `An API key expires in ${left}`,
      paragraphs: [
        'Hello,',
        'After that moment requests with this key will be refused, and the integration that uses it will stop.',
      ],
      facts: [
        ['Key', key],
        ['Begins with', vars.keyPrefix],
        ['Portal', plainName(vars.portal)],
        ['Works until', until],
      ],
      button: { label: 'Rotate the key', url: vars.url },
      closing: ['The old and the new key can work side by side for a while, so the change needs no downtime.'],
      footer:
        'You receive this letter because you look after the API keys of the portal. We write 30, 7 and 1 days ahead.',
    };
  }
  return {
    subject: `Ключ API ${quoted}: ${vars.daysLeft === 1 ? 'остался' : 'осталось'} ${left}`,
    preheader: 'Выпустите новый ключ, чтобы интеграция не остановилась.',
    heading: `Ключ API скоро перестанет работать`,
    paragraphs: [
      'Здравствуйте!',
      `${vars.daysLeft === 1 ? 'Остался' : 'Осталось'} ${left}. Затем запросы с этим ключом будут отклоняться, и интеграция, которая им пользуется, остановится.`,
    ],
    facts: [
      ['Ключ', key],
      ['Начинается с', vars.keyPrefix],
      ['Портал', plainName(vars.portal)],
      ['Работает до', until],
    ],
    button: { label: 'Заменить ключ', url: vars.url },
    closing: ['Старый и новый ключ могут какое-то время работать вместе, поэтому замена обойдётся без перерыва.'],
    footer:
      'Вы получили это письмо, потому что отвечаете за ключи API портала. Мы пишем за 30 дней, за 7 дней и за день до срока.',
  };
}
