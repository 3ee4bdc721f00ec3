import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, boxed, type FormRow, gap, lined, row, rowOf, said } from './form-cells.ts';

type Cells = FormRow['cells'];

const low = { valign: 'bottom' } as const;
const centred = { align: 'center' } as const;

const halves = (left: Cells, right: Cells) => row(...left, said(1, '', { border: 'r' }), gap(1), ...right);

const signed = (label: string, position: string, name: string): Cells => [
  said(1, label, low),
  lined(1, position, centred),
  gap(1),
  lined(1),
  gap(1),
  lined(1, name, centred),
];

const captions: Cells = [
  gap(1),
  below(1, '(должность)'),
  gap(1),
  below(1, '(подпись)'),
  gap(1),
  below(1, '(расшифровка подписи)'),
];

const attorney = '№ ____________ от «____» ______________ 20____ г.';

const counted = (label: string, text: string, other: string, otherText: string, box: string): FormRow[] => [
  row(
    said(1, label, low),
    lined(5, text, centred),
    gap(2),
    said(1, other, low),
    lined(3, otherText, centred),
    gap(1),
    boxed(1, box, centred),
  ),
  row(gap(1), below(5, '(прописью)'), gap(3), below(3, '(прописью)')),
];

/** What was counted, what is due besides, who let the goods go and who took them. */
export const ttnSigned: LayoutBlock = {
  ...{ type: 'grid', widths: '36 36 2 30 2 34 2 2 36 36 2 30 2 34', size: 6, isKeptTogether: true },
  rows: [
    row(
      said(
        4,
        'Товарная накладная имеет продолжение на ________ листах, на бланках за № ______________ и содержит',
        low,
      ),
      lined(4, '{document.rowCountInWords}', centred),
      said(2, 'порядковых номеров записей', low),
      gap(1),
      said(2, 'Наценка, %', { ...low, align: 'right' }),
      boxed(1),
    ),
    row(
      gap(4),
      below(4, '(прописью)'),
      gap(3),
      said(2, 'Складские или транспортные расходы', { align: 'right' }),
      boxed(1),
    ),
    row(
      said(1, 'Всего наименований', low),
      lined(5, '{document.rowCountInWords}', centred),
      gap(4),
      gap(1),
      said(2, 'Всего к оплате', { ...low, align: 'right', isBold: true }),
      boxed(1, '{document.totalAmount}', { align: 'right', isBold: true }),
    ),
    row(gap(1), below(5, '(прописью)')),
    ...counted('Всего мест', '{document.packagesInWords}', 'Масса груза (нетто), т', '', ''),
    ...counted(
      'Приложения (паспорта, сертификаты) на',
      '',
      'Масса груза (брутто), т',
      '{document.weightTonnesInWords}',
      '{document.weightTonnes}',
    ),
    halves(
      [said(1, 'Всего отпущено на сумму', { ...low, isBold: true }), lined(5, '{document.totalInWords}')],
      [said(1, 'По доверенности', low), lined(5, attorney)],
    ),
    halves([gap(1), below(5, '(прописью)')], [said(1, 'выданной', low), lined(5)]),
    halves(signed('Отпуск разрешил', '{seller.signatoryPosition}', '{seller.signatoryName}'), [
      gap(1),
      below(5, '(кем, кому (организация, должность, фамилия, и., о.))'),
    ]),
    halves(captions, signed('Груз к перевозке принял', 'водитель', '{driver.fullName}')),
    halves(
      [said(3, 'Главный (старший) бухгалтер', low), lined(1), gap(1), lined(1, '{seller.accountantName}', centred)],
      captions,
    ),
    halves(
      [gap(3), below(1, '(подпись)'), gap(1), below(1, '(расшифровка подписи)')],
      signed('Груз получил грузополучатель', '{document.recipientPosition}', '{document.recipientName}'),
    ),
    halves(signed('Отпуск груза произвел', '', ''), captions),
    halves(captions, [gap(6)]),
    rowOf(
      { height: 5 },
      said(6, 'М.П.          {document.date|date:«dd» MMMM yyyy} года', { ...low, align: 'left' }),
      said(1, '', { border: 'r' }),
      gap(1),
      said(6, 'М.П.          «____» __________________ 20____ года', { ...low, align: 'left' }),
    ),
  ],
};
