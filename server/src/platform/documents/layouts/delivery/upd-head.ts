import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { boxed, type FormRow, gap, lined, row, rowOf, said } from './form-cells.ts';

const zone = { border: 'R' } as const;

const codeOf = (code: string) => said(1, code, { align: 'right', valign: 'bottom' });

/** What a line is called, what stands on it, its number in the law. */
type Side = readonly [label: string, value: string, code: string];

/** A line of the seller's half beside one of the buyer's. */
const sides = (left: Side, right: Side, isLong = false) => [
  said(1, left[0], { valign: 'bottom' }),
  lined(3, left[1], { size: 7 }),
  codeOf(left[2]),
  gap(1),
  said(isLong ? 2 : 1, right[0], { valign: 'bottom' }),
  lined(isLong ? 1 : 2, right[1], { size: 7 }),
  codeOf(right[2]),
];

const innAndKpp = (role: string) => `{${role}.inn}[[/{${role}.kpp}]]`;

const withAddress = (role: string) => `{${role}.legalName}[[, {${role}.actualAddress}]]`;

const explained = '1 – счет-фактура и передаточный документ (акт)\n2 – передаточный документ (акт)';

const numberedLine = (label: string, number: string, date: string, code: string) => [
  said(1, label, { isBold: true, valign: 'bottom', size: 7 }),
  lined(1, number, { align: 'center', size: 7 }),
  said(1, 'от', { align: 'center', valign: 'bottom' }),
  lined(1, date, { align: 'center', size: 7 }),
  codeOf(code),
];

const advance =
  'К счету-фактуре (счетам-фактурам), выставленному (выставленным) при получении оплаты, частичной оплаты или иных платежей в счет предстоящих поставок товаров (выполнения работ, оказания услуг), передачи имущественных прав №';

const law =
  'Приложение № 1 к постановлению Правительства Российской Федерации от 26 декабря 2011 г. № 1137\n(в редакции постановления Правительства Российской Федерации от 16 августа 2024 г. № 1096)';

const rows: FormRow[] = [
  row(
    said(3, 'Универсальный\nпередаточный\nдокумент', { ...zone, rows: 3, isBold: true, size: 7 }),
    ...numberedLine('Счет-фактура №', '{document.number}', '{document.date|date:d MMMM yyyy} г.', '(1)'),
    gap(1),
    said(4, law, { rows: 2, size: 5, align: 'right' }),
  ),
  row(...numberedLine('Исправление №', '—', '—', '(1а)'), gap(1)),
  row(...sides(['Продавец:', '{seller.legalName}', '(2)'], ['Покупатель:', '{customer.legalName}', '(6)'])),
  rowOf(
    { height: 4 },
    said(1, 'Статус:', { valign: 'middle' }),
    boxed(1, '{document.updStatus}', { align: 'center', valign: 'middle', size: 9, isBold: true }),
    said(1, '', zone),
    ...sides(['Адрес:', '{seller.legalAddress}', '(2а)'], ['Адрес:', '{customer.legalAddress}', '(6а)']),
  ),
  row(
    said(3, explained, { ...zone, rows: 6, size: 6, valign: 'top' }),
    ...sides(
      ['ИНН/КПП продавца:', innAndKpp('seller'), '(2б)'],
      ['ИНН/КПП покупателя:', innAndKpp('customer'), '(6б)'],
    ),
  ),
  row(
    ...sides(
      ['Грузоотправитель и его адрес:', withAddress('shipper'), '(3)'],
      ['Валюта: наименование, код', '{document.currencyInFull}', '(7)'],
    ),
  ),
  row(
    ...sides(
      ['Грузополучатель и его адрес:', withAddress('consignee'), '(4)'],
      ['Идентификатор государственного контракта, договора (соглашения) (при наличии):', '—', '(8)'],
      true,
    ),
  ),
  row(...sides(['К платежно-расчетному документу №', '—', '(5)'], ['', '', '']).slice(0, 3), gap(5)),
  row(
    said(1, 'Документ об отгрузке:', { valign: 'bottom' }),
    lined(
      3,
      'Универсальный передаточный документ, № п/п 1–{document.rowCount}, № {document.number} от {document.date|date:dd.MM.yyyy}',
    ),
    codeOf('(5а)'),
    gap(5),
  ),
  row(said(9, `${advance} — от —, исправление № — от —`, { size: 5, valign: 'bottom' }), codeOf('(5б)')),
];

/** The head: the status beside, the lines of the invoice in two halves. */
export const updHead: LayoutBlock = {
  ...{ type: 'grid', widths: '12 8 3 39 36 8 43 7 3 38 48 42 7', size: 6 },
  rows,
};
