import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';

type ExportEndedVars = {
  readonly name: string;
  readonly title: string;
  readonly outcome: 'ready' | 'failed';
  readonly url: string;
};

export function exportEnded({ name, title, outcome, url }: ExportEndedVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const said = outcomes[outcome][locale];
  return {
    subject: ru ? `Выгрузка «${title}» ${said}` : `Export “${title}” ${said}`,
    preheader: next[outcome][locale],
    heading: ru ? `Выгрузка ${said}` : `The export ${said}`,
    paragraphs: [greeting(name, locale), next[outcome][locale]],
    facts: [[ru ? 'Список' : 'List', title]],
    button: { label: ru ? 'Открыть выгрузки' : 'Open the exports', url },
    footer: ru
      ? 'Вы получили это письмо, потому что запросили эту выгрузку.'
      : 'You receive this letter because you asked for the export.',
  };
}

const outcomes = {
  ready: { en: 'is ready', ru: 'готова' },
  failed: { en: 'has failed', ru: 'не удалась' },
} as const;

const next = {
  ready: { en: 'The file can be downloaded for 7 days.', ru: 'Файл можно скачать в течение 7 дней.' },
  failed: { en: 'The page of exports says why.', ru: 'Причина указана на странице выгрузок.' },
} as const;
