import type { Letter, LetterLocale } from './letter.ts';
import { plainDay, plainMoney } from './plain-amount.ts';
import { plainName, plainParagraphs } from './plain-name.ts';

type OrderSentVars = {
  readonly buyer: string;
  readonly number: string;
  readonly revision: number;
  readonly total: string;
  readonly currency: string;
  /** The earliest day that something is wanted by. */
  readonly wantedDate: string | null;
  readonly deliveryAddress: string | null;
  /** Words of who sends it, in place of ours. */
  readonly subject: string | null;
  readonly message: string | null;
  readonly url: string;
};

/** What a supplier reads: who orders, for how much, by when, and that it waits for a confirmation. */
export function orderSent(vars: OrderSentVars, locale: LetterLocale): Letter {
  const ru = locale === 'ru';
  const isChanged = vars.revision > 1;
  const [buyer, number] = [plainName(vars.buyer), plainName(vars.number)];
  const subject = vars.subject === null ? null : plainName(vars.subject, 200);
  const said = plainParagraphs(vars.message, 5_000);
  const facts: Letter['facts'] = [
    [ru ? 'Заказ' : 'Order', isChanged ? `${number}, ${ru ? 'редакция' : 'revision'} ${vars.revision}` : number],
    [ru ? 'Сумма' : 'Total', plainMoney(vars.total, vars.currency, locale)],
    ...(vars.wantedDate ? [[ru ? 'Первая поставка' : 'Wanted by', plainDay(vars.wantedDate, locale)] as const] : []),
    ...(vars.deliveryAddress ? [[ru ? 'Доставка' : 'Delivery', plainName(vars.deliveryAddress, 300)] as const] : []),
  ];
  if (!ru)
    return {
      sender: buyer,
      subject: subject ?? (isChanged ? `Order ${number} has changed` : `Order ${number} from ${buyer}`),
      preheader: 'Please confirm quantities and dates. No account is needed.',
      heading: isChanged ? `${buyer} has changed the order` : `${buyer} orders from you`,
      paragraphs: said.length > 0 ? [] : ['Hello,', isChanged ? changed.en : 'please confirm the order.'],
      quoted: said,
      facts,
      button: { label: 'Open and confirm', url: vars.url },
      closing: [
        'By the link you confirm all of it at once or line by line, name other dates, or decline. You need no account.',
        'The order is attached as a file.',
      ],
      footer: 'The link is yours: whoever has it answers in your name. Forward this letter only to those who may.',
    };
  return {
    sender: buyer,
    subject: subject ?? (isChanged ? `Заказ ${number} изменён` : `Заказ ${number} от ${buyer}`),
    preheader: 'Подтвердите количество и сроки. Регистрация не нужна.',
    heading: isChanged ? `${buyer}: заказ изменён` : `${buyer}: заказ для вас`,
    paragraphs: said.length > 0 ? [] : ['Здравствуйте!', isChanged ? changed.ru : 'Просим подтвердить заказ.'],
    quoted: said,
    facts,
    button: { label: 'Открыть и подтвердить', url: vars.url },
    closing: [
      'По ссылке можно подтвердить заказ целиком или по строкам, указать другие сроки или отказаться. Регистрация не нужна.',
      'Заказ приложен файлом.',
    ],
    footer:
      'Ссылка личная: кто её откроет, сможет ответить от вашего имени. Пересылайте письмо только тем, кто вправе решать.',
  };
}

const changed = {
  en: 'the order has changed. What was confirmed before holds no more: please confirm it anew.',
  ru: 'Заказ изменился. Прежнее подтверждение больше не действует: просим подтвердить заново.',
};
