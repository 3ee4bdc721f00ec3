import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { boxed, type FormRow, gap, head, row, rowOf, said } from './form-cells.ts';

const small = { size: 5 } as const;

const numbers = (from: number, spans: readonly number[]): FormRow =>
  row(...spans.map((columns, at) => head(columns, String(from + at), small)));

const blanks = (spans: readonly number[], first?: string): FormRow =>
  rowOf(
    { height: 4 },
    ...spans.map((columns, at) => boxed(columns, at === 0 ? (first ?? '') : '', { align: 'center' })),
  );

const operations = [2, 4, 4, 3, 3, 1, 2, 2, 2, 2];
const other = [1, 1, 1, 1, 1, 2, 2, 2, 3, 2, 2, 2, 2];
const price = [3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2];

/** Loading and unloading, what the carrier fills in, what the carriage costs. */
export const ttnOperations: LayoutBlock = {
  ...{ type: 'grid', widths: '1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', size: 6, isKeptTogether: true },
  rows: [
    row(said(25, 'ПОГРУЗОЧНО-РАЗГРУЗОЧНЫЕ ОПЕРАЦИИ', { align: 'center', isBold: true })),
    row(
      head(2, 'операция', { rows: 2, ...small }),
      head(4, 'исполнитель (автовладелец, получатель, отправитель)', { rows: 2, ...small }),
      head(4, 'дополнительные операции (наименование, количество)', { rows: 2, ...small }),
      head(3, 'механизм, грузоподъемность, емкость ковша', { rows: 2, ...small }),
      head(4, 'способ', small),
      head(4, 'дата (число, месяц), время, ч, мин.', small),
      head(2, 'время дополнительных операций, мин.', { rows: 2, ...small }),
      head(2, 'подпись ответственного лица', { rows: 2, ...small }),
    ),
    row(
      head(3, 'ручной, механизированный, наливом, самосвалом', small),
      head(1, 'код', small),
      head(2, 'прибытия', small),
      head(2, 'убытия', small),
    ),
    numbers(10, operations),
    rowOf(
      { height: 4 },
      boxed(2, 'погрузка', { align: 'center' }),
      boxed(4, '{shipper.legalName}'),
      ...[4, 3, 3, 1, 2, 2, 2, 2].map((columns) => boxed(columns)),
    ),
    rowOf(
      { height: 4 },
      boxed(2, 'разгрузка', { align: 'center' }),
      boxed(4, '{consignee.legalName}'),
      ...[4, 3, 3, 1, 2, 2, 2, 2].map((columns) => boxed(columns)),
    ),
    row(
      said(25, 'ПРОЧИЕ СВЕДЕНИЯ (заполняется организацией, владельцем автотранспорта)', {
        align: 'center',
        isBold: true,
      }),
    ),
    row(
      head(5, 'расстояние перевозки по группам дорог, км', small),
      head(2, 'код экспедирования груза', { rows: 2, ...small }),
      head(4, 'за транспортные услуги', small),
      head(3, 'сумма штрафа за неправильное оформление документов, руб. коп.', { rows: 2, ...small }),
      head(4, 'поправочный коэффициент', small),
      head(4, 'время простоя, ч, мин.', small),
      said(3, 'Таксировка: __________', { rows: 4, ...small }),
    ),
    row(
      ...['всего', 'в гор.', 'I гр.', 'II гр.', 'III гр.'].map((title) => head(1, title, small)),
      ...[
        'с клиента',
        'причитается водителю',
        'расценка водителю',
        'основной тариф',
        'под погрузкой',
        'под разгрузкой',
      ].map((title) => head(2, title, small)),
    ),
    numbers(20, other),
    blanks(other),
    row(gap(25)),
    row(
      head(3, 'Расчет стоимости', { rows: 2, ...small }),
      ...[
        ...['За тонны', 'За тонно-км', 'Погрузочно-разгрузочные работы, тонн', 'Недогрузка автомобиля и прицепа'],
        ...['Экспеди-рование', 'Сверхнормативный простой при погрузке', 'Сверхнормативный простой при разгрузке'],
        ...['За срочность заказа', 'За специальный транспорт', 'Прочие доплаты', 'Всего'],
      ].map((title) => head(2, title, { size: 4 })),
    ),
    numbers(33, price.slice(1)),
    blanks(price, 'Выполнено'),
    blanks(price, 'Расценка, руб. коп.'),
    blanks(price, 'К оплате, руб. коп.'),
    rowOf(
      { height: 5 },
      said(25, 'Таксировщик ____________________ (подпись)   ______________________________ (расшифровка подписи)', {
        align: 'right',
        valign: 'bottom',
      }),
    ),
  ],
};
