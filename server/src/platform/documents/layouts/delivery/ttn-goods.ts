import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { boxed, head, numbered, ofRow, repeated, row, rowOf, said, sumOfRows } from './form-cells.ts';

const right = { align: 'right' } as const;
const middle = { align: 'center' } as const;

const sums = (label: string) => [
  said(3, label, right),
  boxed(1, sumOfRows('quantity'), right),
  ...[boxed(1, 'Х', middle), boxed(1), boxed(1), boxed(1), boxed(1)],
  boxed(1, sumOfRows('weightTonnes'), right),
  boxed(1, sumOfRows('lineAmount', 2), right),
  boxed(1),
];

/** The goods part: the goods with sums of each page. */
export const ttnGoods: LayoutBlock = {
  ...{ type: 'grid', widths: '25 22 22 18 22 72 16 16 14 17 26 24', size: 6 },
  rows: [
    ...repeated([
      row(
        ...[
          ...['Код продукции (номенклатурный номер)', 'Номер прейскуранта и дополнения к нему'],
          ...['Артикул или номер по прейскуранту', 'Количество', 'Цена, руб. коп.'],
          ...['Наименование продукции, товара (груза), ТУ, марка, размер, сорт', 'Единица измерения'],
          ...['Вид упаковки', 'Количество мест', 'Масса, т', 'Сумма, руб. коп.'],
          'Порядковый номер записи по складской картотеке (грузоотправителю, грузополучателю)',
        ].map((title) => head(1, title, { size: 5 })),
      ),
    ]),
    numbered(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']),
    rowOf(
      { kind: 'item' },
      boxed(1, ofRow('sku')),
      ...[boxed(1), boxed(1)],
      boxed(1, ofRow('quantity'), right),
      boxed(1, ofRow('unitPrice'), right),
      boxed(1, ofRow('name')),
      boxed(1, ofRow('uomName'), middle),
      ...[boxed(1), boxed(1)],
      boxed(1, ofRow('weightTonnes'), right),
      boxed(1, ofRow('lineAmount'), right),
      boxed(1),
    ),
    rowOf({ kind: 'pageTotal' }, ...sums('Итого по странице')),
    row(...sums('Всего по накладной')),
  ],
};
