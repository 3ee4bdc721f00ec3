import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { boxed, head, ofRow, repeated, row, rowOf, said, sumOfRows } from './form-cells.ts';

const tall = { rows: 2, size: 5 } as const;
const low = { size: 5 } as const;

const headings = repeated([
  row(
    head(1, 'Код товара/\nработ, услуг', { ...tall, border: 'ltRb' }),
    head(1, '№\nп/п', tall),
    head(1, 'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права', tall),
    head(1, 'Код вида товара', tall),
    head(2, 'Единица измерения', low),
    head(1, 'Количество (объем)', tall),
    head(1, 'Цена (тариф) за единицу измерения', tall),
    head(1, 'Стоимость товаров (работ, услуг), имущественных прав без налога – всего', tall),
    head(1, 'В том числе сумма акциза', tall),
    head(1, 'Нало-говая ставка', tall),
    head(1, 'Сумма налога, предъявляемая покупателю', tall),
    head(1, 'Стоимость товаров (работ, услуг), имущественных прав с налогом – всего', tall),
    head(2, 'Страна происхождения товара', low),
    head(
      1,
      'Регистрационный номер декларации на товары или регистрационный номер партии товара, подлежащего прослеживаемости',
      {
        rows: 2,
        size: 4,
      },
    ),
    head(2, 'Количественная единица измерения товара, используемая в целях осуществления прослеживаемости', {
      size: 4,
    }),
    head(
      1,
      'Количество товара, подлежащего прослеживаемости, в количественной единице измерения товара, используемой в целях осуществления прослеживаемости',
      {
        rows: 2,
        size: 4,
      },
    ),
    head(1, 'Стоимость товара, подлежащего прослеживаемости, без налога на добавленную стоимость, в рублях', {
      rows: 2,
      size: 4,
    }),
  ),
  row(
    head(1, 'код', low),
    head(1, 'условное обозначение (национальное)', { size: 4 }),
    head(1, 'циф-ровой код', { size: 4 }),
    head(1, 'краткое наименование', { size: 4 }),
    head(1, 'код', low),
    head(1, 'условное обозна-чение', { size: 4 }),
  ),
  row(
    head(1, 'А', { ...low, border: 'ltRb' }),
    ...['1', '1а', '1б', '2', '2а', '3', '4', '5', '6', '7', '8', '9', '10', '10а', '11', '12', '12а', '13', '14'].map(
      (one) => head(1, one, low),
    ),
  ),
]);

const middle = { align: 'center' } as const;
const right = { align: 'right' } as const;

/** The rows of the invoice, and what is due. */
export const updGoods: LayoutBlock = {
  ...{ type: 'grid', widths: '23 7 40 8 8 12 13 17 21 13 10 18 21 7 11 18 7 10 15 15', size: 6 },
  rows: [
    ...headings,
    rowOf(
      { kind: 'item' },
      boxed(1, ofRow('sku'), { border: 'ltRb' }),
      boxed(1, ofRow('position'), middle),
      boxed(1, ofRow('name')),
      boxed(1, '—', middle),
      boxed(1, ofRow('uomCode'), middle),
      boxed(1, ofRow('uomName'), middle),
      boxed(1, ofRow('quantity'), right),
      boxed(1, ofRow('netPrice'), right),
      boxed(1, ofRow('netAmount'), right),
      boxed(1, 'без акциза', middle),
      boxed(1, ofRow('vatRate'), middle),
      boxed(1, ofRow('statedVatAmount'), right),
      boxed(1, ofRow('grossAmount'), right),
      boxed(1, ofRow('originNumber'), middle),
      boxed(1, ofRow('originName'), middle),
      boxed(1, ofRow('customsDeclaration'), middle),
      boxed(1, ofRow('tracedUomCode'), middle),
      boxed(1, ofRow('tracedUomName'), middle),
      boxed(1, ofRow('tracedQuantity'), right),
      boxed(1, ofRow('tracedAmount'), right),
    ),
    row(
      said(1, '', { border: 'R' }),
      boxed(7, 'Всего к оплате (9)', { isBold: true, align: 'left' }),
      boxed(1, sumOfRows('netAmount', 2), right),
      boxed(2, 'Х', middle),
      boxed(1, '{document.statedVatAmount}', right),
      boxed(1, sumOfRows('grossAmount', 2), right),
    ),
  ],
};
