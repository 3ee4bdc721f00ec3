import type { BoundBlock, BoundBlockOf, BoundDocument } from '../../binding/bound-document.ts';
import type { PagesOfGrids } from '../../binding/rows-of-page.ts';
import { bankTable } from './bank-table.ts';
import { gridTable } from './grid-table.ts';
import type { Content } from './pdf-content.ts';
import { innerWidth, rowsTable, unframed } from './pdf-table.ts';
import { areShort, inFont, points } from './pdf-text.ts';
import { pictureOf } from './picture-of.ts';
import { signatures } from './signatures.ts';

export function pdfBlock(block: BoundBlock, { page, language }: BoundDocument, pages?: PagesOfGrids): Content {
  const { contentWidth, fontSize } = page;
  switch (block.type) {
    case 'heading':
      return headingOf(block, fontSize);
    case 'paragraph':
      return paragraphOf(block, fontSize);
    case 'requisites':
      return requisitesOf(block, contentWidth);
    case 'bank':
      return bankTable(block.bank, language, contentWidth, fontSize);
    case 'columns':
      return columnsOf(block);
    case 'table':
      return rowsTable(block, page);
    case 'grid':
      return gridTable(block, page.height, pages?.get(block));
    case 'totals':
      return totalsOf(block, contentWidth);
    case 'qr':
      return qrOf(block);
    case 'signatures':
      return signatures(block, language, contentWidth);
    case 'image':
      return { ...(pictureOf(block.image, block.align) as object), margin: [0, 0, 0, 6] } as Content;
    case 'spacer':
      return { text: '', margin: [0, 0, 0, points(block.height)] };
    case 'pageBreak':
      return { text: '', pageBreak: 'after' };
  }
}

const headingSizes = { 1: 1.5, 2: 1.2, 3: 1 };

const headingOf = ({ text, level, align }: BoundBlockOf<'heading'>, fontSize: number): Content => ({
  text: inFont(text),
  bold: true,
  fontSize: fontSize * headingSizes[level],
  alignment: align,
  headlineLevel: level,
  margin: [0, level === 1 ? 0 : 6, 0, 5],
});

function paragraphOf({ text, align, size, isBold, isItalic }: BoundBlockOf<'paragraph'>, fontSize: number): Content {
  return {
    // Justified lines grow at every place they may be broken, hyphens too.
    text: inFont(align === 'justify' ? text.replace(/(?<=\p{L})-(?=\p{L})/gu, '\u2011') : text),
    alignment: align,
    bold: isBold,
    italics: isItalic,
    fontSize: size === 'small' ? fontSize - 1.5 : size === 'large' ? fontSize + 2 : fontSize,
    margin: [0, 0, 0, 5],
  };
}

function requisitesOf({ title, labelWidth, rows }: BoundBlockOf<'requisites'>, width: number): Content {
  const body = rows.map(({ label, value, isBold }) => [
    { text: inFont(label), color: '#555555' },
    { text: inFont(value), bold: isBold },
  ]);
  const widths = [innerWidth(labelWidth, unframed), innerWidth(width - labelWidth, unframed)];
  const heading = title === null ? [] : [{ text: inFont(title), bold: true }];
  return {
    stack: [
      ...heading,
      { table: { widths, body, dontBreakRows: rows.every(({ value }) => areShort([value])) }, layout: unframed },
    ],
    margin: [0, 0, 0, 6],
  };
}

function columnsOf({ columns }: BoundBlockOf<'columns'>): Content {
  return {
    columns: columns.map(({ title, lines, image, width, align }) => ({
      width: points(width) - 6,
      alignment: align,
      stack: [
        ...(image ? [pictureOf(image, align)] : []),
        ...(title === null
          ? []
          : [{ text: inFont(title), bold: true, margin: [0, 0, 0, 3] as [number, number, number, number] }]),
        ...lines.map((line) => ({ text: inFont(line), alignment: align })),
      ],
    })),
    columnGap: 6,
    margin: [0, 0, 0, 6],
  };
}

function totalsOf({ sums, notes }: BoundBlockOf<'totals'>, width: number): Content {
  const body = sums.map(({ label, cell, isBold }) => [
    { text: inFont(label), bold: isBold, alignment: 'right' as const },
    { text: inFont(cell.text), bold: isBold, alignment: 'right' as const },
  ]);
  const widths = [innerWidth(width - 35, unframed), innerWidth(35, unframed)];
  const table: Content[] = body.length > 0 ? [{ table: { widths, body }, layout: unframed, margin: [0, 0, 0, 4] }] : [];
  const said = notes.map((note, at) => ({ text: inFont(note), bold: at === notes.length - 1 }));
  return {
    stack: [...table, ...said],
    unbreakable: areShort([...notes, ...sums.map(({ label }) => label)]),
    margin: [0, 0, 0, 6],
  };
}

function qrOf({ image, caption, align }: BoundBlockOf<'qr'>): Content {
  if (caption === null) return { ...(pictureOf(image, align) as object), margin: [0, 0, 0, 6] } as Content;
  const beside = Math.max(points(image.height) / 2 - 14, 0);
  return {
    columns: [
      { width: points(image.width), stack: [pictureOf(image)] },
      { width: '*', text: inFont(caption), margin: [0, beside, 0, 0] },
    ],
    columnGap: 8,
    unbreakable: areShort([caption]),
    margin: [0, 0, 0, 6],
  };
}
