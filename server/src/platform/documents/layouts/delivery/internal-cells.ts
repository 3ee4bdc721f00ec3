import type { DocumentLayout, LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import {
  boxed,
  carriedInShort,
  type FormRow,
  head,
  ofRow,
  partyNamed,
  repeated,
  row,
  rowOf,
  said,
} from './form-cells.ts';

export const internalPage: DocumentLayout['page'] = {
  ...{ orientation: 'portrait', marginTop: 12, marginRight: 12, marginBottom: 14, marginLeft: 18, fontSize: 9 },
  hasPageNumbers: true,
};

export const titled = (title: string): LayoutBlock[] => [
  { type: 'columns', columns: [{ image: 'logo', imageWidth: 34 }] },
  {
    type: 'heading',
    level: 1,
    align: 'center',
    text: `${title}[[ № {document.number}]][[ от {document.date|date:d MMMM yyyy} г.]]`,
  },
];

const requisite = (label: string, value: string) => ({ label, value });

const basis = requisite(
  'Основание:',
  '{document.basisName}[[ № {document.basisNumber}]][[ от {document.basisDate|date:dd.MM.yyyy}]]',
);

export const sender = requisite('Отправитель:', partyNamed('shipper'));
export const receiver = requisite('Получатель:', partyNamed('consignee'));
export const address = requisite('Адрес доставки:', '{document.deliveryAddress}');
export const carriage = requisite('Перевозка:', carriedInShort);
export const comment = requisite('Примечание:', '{document.comment}');

export const sides = (...rows: Array<{ label: string; value: string }>): LayoutBlock => ({
  type: 'requisites',
  labelWidth: 32,
  rows: [...rows, basis],
});

export interface GoodsColumn {
  title: string;
  width: number;
  value: string;
  align?: 'center' | 'right';
  /** Below the last row. */
  total?: string;
}

/** Goods under their headings, with what is added up below them. */
export function goods(columns: readonly GoodsColumn[]): LayoutBlock {
  const firstTotal = columns.findIndex(({ total }) => total !== undefined);
  const align = (column: GoodsColumn) => (column.align ? { align: column.align } : {});
  const totals: FormRow[] =
    firstTotal === -1
      ? []
      : [
          row(
            said(firstTotal, 'Итого', { align: 'right', isBold: true }),
            ...columns
              .slice(firstTotal)
              .map((column) => boxed(1, column.total ?? '', { ...align(column), isBold: true })),
          ),
        ];
  return {
    type: 'grid',
    widths: columns.map(({ width }) => width).join(' '),
    size: 8,
    rows: [
      ...repeated([row(...columns.map(({ title }) => head(1, title, { isBold: true })))]),
      rowOf({ kind: 'item' }, ...columns.map((column) => boxed(1, column.value, align(column)))),
      ...totals,
    ],
  };
}

export const position: GoodsColumn = { title: '№', width: 10, value: ofRow('position'), align: 'center' };
export const named: GoodsColumn = { title: 'Наименование', width: 78, value: ofRow('name') };
export const article: GoodsColumn = { title: 'Артикул', width: 24, value: ofRow('sku') };
export const unit: GoodsColumn = { title: 'Ед.', width: 14, value: ofRow('uomName'), align: 'center' };
export const quantity: GoodsColumn = { title: 'Количество', width: 22, value: ofRow('quantity'), align: 'right' };
