import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';
import { inSubject, type RfqLetterVars } from './rfq-letter.ts';

type RfqCancelledVars = Pick<RfqLetterVars, 'name' | 'buyer' | 'number' | 'title'> & {
  /** The supplier alone is not asked any more; the request goes on. */
  readonly onlyYou: boolean;
};

/** Why it was cancelled stays with the buyers. */
export function rfqCancelled(vars: RfqCancelledVars, locale: LetterLocale): Letter {
  const buyer = plainName(vars.buyer);
  const what = `${plainName(vars.number)} · ${plainName(vars.title)}`;
  if (locale === 'en') {
    return {
      sender: buyer,
      subject: `Withdrawn: request ${plainName(vars.number)}, ${inSubject(vars.title)}`,
      preheader: 'No answer is needed any more.',
      heading: 'The request is withdrawn',
      paragraphs: [
        greeting(vars.name, locale),
        vars.onlyYou
          ? `${buyer} does not need your answer to this request any more.`
          : `${buyer} has cancelled this request for quotes.`,
      ],
      facts: [['Request', what]],
      closing: ['Your link no longer opens. Thank you for your time.'],
      footer: 'You receive this letter because you were asked for a quote.',
    };
  }
  return {
    sender: buyer,
    subject: `Отозван запрос ${plainName(vars.number)}, ${inSubject(vars.title)}`,
    preheader: 'Отвечать на него больше не нужно.',
    heading: 'Запрос отозван',
    paragraphs: [
      greeting(vars.name, locale),
      vars.onlyYou
        ? `${buyer}: ваш ответ на этот запрос больше не требуется.`
        : `${buyer}: запрос предложений отменён.`,
    ],
    facts: [['Запрос', what]],
    closing: ['Ссылка больше не открывается. Спасибо, что уделили время.'],
    footer: 'Вы получили это письмо, потому что у вас запрашивали предложение.',
  };
}
