import type { Words } from '../../../../../nouns/kit/words.ts';
import { countWords } from './count-words.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type StockLowVars = {
  readonly name: string;
  readonly warehouse: string;
  /** Of the draft that was made; null where none could be. */
  readonly number: string | null;
  readonly positions: number;
  /** Why none could be made. */
  readonly problem: Words | null;
  readonly url: string;
};

export function stockLow(vars: StockLowVars, locale: LetterLocale): Letter {
  return vars.number === null ? notProposed(vars, locale) : proposed(vars, vars.number, locale);
}

function proposed(vars: StockLowVars, number: string, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const positions = countWords(vars.positions, 'position', locale);
  return {
    subject: ru
      ? `Пора пополнить склад: ${inSubject(vars.warehouse)}`
      : `A warehouse runs low: ${inSubject(vars.warehouse)}`,
    preheader: ru
      ? `Подготовлена заявка ${plainName(number)}: ${positions}.`
      : `Requisition ${plainName(number)} was drafted: ${positions}.`,
    heading: ru ? 'Подготовлена заявка на пополнение' : 'A requisition was drafted',
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Остатки опустились ниже точек заказа. Это черновик: проверьте количества и отправьте его на согласование.'
        : 'Stock has fallen below its reorder points. It is a draft: check the quantities and send it for approval.',
    ],
    facts: [
      [ru ? 'Склад' : 'Warehouse', plainName(vars.warehouse)],
      [ru ? 'Заявка' : 'Requisition', `${plainName(number)} · ${positions}`],
    ],
    button: { label: ru ? 'Открыть заявку' : 'Open the requisition', url: vars.url },
    footer: footer(ru),
  };
}

function notProposed({ name, warehouse, problem, url }: StockLowVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const why = plainName(problem?.[locale] ?? '');
  return {
    subject: ru
      ? `Заявка на пополнение не создана: ${inSubject(warehouse)}`
      : `No replenishment was drafted: ${inSubject(warehouse)}`,
    preheader: ru ? `Помешало: ${why}` : `What was in the way: ${why}`,
    heading: ru ? 'Заявка на пополнение не создана' : 'No replenishment was drafted',
    paragraphs: [
      greeting(name, locale),
      ru
        ? 'Остатки опустились ниже точек заказа, но заявку создать не удалось.'
        : 'Stock has fallen below its reorder points, but no requisition could be made.',
    ],
    facts: [
      [ru ? 'Склад' : 'Warehouse', plainName(warehouse)],
      [ru ? 'Что помешало' : 'In the way', why],
    ],
    button: { label: ru ? 'Открыть точки заказа' : 'Open the reorder points', url },
    footer: footer(ru),
  };
}

const footer = (ru: boolean) =>
  ru
    ? 'Вы получили это письмо, потому что задали точки заказа этого склада.'
    : 'You receive this letter because you set the reorder points of this warehouse.';
