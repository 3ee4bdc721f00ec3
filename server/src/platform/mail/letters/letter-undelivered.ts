import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type LetterUndeliveredVars = {
  readonly name: string;
  /** Of the letter that was given up. */
  readonly subject: string;
  readonly recipient: string;
  /** The last words of the mail server. */
  readonly reason: string;
  readonly url: string;
};

export function letterUndelivered(vars: LetterUndeliveredVars, locale: LetterLocale): Letter {
  const recipient = plainName(vars.recipient);
  const facts = (labels: readonly [string, string, string]) =>
    [
      [labels[0], plainName(vars.subject)],
      [labels[1], recipient],
      [labels[2], plainName(vars.reason, 300)],
    ] as const;
  if (locale === 'en') {
    return {
      subject: `Not delivered: ${plainName(vars.subject, 60)}`,
      preheader: `Your letter has not reached ${recipient}.`,
      heading: 'Your letter was not delivered',
      paragraphs: [
        greeting(vars.name, locale),
        'The mail server of the recipient did not take the letter, and we do not try any more.',
      ],
      facts: facts(['Letter', 'Recipient', 'Its answer']),
      button: { label: 'Open in Prokura', url: vars.url },
      closing: ['Check the address, correct it and send the letter again, or reach the recipient in another way.'],
      footer: 'You receive this letter because the one that was not delivered was sent in your name.',
    };
  }
  return {
    subject: `Не доставлено: ${plainName(vars.subject, 60)}`,
    preheader: `Ваше письмо не дошло до ${recipient}.`,
    heading: 'Письмо не доставлено',
    paragraphs: [
      greeting(vars.name, locale),
      'Почтовый сервер получателя не принял письмо, и больше мы не пытаемся его отправить.',
    ],
    facts: facts(['Письмо', 'Получатель', 'Ответ сервера']),
    button: { label: 'Открыть в Prokura', url: vars.url },
    closing: ['Проверьте адрес, исправьте его и отправьте письмо ещё раз или свяжитесь с получателем другим способом.'],
    footer: 'Вы получили это письмо, потому что недоставленное было отправлено от вашего имени.',
  };
}
