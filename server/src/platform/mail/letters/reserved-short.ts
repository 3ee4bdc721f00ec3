import { greeting } from './greeting.ts';
import type { Letter, LetterLocale } from './letter.ts';
import { plainQuantity } from './plain-amount.ts';
import { plainName } from './plain-name.ts';
import { inSubject } from './rfq-letter.ts';

type ReservedShortVars = {
  readonly name: string;
  readonly item: string;
  readonly warehouse: string;
  /** Of both quantities. */
  readonly uom: string;
  readonly onHand: string;
  readonly reserved: string;
  readonly url: string;
};

export function reservedShort(vars: ReservedShortVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const [onHand, reserved] = [vars.onHand, vars.reserved].map((quantity) => plainQuantity(quantity, vars.uom, locale));
  return {
    subject: ru
      ? `Резерв не обеспечен остатком: ${inSubject(vars.item)}`
      : `Stock no longer covers what is reserved: ${inSubject(vars.item)}`,
    preheader: ru ? `В наличии ${onHand}, в резерве ${reserved}.` : `On hand ${onHand}, reserved ${reserved}.`,
    heading: ru ? 'Зарезервировано больше, чем есть на складе' : 'More is reserved than lies in the warehouse',
    paragraphs: [
      greeting(vars.name, locale),
      ru
        ? 'Остаток уменьшился: товар выдали, пересчитали или вернули поставщику. Снимите часть резервов или купите недостающее.'
        : 'Stock has fallen: goods were issued, counted or sent back. Release some of the reservations, or buy what is missing.',
    ],
    facts: [
      [ru ? 'Позиция' : 'Item', plainName(vars.item)],
      [ru ? 'Склад' : 'Warehouse', plainName(vars.warehouse)],
      [ru ? 'В наличии' : 'On hand', onHand as string],
      [ru ? 'В резерве' : 'Reserved', reserved as string],
    ],
    button: { label: ru ? 'Открыть позицию' : 'Open the item', url: vars.url },
    footer: ru
      ? 'Вы получили это письмо, потому что товар зарезервирован вами или для вашей заявки.'
      : 'You receive this letter because you reserved these goods, or they are reserved for your requisition.',
  };
}
