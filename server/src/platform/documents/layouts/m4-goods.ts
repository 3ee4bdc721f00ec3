import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import {
  below,
  boxed,
  gap,
  head,
  lined,
  numbered,
  ofRow,
  repeated,
  row,
  rowOf,
  said,
  sumOfRows,
} from './delivery/form-cells.ts';

const tall = { rows: 2 } as const;
const small = { size: 7 } as const;
const right = { align: 'right' } as const;
const middle = { align: 'center' } as const;

/** What came by the papers and what was taken in, at the prices it was bought for; columns 11 and 12 are filled in by hand. */
export const m4Goods: LayoutBlock = {
  ...{ type: 'grid', widths: '58 26 14 23 21 21 23 27 25 27 19 24', size: 8 },
  rows: [
    ...repeated([
      row(
        head(2, 'Материальные ценности'),
        head(2, 'Единица измерения'),
        head(2, 'Количество'),
        head(1, 'Цена, руб. коп.', tall),
        head(1, 'Сумма без учёта НДС, руб. коп.', tall),
        head(1, 'Сумма НДС, руб. коп.', tall),
        head(1, 'Всего с учётом НДС, руб. коп.', tall),
        head(1, 'Номер паспорта', tall),
        head(1, 'Порядковый номер по складской картотеке', tall),
      ),
      row(
        head(1, 'наименование, сорт, размер, марка', small),
        head(1, 'номенклатурный номер', small),
        head(1, 'код', small),
        head(1, 'наименование', small),
        head(1, 'по документу', small),
        head(1, 'принято', small),
      ),
    ]),
    numbered(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']),
    rowOf(
      { kind: 'item' },
      boxed(1, ofRow('name')),
      boxed(1, ofRow('sku')),
      boxed(1, ofRow('uomCode'), middle),
      boxed(1, ofRow('uom'), middle),
      boxed(1, ofRow('deliveredQuantity'), right),
      boxed(1, ofRow('quantity'), right),
      boxed(1, ofRow('netPrice'), right),
      boxed(1, ofRow('netAmount'), right),
      boxed(1, ofRow('vatAmount'), right),
      boxed(1, ofRow('grossAmount'), right),
      ...[boxed(1), boxed(1)],
    ),
    row(
      said(4, 'Итого', { ...right, isBold: true }),
      boxed(1, sumOfRows('deliveredQuantity'), right),
      boxed(1, sumOfRows('quantity'), right),
      boxed(1, 'Х', middle),
      boxed(1, sumOfRows('netAmount', 2), right),
      boxed(1, sumOfRows('vatAmount', 2), right),
      boxed(1, sumOfRows('grossAmount', 2), right),
    ),
  ],
};

/** Who took it in, and who handed it over. */
export const m4Signed: LayoutBlock = {
  ...{ type: 'grid', widths: '18 34 3 28 3 46 10 18 34 3 28 3 46', size: 8, isKeptTogether: true },
  rows: [
    rowOf(
      { height: 9 },
      said(1, 'Принял', { valign: 'bottom', isBold: true }),
      lined(1, '{document.receivedByPosition}', middle),
      gap(1),
      lined(1),
      gap(1),
      lined(1, '{document.receivedByName}', middle),
      gap(1),
      said(1, 'Сдал', { valign: 'bottom', isBold: true }),
      lined(1),
      gap(1),
      lined(1),
      gap(1),
      lined(1),
    ),
    row(gap(1), ...signedBelow(), gap(2), ...signedBelow()),
  ],
};

function signedBelow() {
  const tiny = { size: 6 } as const;
  return [
    below(1, '(должность)', tiny),
    gap(1),
    below(1, '(подпись)', tiny),
    gap(1),
    below(1, '(расшифровка подписи)', tiny),
  ];
}
