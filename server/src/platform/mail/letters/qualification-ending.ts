import { countWords } from './count-words.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay } from './plain-amount.ts';
import { plainName } from './plain-name.ts';

type QualificationEndingVars = {
  readonly name: string;
  readonly supplier: string;
  /** The last day. */
  readonly day: string;
  /** From today until then. */
  readonly days: number;
  readonly url: string;
};

export function qualificationEnding(vars: QualificationEndingVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [supplier, day] = [plainName(vars.supplier), plainDay(vars.day, locale)];
  const left = countWords(vars.days, 'day', locale);
  return {
    subject: ru ? `Допуск заканчивается: ${supplier}` : `Qualification ends soon: ${supplier}`,
    preheader: ru ? `Действует до ${day}, ещё ${left}.` : `Valid until ${day}, ${left} left.`,
    heading: ru ? 'Допуск поставщика скоро закончится' : 'The qualification of a supplier ends soon',
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Запросите у поставщика новые документы и продлите допуск, чтобы у него можно было заказывать дальше.'
        : 'Ask the supplier for new documents and prolong the qualification, so that it can be ordered from further.',
    ],
    facts: [
      [ru ? 'Поставщик' : 'Supplier', supplier],
      [ru ? 'Действует до' : 'Valid until', day],
    ],
    button: { label: ru ? 'Открыть допуск' : 'Open the qualification', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за допуск.'
      : 'You receive this letter because you are responsible for the qualification.',
  };
}
