import { type ReportName, reportNames } from '../../../../../nouns/asked-report.ts';
import type { Words } from '../../../../../nouns/kit/words.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type ReportSentVars = {
  readonly name: string;
  /** What its owner calls the letter. */
  readonly title: string;
  readonly report: ReportName;
  /** The days it is of; null where it tells of today. */
  readonly days: Words | null;
  readonly figures: ReadonlyArray<{ readonly label: Words; readonly value: Words }>;
  /** A spreadsheet goes with it. */
  readonly hasFile: boolean;
  /** It goes to whoever set it up. */
  readonly isOwn: boolean;
  readonly url: string;
};

export function reportSent(vars: ReportSentVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const report = reportNames[vars.report][locale];
  const about = vars.days === null ? report : `${report}: ${vars.days[locale]}`;
  const figures = vars.figures.map(({ label, value }) => [plainName(label[locale]), value[locale]] as const);
  return {
    subject: ru ? `Отчёт: ${inSubject(vars.title)}` : `Report: ${inSubject(vars.title)}`,
    preheader: figures[0] ? `${about}. ${figures[0].join(': ')}` : about,
    heading: plainName(vars.title),
    paragraphs: [
      greeting(vars.name, locale),
      about,
      ...(figures.length === 0 ? [ru ? 'Пока учитывать нечего.' : 'There is nothing to count yet.'] : []),
      ...(vars.hasFile ? [ru ? 'Весь отчёт — в приложенном файле.' : 'The whole report is in the file.'] : []),
    ],
    facts: figures,
    button: { label: ru ? 'Открыть отчёты' : 'Open the reports', url: vars.url },
    footer: footer(vars.isOwn)[locale],
  };
}

const footer = (isOwn: boolean): Words =>
  isOwn
    ? {
        en: 'You receive this letter because you asked for it on the page of reports, where you can stop it.',
        ru: 'Вы получили это письмо, потому что подписались на отчёт. Остановить его можно на странице отчётов.',
      }
    : {
        en: 'You receive this letter because a colleague has it sent to you.',
        ru: 'Вы получили это письмо, потому что на него вас подписал коллега.',
      };
