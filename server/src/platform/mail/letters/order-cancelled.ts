import type { Letter, LetterLocale } from './letter.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

type OrderCancelledVars = {
  readonly buyer: string;
  readonly number: string;
  readonly reason: string | null;
};

/** What a supplier reads when an order that they have is given up. */
export function orderCancelled(vars: OrderCancelledVars, locale: LetterLocale): Letter {
  const [buyer, number] = [plainName(vars.buyer), plainName(vars.number)];
  const quoted = plainParagraphs(vars.reason, 1_000);
  if (locale !== 'ru')
    return {
      sender: buyer,
      subject: `Order ${number} is cancelled`,
      preheader: `${buyer} has cancelled the order.`,
      heading: `Order ${number} is cancelled`,
      paragraphs: ['Hello,', `${buyer} has cancelled this order. Please do not deliver it.`],
      quoted,
      closing: ['If the goods are on their way already, answer this letter.'],
      footer: `You receive this letter because ${buyer} had ordered from you.`,
    };
  return {
    sender: buyer,
    subject: `Заказ ${number} отменён`,
    preheader: `${buyer}: заказ отменён.`,
    heading: `Заказ ${number} отменён`,
    paragraphs: ['Здравствуйте!', 'Покупатель отменил этот заказ, поставлять его не нужно.'],
    quoted,
    closing: ['Если товар уже в пути, ответьте на это письмо.'],
    footer: `Вы получили это письмо, потому что вам направляли заказ. Покупатель: ${buyer}.`,
  };
}
