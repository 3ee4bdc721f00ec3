import { type Paragraph, type Table, TableRow } from 'docx';
import type { BoundBlockOf, SignatureLine } from '../../binding/bound-document.ts';
import { documentWords } from '../../document-words.ts';
import { cell } from './docx-cell.ts';
import { tableOf } from './docx-table.ts';
import { paragraph, picture, runs } from './docx-text.ts';

type Drawn = Array<Paragraph | Table>;

const stampWidth = 42;

/** Below one another with the stamp on the right, or side by side with a stamp below each. */
export function signatures(
  { lines, isSideBySide }: BoundBlockOf<'signatures'>,
  language: 'ru' | 'en',
  width: number,
): Drawn {
  if (isSideBySide) {
    const each = width / lines.length;
    // A cell of Word ends with a paragraph, never with a table.
    return inOneRow(
      lines.map((line) => [
        each,
        [...narrowLine(line, language, each - 6), ...(stampOf(line, language) ?? [paragraph([])])],
      ]),
    );
  }
  const stamp = stampOf(lines.at(-1), language);
  if (stamp === null) return lines.flatMap((line) => wideLine(line, language, width));
  const left = width - stampWidth;
  const stacked = lines.flatMap((line) => wideLine(line, language, left - 4));
  return inOneRow([
    [left, stacked],
    [stampWidth, stamp],
  ]);
}

const inOneRow = (columns: Array<[width: number, inside: Drawn]>): Drawn => [
  tableOf(
    columns.map(([width]) => width),
    [new TableRow({ children: columns.map(([width, inside]) => cell(inside, { width })), cantSplit: true })],
    false,
  ),
];

/** Position, a line that is signed above, name. */
function wideLine({ title, position, name, signature }: SignatureLine, language: 'ru' | 'en', width: number): Drawn {
  const [first, second, third] = [width * 0.38, width * 0.32, width * 0.3];
  const row = new TableRow({
    cantSplit: true,
    children: [
      cell([paragraph(runs(position), { keepNext: true })], { width: first, valign: 'bottom' }),
      signedCell(signature, language, second),
      cell([paragraph(runs(` ${name}`), { keepNext: true })], { width: third, valign: 'bottom' }),
    ],
  });
  return [...titleOf(title), tableOf([first, second, third], [row], false), paragraph([], { after: 1 })];
}

/** The position above the line, where there is little room beside it. */
function narrowLine({ title, position, name, signature }: SignatureLine, language: 'ru' | 'en', width: number): Drawn {
  const half = width / 2;
  const row = new TableRow({
    cantSplit: true,
    children: [
      signedCell(signature, language, half),
      cell([paragraph(runs(` ${name}`), { keepNext: true })], { width: half, valign: 'bottom' }),
    ],
  });
  return [...titleOf(title), paragraph(runs(position), { keepNext: true }), tableOf([half, half], [row], false)];
}

const signedCell = (signature: SignatureLine['signature'], language: 'ru' | 'en', width: number) =>
  cell([paragraph(signature ? [picture(signature, language)] : runs(' '), { align: 'center', keepNext: true })], {
    width,
    valign: 'bottom',
    isSigned: true,
  });

const titleOf = (title: string | null) =>
  title === null ? [] : [paragraph(runs(title, { bold: true }), { after: 1, keepNext: true })];

function stampOf(line: SignatureLine | undefined, language: 'ru' | 'en'): Paragraph[] | null {
  if (line?.stamp) return [paragraph([picture(line.stamp, language)])];
  if (line?.hasStampPlace) return [paragraph(runs(documentWords[language].stampPlace, { size: 8 }))];
  return null;
}
