import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, boxed, type FormRow, gap, lined, row, rowOf, said } from './form-cells.ts';

type Cells = FormRow['cells'];

const low = { valign: 'bottom' } as const;
const centred = { align: 'center' } as const;

/** The side that hands over on the left, the side that receives on the right of a line. */
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

const wide = (label: string, text: string): Cells => [said(1, label, low), lined(5, text)];
const wideBelow = (text: string): Cells => [gap(1), below(5, text)];

const dated = (date: string): Cells => [said(1, 'М.П.', { ...low, align: 'center' }), gap(2), said(3, date, low)];

const dateLine = '«____» __________________ 20____ года';

const rows: FormRow[] = [
  row(
    said(5, 'Товарная накладная имеет приложение на _______ листах и содержит', low),
    lined(3, '{document.rowCountInWords}', centred),
    said(6, 'порядковых номеров записей', low),
  ),
  row(gap(5), below(3, '(прописью)')),
  row(gap(8), said(1, 'Масса груза (нетто)', low), lined(3), gap(1), boxed(1)),
  row(gap(9), below(3, '(прописью)')),
  row(
    said(1, 'Всего мест', low),
    lined(5, '{document.packagesInWords}', centred),
    gap(2),
    said(1, 'Масса груза (брутто)', low),
    lined(3, '[[{document.weightInWords} кг]]', centred),
    gap(1),
    boxed(1, '{document.weightKg}', { align: 'center' }),
  ),
  row(gap(1), below(5, '(прописью)'), gap(3), below(3, '(прописью)')),
  halves(
    [said(6, 'Приложение (паспорта, сертификаты и т.п.) на ____________________ листах', low)],
    [said(6, 'По доверенности № ______________ от «____» __________________ 20____ года,', low)],
  ),
  halves([said(2, 'Всего отпущено на сумму', low), lined(4)], wide('выданной', '')),
  halves(
    [lined(6, '{document.totalInWords}', { size: 7 })],
    wideBelow('(кем, кому (организация, место работы, должность, фамилия, и., о.))'),
  ),
  halves([below(6, '(прописью)')], [lined(6)]),
  halves(
    signed('Отпуск груза разрешил', '{seller.signatoryPosition}', '{seller.signatoryName}'),
    signed('Груз принял', '', ''),
  ),
  halves(captions, captions),
  halves(
    [said(3, 'Главный (старший) бухгалтер', low), lined(1), gap(1), lined(1, '{seller.accountantName}', centred)],
    signed('Груз получил грузополучатель', '{document.recipientPosition}', '{document.recipientName}'),
  ),
  halves([gap(3), below(1, '(подпись)'), gap(1), below(1, '(расшифровка подписи)')], captions),
  halves(signed('Отпуск груза произвел', '', ''), [gap(6)]),
  halves(captions, [gap(6)]),
  rowOf(
    { height: 6 },
    ...dated('{document.date|date:«dd» MMMM yyyy} года'),
    said(1, '', { border: 'r' }),
    gap(1),
    ...dated(dateLine),
  ),
];

/** What was counted, who let the goods go, who took them. */
export const torg12Signed: LayoutBlock = {
  ...{ type: 'grid', widths: '32 36 2 30 2 36 2 2 32 36 2 30 2 36', size: 6, isKeptTogether: true },
  rows,
};
