import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';
import { inSubject, type RfqLetterVars, rfqFacts, rfqItems } from './rfq-letter.ts';

type RfqChangedVars = RfqLetterVars & {
  /** A new deadline alone, or positions and terms, for which quotes are confirmed anew. */
  readonly what: 'deadline' | 'revision';
  /** A quote was given already. */
  readonly quoted: boolean;
};

export function rfqChanged(vars: RfqChangedVars, locale: LetterLocale): Letter {
  const buyer = plainName(vars.buyer);
  const [facts, items] = [rfqFacts(vars, locale), rfqItems(vars, locale)];
  const revised = vars.what === 'revision';
  if (locale === 'en') {
    return {
      sender: buyer,
      subject: `${revised ? 'Changed' : 'New deadline'}: request ${plainName(vars.number)}, ${inSubject(vars.title)}`,
      preheader: revised ? `${buyer} has changed what it asks for.` : `${buyer} has moved the deadline.`,
      heading: revised ? 'The request has changed' : 'The deadline has moved',
      paragraphs: [
        greeting(vars.name, locale),
        revised
          ? `${buyer} has changed positions or terms of the request.`
          : `${buyer} has set another deadline for answers.`,
        ...(revised && vars.quoted ? ['Please look at your quote again: confirm it or correct it.'] : []),
      ],
      facts,
      items,
      button: { label: revised && vars.quoted ? 'Look at the quote' : 'Open the request', url: vars.url },
      footer: 'The link is yours alone: whoever has it answers in your name. Please do not forward this letter.',
    };
  }
  return {
    sender: buyer,
    subject: `${revised ? 'Изменён запрос' : 'Новый срок: запрос'} ${plainName(vars.number)}, ${inSubject(vars.title)}`,
    preheader: revised ? `${buyer}: состав или условия запроса изменились.` : `${buyer}: срок ответа перенесён.`,
    heading: revised ? 'Запрос изменился' : 'Срок ответа перенесён',
    paragraphs: [
      greeting(vars.name, locale),
      revised ? `${buyer}: изменились позиции или условия запроса.` : `${buyer}: для ответов назначен другой срок.`,
      ...(revised && vars.quoted ? ['Пожалуйста, проверьте своё предложение: подтвердите его или исправьте.'] : []),
    ],
    facts,
    items,
    button: { label: revised && vars.quoted ? 'Проверить предложение' : 'Открыть запрос', url: vars.url },
    footer: 'Ссылка личная: кто её откроет, ответит от вашего имени. Пожалуйста, не пересылайте это письмо.',
  };
}
