import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { boxed, head, numbered, ofRow, repeated, row, rowOf, said, sumOfRows } from './form-cells.ts';

const tall = { rows: 2 } as const;
const right = { align: 'right' } as const;
const middle = { align: 'center' } as const;
const low = { size: 5 } as const;

const sums = (label: string) => [
  said(7, label, right),
  boxed(1, '', right),
  boxed(1, sumOfRows('weightKg'), right),
  boxed(1, sumOfRows('quantity'), right),
  boxed(1, 'Х', middle),
  boxed(1, sumOfRows('netAmount', 2), right),
  boxed(1, 'Х', middle),
  boxed(1, sumOfRows('vatAmount', 2), right),
  boxed(1, sumOfRows('grossAmount', 2), right),
];

/** The goods: a heading of two parts on each page, the sums of the page below its rows, then those of the document. */
export const torg12Goods: LayoutBlock = {
  ...{ type: 'grid', widths: '9 62 19 13 12 13 13 13 16 18 20 25 13 23 26', size: 6 },
  rows: [
    ...repeated([
      row(
        head(1, 'Но-мер по по-рядку', { ...tall, ...low }),
        head(2, 'Товар'),
        head(2, 'Единица измерения', low),
        head(1, 'Вид упаковки', { ...tall, ...low }),
        head(2, 'Количество'),
        head(1, 'Масса брутто', { ...tall, ...low }),
        head(1, 'Количество (масса нетто)', { ...tall, ...low }),
        head(1, 'Цена, руб. коп.', { ...tall, ...low }),
        head(1, 'Сумма без учета НДС, руб. коп.', { ...tall, ...low }),
        head(2, 'НДС'),
        head(1, 'Сумма с учетом НДС, руб. коп.', { ...tall, ...low }),
      ),
      row(
        head(1, 'наименование, характеристика, сорт, артикул товара', low),
        head(1, 'код', low),
        head(1, 'наиме-нование', low),
        head(1, 'код по ОКЕИ', low),
        head(1, 'в одном месте', low),
        head(1, 'мест, штук', low),
        head(1, 'ставка, %', low),
        head(1, 'сумма, руб. коп.', low),
      ),
    ]),
    numbered(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']),
    rowOf(
      { kind: 'item' },
      boxed(1, ofRow('position'), middle),
      boxed(1, ofRow('name')),
      boxed(1, ofRow('sku')),
      boxed(1, ofRow('uomName'), middle),
      boxed(1, ofRow('uomCode'), middle),
      ...[boxed(1), boxed(1), boxed(1)],
      boxed(1, ofRow('weightKg'), right),
      boxed(1, ofRow('quantity'), right),
      boxed(1, ofRow('netPrice'), right),
      boxed(1, ofRow('netAmount'), right),
      boxed(1, ofRow('vatRate'), middle),
      boxed(1, ofRow('statedVatAmount'), right),
      boxed(1, ofRow('grossAmount'), right),
    ),
    rowOf({ kind: 'pageTotal' }, ...sums('Итого')),
    row(...sums('Всего по накладной')),
  ],
};
