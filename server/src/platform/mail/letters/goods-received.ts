import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainQuantity } from './plain-amount.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type GoodsReceivedVars = {
  readonly name: string;
  /** Of the requisition. */
  readonly number: string;
  readonly title: string;
  /** What was kept, in the units of its lines. */
  readonly items: ReadonlyArray<{ readonly name: string; readonly quantity: string; readonly uom: string }>;
  /** All of it has come now. */
  readonly isComplete: boolean;
  readonly url: string;
};

const mostItems = 8;

export function goodsReceived(vars: GoodsReceivedVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const number = plainName(vars.number);
  const first = vars.items.slice(0, mostItems).map(({ name, quantity, uom }) => ({
    name: plainName(name, 200),
    amount: plainQuantity(quantity, uom, locale),
  }));
  const rest = vars.items.length - first.length;
  const came = ru ? 'Пришёл товар' : 'Goods came';
  return {
    subject: `${came}: ${number}, ${inSubject(vars.title)}`,
    preheader: said(vars.isComplete)[locale],
    heading: ru ? `${came} по заявке ${number}` : `${came} for requisition ${number}`,
    paragraphs: [greeting(vars.name, locale), said(vars.isComplete)[locale]],
    items: rest > 0 ? [...first, { name: ru ? `… и ещё ${rest}` : `… and ${rest} more`, amount: '' }] : first,
    button: { label: ru ? 'Открыть заявку' : 'Open the requisition', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что создали заявку или отвечаете за неё.'
      : 'You receive this letter because you asked for it or are responsible for it.',
  };
}

const said = (isComplete: boolean) =>
  isComplete
    ? { en: 'All of the requisition has come.', ru: 'Заявка получена полностью.' }
    : { en: 'The rest is still on its way.', ru: 'Остальное ещё в пути.' };
