import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, boxed, gap, head, lined, partyInFull, row, rowOf, said } from './form-cells.ts';

const centred = { align: 'center' } as const;
const right = { align: 'right', valign: 'bottom' } as const;
const low = { valign: 'bottom' } as const;

/** Who is trusted: position and name. */
export const holder = '[[{attorney.position} ]]{attorney.fullName}';

/** The head of a power of attorney: form, organisation, number, term, who pays. */
export const attorneyHead = (form: string, okud: string): LayoutBlock => ({
  ...{ type: 'grid', widths: '34 80 32 34', size: 8 },
  rows: [
    row(
      said(4, `Типовая межотраслевая форма № ${form}\nУтверждена постановлением Госкомстата России от 30.10.97 № 71а`, {
        ...{ align: 'right', size: 6 },
      }),
    ),
    row(gap(3), head(1, 'Коды')),
    row(gap(2), said(1, 'Форма по ОКУД', right), boxed(1, okud, centred)),
    row(
      said(1, 'Организация', low),
      lined(1, '{customer.legalName}'),
      said(1, 'по ОКПО', right),
      boxed(1, '{customer.okpo}', centred),
    ),
    rowOf({ height: 4 }, gap(4)),
    row(
      said(2, 'ДОВЕРЕННОСТЬ №', { isBold: true, size: 12, align: 'right', valign: 'bottom' }),
      lined(1, '{document.number}', { isBold: true, size: 11, align: 'center' }),
    ),
    rowOf({ height: 3 }, gap(4)),
    row(said(1, 'Дата выдачи', low), lined(1, '{document.date|date:«dd» MMMM yyyy} г.'), gap(2)),
    row(said(1, 'Доверенность действительна по', low), lined(1, '{document.validTo|date:«dd» MMMM yyyy} г.'), gap(2)),
    row(lined(4, '{customer.legalName}[[, ИНН {customer.inn}]][[, {customer.legalAddress}]]')),
    row(below(4, '(наименование потребителя и его адрес)')),
    row(lined(4, partyInFull('payer'))),
    row(below(4, '(наименование плательщика и его адрес)')),
    row(
      said(1, 'Счет №', low),
      lined(1, '{payer.checkingAccount}'),
      said(1, 'в', right),
      lined(1, '{payer.bankName}', { size: 7 }),
    ),
    row(gap(3), below(1, '(наименование банка)')),
    row(said(1, 'Доверенность выдана', low), lined(3, holder)),
    row(gap(1), below(3, '(должность, фамилия, имя, отчество)')),
    row(
      said(1, 'Паспорт: серия', low),
      lined(1, '{attorney.passportSeries} № {attorney.passportNumber}'),
      said(1, 'Дата выдачи', right),
      lined(1, '{attorney.passportIssuedOn|date:dd.MM.yyyy}'),
    ),
    row(said(1, 'Кем выдан', low), lined(3, '{attorney.passportIssuedBy}')),
    row(said(1, 'На получение от', low), lined(3, '{seller.legalName}[[, ИНН {seller.inn}]]')),
    row(gap(1), below(3, '(наименование поставщика)')),
    row(
      said(1, 'материальных ценностей по', low),
      lined(3, '{document.basisName}[[ № {document.basisNumber}]][[ от {document.basisDate|date:dd.MM.yyyy}]]'),
    ),
    row(gap(1), below(3, '(наименование, номер и дата документа)')),
  ],
});
