import { HeadingLevel, PageBreak, Paragraph, type Table, TableRow } from 'docx';
import type { BoundBlock, BoundBlockOf, BoundDocument } from '../../binding/bound-document.ts';
import { bankTable } from './bank-table.ts';
import { cell } from './docx-cell.ts';
import { rowsTable, tableOf } from './docx-table.ts';
import { paragraph, picture, runs } from './docx-text.ts';
import { signatures } from './signatures.ts';

type Drawn = Array<Paragraph | Table>;

/** Blocks that are written as XML when the rest of the file is made. */
export type Marked = BoundBlockOf<'table' | 'grid'>;

/** Word joins tables that touch, so each is followed by a small paragraph. */
const apart = () => paragraph(runs('', { size: 4 }));

/** `markOf` names the place where the rows of a table, or a grid, are written later. */
export function docxBlock(
  block: BoundBlock,
  { page, language }: BoundDocument,
  markOf: (block: Marked) => string,
): Drawn {
  const { contentWidth, fontSize } = page;
  switch (block.type) {
    case 'heading':
      return [headingOf(block, fontSize)];
    case 'paragraph':
      return [paragraphOf(block, fontSize)];
    case 'requisites':
      return [...requisitesOf(block, contentWidth), apart()];
    case 'bank':
      return [bankTable(block.bank, language, contentWidth, fontSize), apart()];
    case 'columns':
      return [columnsOf(block, language), apart()];
    case 'table':
      return [rowsTable(block, fontSize, markOf(block)), apart()];
    case 'grid':
      return [paragraph(runs(markOf(block)))];
    case 'totals':
      return totalsOf(block, contentWidth);
    case 'qr':
      return [qrOf(block, contentWidth, language), apart()];
    case 'signatures':
      return signatures(block, language, contentWidth);
    case 'image':
      return [paragraph([picture(block.image, language)], { align: block.align, after: 2 })];
    case 'spacer':
      return [paragraph([], { after: Math.max(block.height - 4, 0) })];
    case 'pageBreak':
      return [new Paragraph({ children: [new PageBreak()] })];
  }
}

const headingLevels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 };

const headingSizes = { 1: 1.5, 2: 1.2, 3: 1 };

const headingOf = ({ text, level, align }: BoundBlockOf<'heading'>, fontSize: number) =>
  new Paragraph({
    heading: headingLevels[level],
    alignment: align,
    keepNext: true,
    spacing: { before: level === 1 ? 0 : 140, after: 100 },
    children: runs(text, { bold: true, size: fontSize * headingSizes[level], colour: '000000' }),
  });

function paragraphOf({ text, align, size, isBold, isItalic }: BoundBlockOf<'paragraph'>, fontSize: number) {
  const points = size === 'small' ? fontSize - 1.5 : size === 'large' ? fontSize + 2 : fontSize;
  return paragraph(runs(text, { bold: isBold, italics: isItalic, size: points }), { align, after: 2 });
}

function requisitesOf({ title, labelWidth, rows }: BoundBlockOf<'requisites'>, width: number): Drawn {
  const widths = [labelWidth, width - labelWidth];
  const lines = rows.map(
    ({ label, value, isBold }) =>
      new TableRow({
        cantSplit: true,
        children: [
          cell([paragraph(runs(label, { colour: '555555' }))], { width: labelWidth }),
          cell([paragraph(runs(value, { bold: isBold }))], { width: width - labelWidth }),
        ],
      }),
  );
  const heading = title === null ? [] : [paragraph(runs(title, { bold: true }), { after: 1, keepNext: true })];
  return [...heading, tableOf(widths, lines, false)];
}

function columnsOf({ columns }: BoundBlockOf<'columns'>, language: 'ru' | 'en'): Table {
  const cells = columns.map(({ title, lines, image, width, align }) => {
    const inside = [
      ...(image ? [paragraph([picture(image, language)], { align, after: 1 })] : []),
      ...(title === null ? [] : [paragraph(runs(title, { bold: true }), { align, after: 1 })]),
      ...lines.map((line) => paragraph(runs(line), { align })),
    ];
    return cell(inside.length > 0 ? inside : [paragraph([])], { width });
  });
  return tableOf(
    columns.map(({ width }) => width),
    [new TableRow({ children: cells })],
    false,
  );
}

function totalsOf({ sums, notes }: BoundBlockOf<'totals'>, width: number): Drawn {
  const widths = [width - 35, 35];
  const rows = sums.map(
    ({ label, cell: { text }, isBold }) =>
      new TableRow({
        cantSplit: true,
        children: [
          cell([paragraph(runs(label, { bold: isBold }), { align: 'right', keepNext: true })], { width: width - 35 }),
          cell([paragraph(runs(text, { bold: isBold }), { align: 'right', keepNext: true })], { width: 35 }),
        ],
      }),
  );
  const said = notes.map((note, at) => paragraph(runs(note, { bold: at === notes.length - 1 }), { after: 1 }));
  return [...(rows.length > 0 ? [tableOf(widths, rows, false), apart()] : []), ...said];
}

function qrOf({ image, caption, align }: BoundBlockOf<'qr'>, width: number, language: 'ru' | 'en'): Paragraph | Table {
  if (caption === null) return paragraph([picture(image, language)], { align, after: 2 });
  const code = cell([paragraph([picture(image, language)])], { width: image.width + 4 });
  const said = cell([paragraph(runs(caption))], { width: width - image.width - 4, valign: 'center' });
  return tableOf(
    [image.width + 4, width - image.width - 4],
    [new TableRow({ children: [code, said], cantSplit: true })],
    false,
  );
}
