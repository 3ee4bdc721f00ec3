import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, boxed, carrierNamed, gap, head, lined, partyInFull, row, said } from './form-cells.ts';

const low = { valign: 'bottom' } as const;
const called = { align: 'right', valign: 'bottom' } as const;

/** The transport part: who carries, in what, from where to where. */
export const ttnTransport: LayoutBlock = {
  ...{ type: 'grid', widths: '28 88 32 78 28 27', size: 6 },
  rows: [
    row(
      gap(1),
      said(3, '2. ТРАНСПОРТНЫЙ РАЗДЕЛ', { align: 'center', isBold: true, size: 8 }),
      said(2, 'Оборотная сторона формы № 1-Т', { align: 'right', size: 5 }),
    ),
    row(
      said(1, 'Срок доставки груза', low),
      lined(1, '«____» ______________ 20____ г.'),
      said(1, 'ТТН №', called),
      lined(1, '{document.number}[[ от {document.date|date:dd.MM.yyyy}]]'),
      gap(1),
      head(1, 'Коды'),
    ),
    row(
      said(1, 'Организация', low),
      lined(1, carrierNamed),
      said(1, 'Автомобиль', called),
      lined(1, '{vehicle.model}'),
      said(1, 'к путевому листу №', called),
      boxed(1),
    ),
    row(gap(1), below(1, '(наименование, адрес, номер телефона)'), gap(1), below(1, '(марка)')),
    row(
      said(1, 'Заказчик (плательщик)', low),
      lined(1, partyInFull('payer')),
      said(1, 'Государственный номерной знак', called),
      lined(1, '{vehicle.number}'),
      said(1, 'Гаражный номер', called),
      boxed(1),
    ),
    row(gap(1), below(1, '(наименование, адрес, номер телефона, банковские реквизиты)')),
    row(
      said(1, 'Водитель', low),
      lined(1, '{driver.fullName}'),
      said(1, 'Удостоверение №', called),
      lined(1, '{driver.license}'),
      said(1, 'Табельный номер', called),
      boxed(1),
    ),
    row(gap(1), below(1, '(фамилия, имя, отчество)')),
    row(
      said(1, 'Лицензионная карточка', low),
      lined(1, 'стандартная, ограниченная (ненужное зачеркнуть)'),
      said(1, 'Вид перевозки', called),
      lined(1),
      said(1, 'Код', called),
      boxed(1),
    ),
    row(said(1, 'Регистрационный №', low), lined(1, '____________________ Серия ____________ № ______________')),
    row(
      said(1, 'Пункт погрузки', low),
      lined(1, '{document.loadingAddress}'),
      said(1, 'Пункт разгрузки', called),
      lined(1, '{document.deliveryAddress}'),
      said(1, 'Маршрут', called),
      boxed(1),
    ),
    row(gap(1), below(1, '(адрес, номер телефона)'), gap(1), below(1, '(адрес, номер телефона)')),
    row(
      said(1, 'Переадресовка', low),
      lined(1),
      said(1, '1. Прицеп', called),
      lined(1, 'государственный номерной знак {vehicle.trailerNumber|line:16}'),
      said(1, 'Гаражный номер', called),
      boxed(1),
    ),
    row(
      gap(1),
      below(1, '(наименование и адрес нового грузополучателя; номер распоряжения)'),
      gap(1),
      below(1, '(марка)'),
    ),
    row(
      gap(1),
      lined(1),
      said(1, '2. Прицеп', called),
      lined(1, 'государственный номерной знак ________________'),
      said(1, 'Гаражный номер', called),
      boxed(1),
    ),
    row(gap(1), below(1, '(подпись ответственного лица)'), gap(1), below(1, '(марка)')),
  ],
};
