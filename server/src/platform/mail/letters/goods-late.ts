import { countWords } from './count-words.ts';
import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainQuantity } from './plain-amount.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type GoodsLateVars = {
  readonly name: string;
  /** Of the requisition. */
  readonly number: string;
  readonly title: string;
  /** The day that has passed, the earliest of them. */
  readonly dueDate: string;
  /** Lines that have not come in full. */
  readonly awaited: number;
  /** What of them has not come, in the units of the lines. Letters that waited since an earlier release name none. */
  readonly lines?: ReadonlyArray<{ readonly name: string; readonly quantity: string; readonly uom: string }>;
  readonly url: string;
};

const mostNamed = 3;
const mostItems = 8;

export function goodsLate(vars: GoodsLateVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [number, day] = [plainName(vars.number), plainDay(vars.dueDate, locale)];
  const awaited = countWords(vars.awaited, 'position', locale);
  const { lines = [] } = vars;
  const named = lines.slice(0, mostNamed).map(({ name }) => plainName(name, 60));
  const what = [named.join('; ') || awaited, ...(lines.length > mostNamed ? ['…'] : [])].join(' ');
  const items = lines.slice(0, mostItems).map(({ name, quantity, uom }) => ({
    name: plainName(name, 200),
    amount: plainQuantity(quantity, uom, locale),
  }));
  return {
    subject: ru
      ? `Поставка опаздывает: ${number}, ${inSubject(vars.title)}`
      : `Delivery is late: ${number}, ${inSubject(vars.title)}`,
    preheader: ru ? `Срок был ${day}, не получено: ${what}.` : `It was due ${day}; not received: ${what}.`,
    heading: ru ? `Поставка по заявке ${number} опаздывает` : `The delivery of requisition ${number} is late`,
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Свяжитесь с поставщиками. Если товар уже пришёл, проведите приёмку; если срок изменился, исправьте его в заявке.'
        : 'Call the suppliers. If the goods have come, receive them; if the day has moved, correct it in the requisition.',
    ],
    facts: [
      [ru ? 'Заявка' : 'Requisition', `${number} · ${plainName(vars.title)}`],
      [ru ? 'Срок поставки' : 'Needed by', day],
      [ru ? 'Не получено' : 'Not received', awaited],
    ],
    items,
    button: { label: ru ? 'Открыть заявку' : 'Open the requisition', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за заявку.'
      : 'You receive this letter because you are responsible for the requisition.',
  };
}
