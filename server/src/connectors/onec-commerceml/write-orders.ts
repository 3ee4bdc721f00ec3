import type { ExchangeOrder } from '../../kernel/integrations/ports/exchange-order.ts';
import { units } from '../../kernel/values/units.ts';
import { partyOf } from './party-of.ts';
import { encodedXml, type OrderEncoding } from './xml/encoded.ts';
import { element, escaped, type Field, requisite } from './xml/write-xml.ts';

/** Orders to suppliers as documents of CommerceML (CM-24, CM-25): we buy, the supplier sells. */
export function writeOrders(
  orders: readonly ExchangeOrder[],
  { version, encoding, at }: { version: string; encoding: OrderEncoding; at: Date },
): Buffer {
  const made = at.toISOString().slice(0, 19);
  const text = [
    `<?xml version="1.0" encoding="${encoding}"?>`,
    `<КоммерческаяИнформация ВерсияСхемы="${escaped(version)}" ДатаФормирования="${made}">`,
    ...orders.map(documentOf),
    '</КоммерческаяИнформация>',
    '',
  ].join('\n');
  return encodedXml(text, encoding);
}

const documentOf = (order: ExchangeOrder) =>
  element('Документ', [
    ['Ид', order.id],
    ['НомерВерсии', String(order.revision)],
    ['Номер', order.number],
    ['Дата', order.date],
    ['Время', order.time],
    ['ПометкаУдаления', String(order.deleted)],
    ['ХозОперация', 'Заказ товара'],
    ['Роль', 'Покупатель'],
    ['Валюта', order.currency],
    ['Курс', '1'],
    ['Сумма', order.amount],
    ['Контрагенты', [['Контрагент', partyOf(order.supplier)]]],
    ['Комментарий', order.comment],
    ['Товары', order.lines.map((line): Field => ['Товар', lineOf(line)])],
    [
      'ЗначенияРеквизитов',
      [requisite('Статус заказа', order.status), requisite('ПометкаУдаления', String(order.deleted))],
    ],
  ]);

const lineOf = ({
  itemId,
  sku,
  name,
  unit,
  quantity,
  price,
  amount,
  vatRate,
}: ExchangeOrder['lines'][number]): Field[] => [
  ['Ид', itemId],
  ['Артикул', sku],
  ['Наименование', name],
  ['БазоваяЕдиница', units.get(unit)?.symbol ?? unit, { Код: unit }],
  ['ЦенаЗаЕдиницу', price],
  ['Количество', quantity],
  ['Сумма', amount],
  ['СтавкиНалогов', vatRate === null ? null : [['СтавкаНалога', taxOf(vatRate)]]],
];

const taxOf = (rate: string): Field[] => [
  ['Наименование', 'НДС'],
  ['Ставка', rate === 'none' ? 'Без налога' : rate],
];
