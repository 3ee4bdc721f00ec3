import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, boxed, gap, head, lined, numbered, ofRow, repeated, row, rowOf, said } from './form-cells.ts';

const centred = { align: 'center' } as const;
const low = { valign: 'bottom' } as const;

/** What may be received, and who signs. */
export const attorneyGoods: LayoutBlock = {
  ...{ type: 'grid', widths: '16 90 24 50', size: 8 },
  rows: [
    ...repeated([
      row(said(4, 'Перечень товарно-материальных ценностей, подлежащих получению', { align: 'center', isBold: true })),
      row(
        head(1, 'Номер по порядку'),
        head(1, 'Материальные ценности'),
        head(1, 'Единица измерения'),
        head(1, 'Количество (прописью)'),
      ),
    ]),
    numbered(['1', '2', '3', '4']),
    rowOf(
      { kind: 'item' },
      boxed(1, ofRow('position'), centred),
      boxed(1, ofRow('name')),
      boxed(1, ofRow('uomName'), centred),
      boxed(1, ofRow('quantityInWords')),
    ),
  ],
};

export const attorneySigned: LayoutBlock = {
  ...{ type: 'grid', widths: '30 24 44 4 34 4 40', size: 8, isKeptTogether: true },
  rows: [
    rowOf(
      { height: 8 },
      said(3, 'Подпись лица, получившего доверенность', low),
      gap(1),
      lined(1),
      gap(1),
      said(1, 'удостоверяем', low),
    ),
    rowOf(
      { height: 6 },
      said(1, 'Руководитель', low),
      lined(2, '{customer.signatoryPosition}', centred),
      gap(1),
      lined(1),
      gap(1),
      lined(1, '{customer.signatoryName}', centred),
    ),
    row(gap(1), below(2, '(должность)'), gap(1), below(1, '(подпись)'), gap(1), below(1, '(расшифровка подписи)')),
    rowOf(
      { height: 6 },
      said(3, 'Главный бухгалтер', low),
      gap(1),
      lined(1),
      gap(1),
      lined(1, '{customer.accountantName}', centred),
    ),
    row(said(3, 'М.П.'), gap(1), below(1, '(подпись)'), gap(1), below(1, '(расшифровка подписи)')),
  ],
};
