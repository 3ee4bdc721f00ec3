import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName, plainParagraphs } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type QuestionCameVars = {
  readonly name: string;
  /** Of the request for quotes. */
  readonly number: string;
  readonly title: string;
  readonly supplier: string;
  /** Who writes for the supplier, as they named themselves. */
  readonly person: string | null;
  /** What the buyers had asked; null where the supplier asks. */
  readonly question: string | null;
  /** The supplier's words. */
  readonly text: string;
  /** ISO instant: until then quotes are taken. */
  readonly deadline: string | null;
  readonly timeZone: string;
  readonly url: string;
};

/** What the buyer reads of a question of a supplier, or of its answer. */
export function questionCame(vars: QuestionCameVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [supplier, number] = [plainName(vars.supplier), plainName(vars.number)];
  const said = sayings[vars.question === null ? 'asked' : 'answered'][locale];
  return {
    subject: `${supplier}: ${said}, ${number}, ${inSubject(vars.title)}`,
    preheader: plainName(vars.text, 120),
    heading: `${supplier}: ${said}`,
    paragraphs: [greeting(vars.name, locale)],
    quoted: plainParagraphs(vars.text, 2_000),
    facts: [
      [ru ? 'Запрос' : 'Request', `${number} · ${plainName(vars.title)}`],
      ...(vars.person === null ? [] : [[ru ? 'От кого' : 'From', plainName(vars.person)] as const]),
      ...(vars.question === null
        ? []
        : [[ru ? 'Ваш вопрос' : 'Your question', plainName(vars.question, 500)] as const]),
      ...(vars.deadline === null
        ? []
        : [[ru ? 'Срок ответа' : 'Deadline', plainMoment(vars.deadline, locale, vars.timeZone)] as const]),
    ],
    button: { label: ru ? 'Открыть запрос' : 'Open the request', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за запрос.'
      : 'You receive this letter because you are responsible for the request.',
  };
}

const sayings = {
  asked: { en: 'a question', ru: 'вопрос по запросу' },
  answered: { en: 'an answer to your question', ru: 'ответ на ваш вопрос' },
} as const;
