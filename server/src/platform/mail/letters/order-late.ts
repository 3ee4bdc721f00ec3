import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay } from './plain-amount.ts';
import { plainName } from './plain-name.ts';

type OrderLateVars = {
  readonly name: string;
  readonly number: string;
  readonly supplier: string;
  /** The day that has passed. */
  readonly day: string;
  readonly url: string;
};

export function orderLate(vars: OrderLateVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [number, supplier, day] = [plainName(vars.number), plainName(vars.supplier), plainDay(vars.day, locale)];
  return {
    subject: ru ? `Заказ опаздывает: ${number}, ${supplier}` : `Order is late: ${number}, ${supplier}`,
    preheader: ru ? `Поставка была обещана к ${day}.` : `It was to come by ${day}.`,
    heading: ru ? `Заказ ${number} опаздывает` : `Order ${number} is late`,
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Свяжитесь с поставщиком. Если товар уже пришёл, проведите приёмку; если срок изменился, внесите новый ответ поставщика.'
        : 'Call the supplier. If the goods have come, receive them; if the day has moved, record his new answer.',
    ],
    facts: [
      [ru ? 'Поставщик' : 'Supplier', supplier],
      [ru ? 'Срок поставки' : 'To come by', day],
    ],
    button: { label: ru ? 'Открыть заказ' : 'Open the order', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за заказ.'
      : 'You receive this letter because you are responsible for the order.',
  };
}
