import type { Words } from '../../kernel/problems/errors.ts';
import type { Formula, FunctionName } from './formula.ts';

type Language = keyof Words;

/** The same formula with what its steps are called in place of their names. */
export function formulaInWords(formula: Formula, labelOf: (name: string) => Words, language: Language): string {
  const said = (one: Formula): string => {
    if (one.is === 'number') return language === 'ru' ? one.text.replace('.', ',') : one.text;
    if (one.is === 'name') return `“${labelOf(one.name)[language]}”`;
    if (one.is === 'call') return saidCalls[one.of][language](one.args.map(said));
    return `${within(one.left)} ${signs[one.operator]} ${within(one.right)}`;
  };
  const within = (one: Formula) => (one.is === 'pair' ? `(${said(one)})` : said(one));
  const text = said(formula);
  return language === 'ru' ? text.replaceAll('“', '«').replaceAll('”', '»') : text;
}

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' };

type Say = (args: readonly string[]) => string;

const listed = (args: readonly string[], language: Language) => args.join(language === 'ru' ? '; ' : ', ');

const saidCalls: Record<FunctionName, Record<Language, Say>> = {
  sum: { en: (args) => `sum of ${listed(args, 'en')}`, ru: (args) => `сумма ${listed(args, 'ru')}` },
  count: { en: (args) => `number of ${listed(args, 'en')}`, ru: (args) => `количество ${listed(args, 'ru')}` },
  round: {
    en: ([value, digits]) => `${value}, rounded to ${digits} digits`,
    ru: ([value, digits]) => `${value}, округлено до ${digits} знаков`,
  },
  min: {
    en: (args) => `the least of (${listed(args, 'en')})`,
    ru: (args) => `наименьшее из (${listed(args, 'ru')})`,
  },
  max: {
    en: (args) => `the greatest of (${listed(args, 'en')})`,
    ru: (args) => `наибольшее из (${listed(args, 'ru')})`,
  },
};
