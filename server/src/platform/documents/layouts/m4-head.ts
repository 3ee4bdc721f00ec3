import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import { boxed, gap, head, lined, row, rowOf, said } from './delivery/form-cells.ts';

const centred = { align: 'center', valign: 'middle' } as const;
const right = { align: 'right', valign: 'bottom' } as const;
const low = { valign: 'bottom' } as const;
const tall = { rows: 2 } as const;
const small = { size: 7 } as const;

/** Who took the goods in, when and where, from whom and by which papers. The supplier's code is that of OKPO; what the company codes in its accounts is left to the accountant. */
export const m4Head: LayoutBlock = {
  ...{ type: 'grid', widths: '24 20 36 50 18 32 20 22 27 27', size: 8 },
  rows: [
    row(
      said(10, 'Типовая межотраслевая форма № М-4\nУтверждена постановлением Госкомстата России от 30.10.97 № 71а', {
        ...{ align: 'right', size: 6 },
      }),
    ),
    row(gap(9), head(1, 'Коды')),
    rowOf(
      { height: 7 },
      said(4, 'ПРИХОДНЫЙ ОРДЕР №', { isBold: true, size: 12, ...right }),
      lined(2, '{document.number}', { isBold: true, size: 11, align: 'center' }),
      gap(1),
      said(2, 'Форма по ОКУД', right),
      boxed(1, '0315003', centred),
    ),
    row(
      said(1, 'Организация', low),
      lined(6, '{seller.legalName}[[, ИНН {seller.inn}]]'),
      said(2, 'по ОКПО', right),
      boxed(1, '{seller.okpo}', centred),
    ),
    row(said(2, 'Структурное подразделение', low), lined(5), gap(2), boxed(1, '', centred)),
    rowOf({ height: 3 }, gap(10)),
    row(
      head(1, 'Дата составления', tall),
      head(1, 'Код вида операции', tall),
      head(1, 'Склад', tall),
      head(2, 'Поставщик'),
      head(1, 'Страховая компания', tall),
      head(2, 'Корреспондирующий счёт'),
      head(2, 'Номер документа'),
    ),
    row(
      head(1, 'наименование', small),
      head(1, 'код', small),
      head(1, 'счёт, субсчёт', small),
      head(1, 'код аналитического учёта', small),
      head(1, 'сопроводительного', small),
      head(1, 'платёжного', small),
    ),
    rowOf(
      { height: 6 },
      boxed(1, '{document.date|date:dd.MM.yyyy}', centred),
      boxed(1, '', centred),
      boxed(1, '{document.warehouseName}', centred),
      boxed(1, '{document.supplierNames}', { valign: 'middle' }),
      boxed(1, '{customer.okpo}', centred),
      ...[boxed(1), boxed(1), boxed(1), boxed(1)],
      boxed(1, '{document.invoiceNumbers}', centred),
    ),
  ],
};
