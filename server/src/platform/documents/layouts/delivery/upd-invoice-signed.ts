import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, gap, lined, row, said } from './form-cells.ts';

const centred = { align: 'center' } as const;
const zone = { border: 'R' } as const;
const foot = { border: 'B' } as const;

/** Who signs the invoice, still beside the zone of the status; the thick line below ends the invoice. */
export const updInvoiceSigned: LayoutBlock = {
  ...{ type: 'grid', widths: '23 2 50 32 2 46 4 50 32 2 51', size: 6, isKeptTogether: true },
  rows: [
    row(
      said(1, 'Документ составлен на', { ...zone, rows: 2 }),
      gap(1),
      said(1, 'Руководитель организации\nили иное уполномоченное лицо'),
      lined(1),
      gap(1),
      lined(1, '{seller.signatoryName}', centred),
      gap(1),
      said(1, 'Главный бухгалтер\nили иное уполномоченное лицо'),
      lined(1),
      gap(1),
      lined(1, '{seller.accountantName}', centred),
    ),
    row(
      gap(2),
      below(1, '(подпись)'),
      gap(1),
      below(1, '(ф.и.о.)'),
      gap(2),
      below(1, '(подпись)'),
      gap(1),
      below(1, '(ф.и.о.)'),
    ),
    row(
      said(1, '{document.pageCount|line:5} листах', { border: 'RB', rows: 2 }),
      gap(1),
      said(1, 'Индивидуальный предприниматель\nили иное уполномоченное лицо'),
      lined(1),
      gap(1),
      lined(1),
      gap(1),
      lined(4),
    ),
    row(
      said(2, '', foot),
      below(1, '(подпись)', foot),
      said(1, '', foot),
      below(1, '(ф.и.о.)', foot),
      said(1, '', foot),
      below(4, '(реквизиты свидетельства о государственной регистрации индивидуального предпринимателя)', foot),
    ),
  ],
};
