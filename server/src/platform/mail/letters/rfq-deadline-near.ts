import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainMoment } from './plain-moment.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type RfqDeadlineNearVars = {
  readonly name: string;
  readonly number: string;
  readonly title: string;
  /** ISO instant. */
  readonly deadline: string;
  readonly timeZone: string;
  readonly quoted: number;
  readonly asked: number;
  /** Names of those who have said nothing yet. */
  readonly silent: readonly string[];
  /** Questions of suppliers that nobody has answered. Letters that waited since an earlier release say nothing of them. */
  readonly unanswered?: number;
  readonly url: string;
};

const mostNames = 5;

export function rfqDeadlineNear(vars: RfqDeadlineNearVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const { unanswered = 0 } = vars;
  const number = plainName(vars.number);
  const names = vars.silent.slice(0, mostNames).map((name) => plainName(name));
  const silent = names.join('; ') + (vars.silent.length > mostNames ? '…' : '');
  const moment = plainMoment(vars.deadline, locale, vars.timeZone);
  return {
    subject: ru
      ? `Скоро срок ответа: запрос ${number}, ${inSubject(vars.title)}`
      : `Deadline is near: request ${number}, ${inSubject(vars.title)}`,
    preheader: ru ? `Предложений: ${vars.quoted} из ${vars.asked}.` : `Quotes: ${vars.quoted} of ${vars.asked}.`,
    heading: headings[vars.silent.length > 0 ? 'silent' : 'unanswered'][locale],
    paragraphs: [
      greeting(vars.name, locale),
      ...(vars.silent.length === 0
        ? []
        : [
            ru
              ? 'Напомните поставщикам, позвоните им или перенесите срок.'
              : 'Remind the suppliers, call them, or move the deadline.',
          ]),
      ...(unanswered === 0
        ? []
        : [ru ? 'Поставщики ждут ответа на свои вопросы.' : 'Suppliers are waiting for answers to their questions.']),
    ],
    facts: [
      [ru ? 'Запрос' : 'Request', `${number} · ${plainName(vars.title)}`],
      [ru ? 'Срок ответа' : 'Deadline', moment],
      [ru ? 'Предложений' : 'Quotes', ru ? `${vars.quoted} из ${vars.asked}` : `${vars.quoted} of ${vars.asked}`],
      ...(silent === '' ? [] : [[ru ? 'Молчат' : 'No answer yet', silent] as const]),
      ...(unanswered === 0
        ? []
        : [[ru ? 'Вопросов без ответа' : 'Questions without an answer', String(unanswered)] as const]),
    ],
    button: { label: ru ? 'Открыть запрос' : 'Open the request', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за запрос.'
      : 'You receive this letter because you are responsible for the request.',
  };
}

const headings = {
  silent: { en: 'The deadline is near, and some have not answered', ru: 'Срок ответа подходит, ответили не все' },
  unanswered: { en: 'The deadline is near, and questions wait', ru: 'Срок ответа подходит, вопросы без ответа' },
} as const;
