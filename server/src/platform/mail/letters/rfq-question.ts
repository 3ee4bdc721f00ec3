import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName, plainParagraphs } from './plain-name.ts';
import { inSubject, type RfqLetterVars, rfqFacts } from './rfq-letter.ts';

type RfqQuestionVars = RfqLetterVars & {
  /** The buyers ask this supplier, answer its question, or show everybody an answer to somebody's question. */
  readonly what: 'asked' | 'answered' | 'published';
  readonly question: string;
  /** Null while it is asked. */
  readonly answer: string | null;
};

/** What a supplier reads of a question beside its request, or of an answer. */
export function rfqQuestion(vars: RfqQuestionVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const buyer = plainName(vars.buyer);
  const { subject, heading, button } = sayings[vars.what][locale];
  const question = plainName(vars.question, 500);
  return {
    sender: buyer,
    subject: `${subject} ${plainName(vars.number)}, ${inSubject(vars.title)}`,
    preheader: plainName(vars.answer ?? vars.question, 120),
    heading,
    paragraphs: [greeting(vars.name, locale)],
    quoted: plainParagraphs(vars.answer ?? vars.question, 2_000),
    facts: [
      ...(vars.answer === null ? [] : [[ru ? 'Вопрос' : 'Question', question] as const]),
      ...rfqFacts(vars, locale),
    ],
    button: { label: button, url: vars.url },
    footer: ru
      ? 'Ссылка личная: кто её откроет, ответит от вашего имени. Пожалуйста, не пересылайте это письмо.'
      : 'The link is yours alone: whoever has it answers in your name. Please do not forward this letter.',
  };
}

const sayings = {
  asked: {
    en: { subject: 'A question to you: request', heading: 'The buyer has a question', button: 'Answer' },
    ru: { subject: 'Вопрос к вам: запрос', heading: 'У покупателя есть вопрос', button: 'Ответить' },
  },
  answered: {
    en: {
      subject: 'Your question is answered: request',
      heading: 'The buyer has answered',
      button: 'Open the request',
    },
    ru: { subject: 'Ответ на ваш вопрос: запрос', heading: 'Покупатель ответил', button: 'Открыть запрос' },
  },
  published: {
    en: { subject: 'A clarification: request', heading: 'The buyer clarifies the request', button: 'Open the request' },
    ru: { subject: 'Разъяснение: запрос', heading: 'Покупатель разъясняет запрос', button: 'Открыть запрос' },
  },
} as const;
