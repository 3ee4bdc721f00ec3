import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName, quotedName } from './plain-name.ts';

type WriteWaitsVars = {
  readonly name: string;
  readonly keyName: string;
  /** What it would do. */
  readonly title: string;
  /** ISO instant. */
  readonly expiresAt: string;
  readonly timeZone: string;
  readonly url: string;
};

export function writeWaits(vars: WriteWaitsVars, locale: LetterLocale): Letter {
  const { name, title, url } = vars;
  const quoted = quotedName(vars.keyName, locale);
  const until = plainMoment(vars.expiresAt, locale, vars.timeZone);
  if (locale === 'en') {
    return {
      subject: `${quoted} asks: ${title}`,
      preheader: 'It is done when you have approved it.',
      heading: 'An agent waits for your decision',
      paragraphs: [
        greeting(name, locale),
        'Nothing is done until you have approved it. The page shows what would be done.',
      ],
      facts: [
        ['What', title],
        ['Key', plainName(vars.keyName)],
        ['Waits until', until],
      ],
      button: { label: 'Look and decide', url },
      footer: 'You receive this letter because you look after this key.',
    };
  }
  return {
    subject: `${quoted} предлагает: ${title}`,
    preheader: 'Будет выполнено, когда вы одобрите.',
    heading: 'Агент ждёт вашего решения',
    paragraphs: [
      greeting(name, locale),
      'Пока вы не одобрите, ничего не произойдёт. На странице показано, что именно будет сделано.',
    ],
    facts: [
      ['Что', title],
      ['Ключ', plainName(vars.keyName)],
      ['Ждёт до', until],
    ],
    button: { label: 'Посмотреть и решить', url },
    footer: 'Вы получили это письмо, потому что отвечаете за этот ключ.',
  };
}
