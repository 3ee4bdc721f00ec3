import type { Words } from '../../../../../nouns/kit/words.ts';
import { countWords } from './count-words.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay } from './plain-amount.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type NeedMadeVars = {
  readonly name: string;
  /** Of the requisition. */
  readonly number: string;
  readonly title: string;
  readonly template: string;
  readonly plannedDate: string;
  /** It was made on a later day than planned. */
  readonly isLate: boolean;
  /** Earlier days of the schedule that passed while nothing could be made. */
  readonly missed: number;
  readonly isSent: boolean;
  /** Why it could not be sent for approval. */
  readonly problem: Words | null;
  readonly url: string;
};

export function needMade(vars: NeedMadeVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const number = plainName(vars.number);
  const day = plainDay(vars.plannedDate, locale);
  return {
    subject: ru
      ? `Создана заявка по расписанию: ${number}, ${inSubject(vars.title)}`
      : `A requisition was made by schedule: ${number}, ${inSubject(vars.title)}`,
    preheader: stateOf(vars)[locale],
    heading: ru ? `Заявка ${number} создана по расписанию` : `Requisition ${number} was made by schedule`,
    paragraphs: [greeting(vars.name, locale), stateOf(vars)[locale], ...lateness(vars, day, locale)],
    facts: [
      [ru ? 'Заявка' : 'Requisition', `${number} · ${plainName(vars.title)}`],
      [ru ? 'Шаблон' : 'Template', plainName(vars.template)],
      [ru ? 'Дата по расписанию' : 'Day of the schedule', day],
    ],
    button: { label: ru ? 'Открыть заявку' : 'Open the requisition', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за этот шаблон.'
      : 'You receive this letter because you look after this template.',
  };
}

function stateOf({ isSent, problem }: NeedMadeVars): Words {
  if (isSent) return { en: 'It has been sent for approval.', ru: 'Она отправлена на согласование.' };
  if (problem)
    return {
      en: `It stays a draft: ${plainName(problem.en)}`,
      ru: `Она осталась черновиком: ${plainName(problem.ru)}`,
    };
  return { en: 'It is a draft: check it and send it.', ru: 'Это черновик: проверьте его и отправьте.' };
}

function lateness({ isLate, missed }: NeedMadeVars, day: string, locale: LetterLocale): string[] {
  const ru = locale === 'ru';
  if (!isLate) return [];
  const late = ru
    ? `Она создана позже срока: должна была появиться ${day}.`
    : `It was made late: it was planned for ${day}.`;
  if (missed === 0) return [late];
  const more = countWords(missed, 'date', locale);
  return [
    late,
    ru
      ? `До неё пропущено: ${more}. За них отдельных заявок не будет.`
      : `Before it, ${more} had been missed; no requisitions are made for them.`,
  ];
}
