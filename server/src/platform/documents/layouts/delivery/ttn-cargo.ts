import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, boxed, type FormRow, gap, head, lined, row, rowOf, said } from './form-cells.ts';

type Cells = FormRow['cells'];

const low = { valign: 'bottom' } as const;
const centred = { align: 'center' } as const;

/** Handed to the driver on the left, handed over by the driver in the middle, marks of the carrier on the right. */
const thirds = (left: Cells, middle: Cells, right: Cells): FormRow =>
  row(...left, said(1, '', { border: 'r' }), ...middle, said(1, '', { border: 'r' }), ...right);

const seal = (rest: string): Cells => [
  said(2, 'Указанный груз с исправной пломбой, тарой и упаковкой', low),
  lined(1, rest),
];

const person = (label: string, position: string, name: string): Cells => [
  said(1, label, low),
  lined(1, position, centred),
  lined(1, name, centred),
];

const under: Cells = [gap(1), below(1, '(должность, подпись)'), below(1, '(расшифровка подписи)')];

const marks = (text: string): Cells => [said(1, text, low), lined(1)];

const mass: Cells = [said(1, 'Массой брутто, т', low), lined(2, '{document.weightTonnesInWords}')];

/** What the cargo is in short, and who handed it to whom. */
export const ttnCargo: LayoutBlock = {
  ...{ type: 'grid', widths: '30 32 30 2 30 32 30 2 44 45', size: 6, isKeptTogether: true },
  rows: [
    row(said(10, 'СВЕДЕНИЯ О ГРУЗЕ', { align: 'center', isBold: true })),
    row(
      head(2, 'Краткое наименование груза'),
      head(2, 'С грузом следуют документы'),
      head(1, 'Вид упаковки'),
      head(1, 'Количество мест'),
      head(2, 'Способ определения массы; код груза; номер контейнера'),
      head(1, 'Класс груза'),
      head(1, 'Масса брутто, т'),
    ),
    row(
      ...[
        ['1', 2],
        ['2', 2],
        ['3', 1],
        ['4', 1],
        ['5, 6, 7', 2],
        ['8', 1],
        ['9', 1],
      ].map(([number, columns]) => head(columns as number, number as string, { size: 5 })),
    ),
    rowOf(
      { height: 6 },
      boxed(2, '{document.requisitionTitle}'),
      boxed(2, 'Товарный раздел настоящей накладной'),
      boxed(1),
      boxed(1, '{document.packageCount}', centred),
      boxed(2),
      boxed(1),
      boxed(1, '{document.weightTonnes}', { align: 'right' }),
    ),
    thirds(seal(''), seal(''), marks('Количество ездок, заездов')),
    thirds(
      [said(1, 'Количество мест', low), lined(2, '{document.packagesInWords}', centred)],
      [said(1, 'Количество мест', low), lined(2, '', centred)],
      marks('Отметки о составленных актах'),
    ),
    thirds(mass, [said(1, 'Массой брутто, т', low), lined(2)], marks('Транспортные услуги')),
    thirds([gap(1), below(2, '(прописью)')], [gap(1), below(2, '(прописью)')], [lined(2)]),
    thirds(
      person('Сдал', '{seller.signatoryPosition}', '{seller.signatoryName}'),
      person('Сдал водитель-экспедитор', '', '{driver.fullName}'),
      [lined(2)],
    ),
    thirds(under, under, [lined(2)]),
    thirds(
      person('Принял водитель-экспедитор', '', '{driver.fullName}'),
      person('Принял', '{document.recipientPosition}', '{document.recipientName}'),
      [lined(2)],
    ),
    thirds(under, under, [said(2, 'место для штампа', { size: 5, align: 'right' })]),
  ],
};
