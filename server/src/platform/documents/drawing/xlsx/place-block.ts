import type { BoundBlock, BoundBlockOf, BoundDocument } from '../../binding/bound-document.ts';
import type { NewSheet, Part } from './new-sheet.ts';
import { placeBank } from './place-bank.ts';
import { placeSignatures } from './place-signatures.ts';
import { spansAfter, spansOf } from './sheet-grid.ts';

const headingSizes = { 1: 1.5, 2: 1.2, 3: 1 };

/** Puts a block below what the sheet has. */
export function placeBlock(
  sheet: NewSheet,
  block: Exclude<BoundBlock, { type: 'table' | 'grid' }>,
  { page, language }: BoundDocument,
): void {
  const { fontSize } = sheet;
  switch (block.type) {
    case 'heading':
      sheet.line(block.text, { isBold: true, size: fontSize * headingSizes[block.level], align: block.align });
      return sheet.space(2);
    case 'paragraph':
      return placeParagraph(sheet, block);
    case 'requisites':
      return placeRequisites(sheet, block, page.contentWidth);
    case 'bank':
      return placeBank(sheet, block.bank, language);
    case 'columns':
      return placeColumns(sheet, block);
    case 'totals':
      return placeTotals(sheet, block, page.contentWidth);
    case 'qr':
      sheet.row(
        [
          { cell: '', width: block.image.width, image: block.image },
          { cell: block.caption ?? '', width: page.contentWidth - block.image.width, valign: 'center' },
        ],
        spansAfter(block.image.width + 2, sheet.grid),
      );
      return;
    case 'signatures':
      return placeSignatures(sheet, block, language);
    case 'image':
      sheet.line('', { image: block.image });
      return;
    case 'spacer':
      return sheet.space(block.height);
    case 'pageBreak':
      return sheet.breakPage();
  }
}

function placeParagraph(sheet: NewSheet, { text, align, size, isBold, isItalic }: BoundBlockOf<'paragraph'>): void {
  const points = size === 'small' ? sheet.fontSize - 1.5 : size === 'large' ? sheet.fontSize + 2 : sheet.fontSize;
  // A row is only so high: a long text is one row for each of its lines.
  for (const line of text.split('\n')) sheet.line(line, { align, size: points, isBold, isItalic });
  sheet.space(1.5);
}

/** Where no column of the sheet is near the width of the labels, label and value share a cell. */
function placeRequisites(
  sheet: NewSheet,
  { title, labelWidth, rows }: BoundBlockOf<'requisites'>,
  width: number,
): void {
  if (title !== null) sheet.line(title, { isBold: true });
  const spans = spansOf([labelWidth, width - labelWidth], sheet.grid);
  const isNear = Math.abs(sheet.widthOf(spans[0] ?? [0, 0]) - labelWidth) < labelWidth / 3;
  for (const { label, value, isBold } of rows)
    if (!isNear) sheet.line(`${label.replace(/:?$/, ':')} ${value}`, { isBold });
    else
      sheet.row([
        { cell: label, width: labelWidth, colour: '555555' },
        { cell: value, width: width - labelWidth, isBold },
      ]);
  sheet.space(2);
}

/** Side by side as on paper: the first lines of all columns, then the second ones. Pictures stand beside the lines of others. */
function placeColumns(sheet: NewSheet, { columns }: BoundBlockOf<'columns'>): void {
  const stacks = columns.map(({ title, lines, width, align }): Part[] => [
    ...(title === null ? [] : [{ cell: title, width, align, isBold: true }]),
    ...lines.map((line) => ({ cell: line, width, align })),
  ]);
  const tallest = Math.max(1, ...stacks.map(({ length }) => length));
  let left = Math.max(0, ...columns.map(({ image }) => image?.height ?? 0));
  for (let at = 0; at < tallest; at += 1)
    left -= sheet.row(
      columns.map(({ width, image }, column) => ({
        ...(stacks[column]?.[at] ?? { cell: '', width }),
        ...(at === 0 && image && { image, isAfloat: true }),
      })),
    );
  sheet.space(Math.max(left, 0) + 2);
}

function placeTotals(sheet: NewSheet, { sums, notes }: BoundBlockOf<'totals'>, width: number): void {
  for (const { label, cell, isBold } of sums)
    sheet.row([
      { cell: label, width: width - 35, align: 'right', isBold },
      { cell, width: 35, align: 'right', isBold },
    ]);
  notes.forEach((note, at) => sheet.line(note, { isBold: at === notes.length - 1 }));
  sheet.space(2);
}
