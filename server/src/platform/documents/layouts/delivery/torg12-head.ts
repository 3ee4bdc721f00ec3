import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, boxed, type FormRow, gap, head, lined, partyInFull, row, rowOf, said } from './form-cells.ts';

const code = { align: 'center', valign: 'middle' } as const;
const called = { align: 'right', valign: 'bottom' } as const;

/** A side on its line, what the line holds below it, and its code beside. */
const side = (label: string, role: string, held: string): FormRow[] => [
  row(
    said(1, label, { valign: 'bottom' }),
    lined(4, partyInFull(role), { size: 7 }),
    said(2, 'по ОКПО', called),
    boxed(1, `{${role}.okpo}`, code),
  ),
  row(gap(1), below(4, held), gap(2), boxed(1, '', { border: 'lr' })),
];

const inFull = '(организация, адрес, телефон, факс, банковские реквизиты)';

const law = 'Унифицированная форма № ТОРГ-12\nУтверждена постановлением Госкомстата России от 25.12.98 № 132';

const rows: FormRow[] = [
  row(said(8, law, { align: 'right', size: 5 })),
  row(gap(5), gap(2), head(1, 'Коды')),
  row(gap(5), said(2, 'Форма по ОКУД', called), boxed(1, '0330212', code)),
  row(lined(5, partyInFull('shipper'), { size: 7 }), said(2, 'по ОКПО', called), boxed(1, '{shipper.okpo}', code)),
  row(
    below(5, '(организация-грузоотправитель, адрес, телефон, факс, банковские реквизиты)'),
    gap(2),
    boxed(1, '', { rows: 2 }),
  ),
  row(lined(5)),
  row(below(5, '(структурное подразделение)'), said(2, 'Вид деятельности по ОКДП', called), boxed(1)),
  ...side('Грузополучатель', 'consignee', inFull),
  ...side('Поставщик', 'seller', inFull),
  ...side('Плательщик', 'payer', inFull),
  row(
    said(1, 'Основание', { valign: 'bottom' }),
    lined(4, '{document.basisName}', { size: 7 }),
    gap(1),
    boxed(1, 'номер', { align: 'right' }),
    boxed(1, '{document.basisNumber}', code),
  ),
  row(
    gap(1),
    below(4, '(договор, заказ-наряд)'),
    gap(1),
    boxed(1, 'дата', { align: 'right' }),
    boxed(1, '{document.basisDate|date:dd.MM.yyyy}', code),
  ),
  row(
    gap(2),
    head(1, 'Номер документа'),
    head(1, 'Дата составления'),
    gap(1),
    said(1, 'Транспортная накладная', { ...called, rows: 2, valign: 'middle' }),
    boxed(1, 'номер', { align: 'right' }),
    boxed(1, '', code),
  ),
  rowOf(
    { height: 5 },
    said(2, 'ТОВАРНАЯ НАКЛАДНАЯ', { isBold: true, size: 10, align: 'right', valign: 'middle' }),
    boxed(1, '{document.number}', { ...code, isBold: true, size: 8 }),
    boxed(1, '{document.date|date:dd.MM.yyyy}', { ...code, isBold: true, size: 8 }),
    gap(1),
    boxed(1, 'дата', { align: 'right', valign: 'middle' }),
    boxed(1, '', code),
  ),
  row(gap(5), said(2, 'Вид операции', called), boxed(1, '', code)),
];

/** The sides with their codes, and what the paper rests on. */
export const torg12Head: LayoutBlock = {
  ...{ type: 'grid', widths: '24 66 32 32 70 28 14 30', size: 6 },
  rows,
};
