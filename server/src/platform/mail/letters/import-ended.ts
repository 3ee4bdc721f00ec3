import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';

type ImportEndedVars = {
  readonly name: string;
  readonly fileName: string;
  readonly outcome: 'applied' | 'partially_applied' | 'failed';
  readonly url: string;
};

export function importEnded(vars: ImportEndedVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [file, said] = [plainName(vars.fileName), outcomes[vars.outcome][locale]];
  return {
    subject: ru ? `Импорт ${file}: ${said}` : `Import of ${file}: ${said}`,
    preheader: next[vars.outcome][locale],
    heading: ru ? `Импорт: ${said}` : `Import: ${said}`,
    paragraphs: [greeting(vars.name, locale), next[vars.outcome][locale]],
    facts: [[ru ? 'Файл' : 'File', file]],
    button: { label: ru ? 'Открыть импорт' : 'Open the import', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что начали этот импорт.'
      : 'You receive this letter because you started the import.',
  };
}

const outcomes = {
  applied: { en: 'all rows are written', ru: 'все строки записаны' },
  partially_applied: { en: 'some rows are not written', ru: 'часть строк не записана' },
  failed: { en: 'nothing is written', ru: 'ничего не записано' },
} as const;

const next = {
  applied: { en: 'The records are in their places.', ru: 'Записи уже на своих местах.' },
  partially_applied: {
    en: 'Rows with errors can be downloaded, corrected and imported again.',
    ru: 'Строки с ошибками можно скачать, исправить и загрузить ещё раз.',
  },
  failed: { en: 'The page of the import says why.', ru: 'Причина указана на странице импорта.' },
} as const;
