import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import {
  below,
  boxed,
  type FormRow,
  gap,
  head,
  lined,
  partyInFull,
  partyNamed,
  row,
  rowOf,
  said,
} from './form-cells.ts';

const code = { align: 'center', valign: 'middle' } as const;
const called = { align: 'right', valign: 'bottom' } as const;

const side = (label: string, role: string, text: string, held: string, border = 'lr'): FormRow[] => [
  row(
    said(1, label, { valign: 'bottom' }),
    lined(2, text, { size: 7 }),
    said(1, 'по ОКПО', called),
    boxed(3, `{${role}.okpo}`, code),
  ),
  row(gap(1), below(2, held), gap(1), boxed(3, '', { border })),
];

/** Who sends, who receives, who pays, with their codes. */
export const ttnHead: LayoutBlock = {
  ...{ type: 'grid', widths: '26 140 48 32 12 10 13', size: 6 },
  rows: [
    row(
      said(7, 'Типовая межотраслевая форма № 1-Т\nУтверждена постановлением Госкомстата России от 28.11.97 № 78', {
        align: 'right',
        size: 5,
      }),
    ),
    row(gap(4), head(3, 'Коды')),
    row(gap(3), said(1, 'Форма по ОКУД', called), boxed(3, '0345009', code)),
    rowOf(
      { height: 5 },
      said(2, 'ТОВАРНО-ТРАНСПОРТНАЯ НАКЛАДНАЯ №', { isBold: true, size: 10, align: 'right', valign: 'middle' }),
      lined(1, '{document.number}', { isBold: true, size: 9, align: 'center' }),
      said(1, 'Дата составления', { ...called, valign: 'middle' }),
      boxed(1, '{document.date|date:dd}', code),
      boxed(1, '{document.date|date:MM}', code),
      boxed(1, '{document.date|date:yyyy}', code),
    ),
    ...side(
      'Грузоотправитель',
      'shipper',
      partyNamed('shipper'),
      '(полное наименование организации, адрес, номер телефона)',
    ),
    ...side(
      'Грузополучатель',
      'consignee',
      partyNamed('consignee'),
      '(полное наименование организации, адрес, номер телефона)',
    ),
    ...side(
      'Плательщик',
      'payer',
      partyInFull('payer'),
      '(полное наименование организации, адрес, банковские реквизиты)',
      'lrb',
    ),
    row(said(7, '1. ТОВАРНЫЙ РАЗДЕЛ (заполняется грузоотправителем)', { align: 'center', isBold: true, size: 7 })),
  ],
};
