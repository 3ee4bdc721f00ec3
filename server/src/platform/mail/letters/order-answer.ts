import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainDay } from './plain-amount.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

type OrderAnswerVars = {
  readonly name: string;
  readonly number: string;
  readonly supplier: string;
  readonly outcome: 'confirmed' | 'confirmed_in_part' | 'declined';
  /** Who answered, as they named themselves. */
  readonly person: string | null;
  /** A comment or a reason. */
  readonly text: string | null;
  /** The day of the next delivery. */
  readonly expectedDate: string | null;
  readonly url: string;
};

/** What whoever is responsible for an order reads of its supplier's answer. */
export function orderAnswer(vars: OrderAnswerVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const said = sayings[vars.outcome][locale];
  const [supplier, number] = [plainName(vars.supplier), plainName(vars.number)];
  return {
    subject: `${supplier}: ${said}, ${number}`,
    preheader: plainName(vars.text ?? said, 120),
    heading: `${supplier}: ${said}`,
    paragraphs: [greeting(vars.name, locale)],
    quoted: plainParagraphs(vars.text, 2_000),
    facts: [
      [ru ? 'Заказ' : 'Order', number],
      ...(vars.person === null ? [] : [[ru ? 'От кого' : 'From', plainName(vars.person)] as const]),
      ...(vars.expectedDate === null
        ? []
        : [[ru ? 'Ближайшая поставка' : 'Next delivery', plainDay(vars.expectedDate, locale)] as const]),
    ],
    button: { label: ru ? 'Открыть заказ' : 'Open the order', url: vars.url },
    closing: [next[vars.outcome][locale]].filter((line) => line !== ''),
    footer: ru
      ? 'Вы получили это письмо, потому что отвечаете за заказ.'
      : 'You receive this letter because you are responsible for the order.',
  };
}

const sayings = {
  confirmed: { en: 'the order is confirmed', ru: 'заказ подтверждён' },
  confirmed_in_part: { en: 'the order is confirmed in part', ru: 'заказ подтверждён частично' },
  declined: { en: 'the order is declined', ru: 'отказ от заказа' },
} as const;

const next = {
  confirmed: { en: '', ru: '' },
  confirmed_in_part: {
    en: 'Something comes later, or less of it: look at the lines.',
    ru: 'Что-то придёт позже или не полностью: посмотрите строки заказа.',
  },
  declined: {
    en: 'You can change the order and send it again, or cancel it and choose another supplier.',
    ru: 'Заказ можно изменить и отправить ещё раз или отменить и выбрать другого поставщика.',
  },
} as const;
