import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import type { DocumentContent } from '../document-content.ts';
import type { BlockBinder } from './block-binder.ts';
import type { BoundGrid, GridRow, Sides } from './bound-grid.ts';
import { fillText } from './fill-text.ts';
import { numberOf } from './number-of.ts';
import { type LooseCell, placeCells } from './place-cells.ts';

type Row = LayoutBlock<'grid'>['rows'][number];

const usual = { size: 8, border: '-' };

/** Rows of a form: those that repeat are bound for each row of the document, those of pages when their rows are known. */
export const bindGrid: BlockBinder<'grid'> = (block, { content, contentWidth }): BoundGrid => {
  const widths = widthsOf(block.widths, contentWidth);
  const bind = (rows: readonly Row[], of: DocumentContent): GridRow[] =>
    placeCells(
      rows.map(({ height = 0, cells }) => ({ height, cells: cells.map((cell) => cellOf(cell, block, of)) })),
      widths,
    );
  const ofKind = (wanted: Row['kind']) => block.rows.filter(({ kind = 'plain' }) => kind === wanted);
  const plain = block.rows.map(({ kind = 'plain' }) => kind);
  const firstItem = plain.indexOf('item');
  const isBefore = (_: Row, at: number) => plain[at] === 'plain' && (firstItem === -1 || at < firstItem);
  const isAfter = (_: Row, at: number) => plain[at] === 'plain' && firstItem !== -1 && at > firstItem;
  const [item, totals] = [ofKind('item'), ofKind('pageTotal')];
  return {
    type: 'grid',
    widths,
    heading: bind(ofKind('heading'), content),
    before: bind(block.rows.filter(isBefore), content),
    items: item.length === 0 ? [] : content.rows.map((row) => bind(item, { ...content, rows: [row] })),
    after: bind(block.rows.filter(isAfter), content),
    totalsOf:
      totals.length === 0 ? null : (from, to) => bind(totals, { ...content, rows: content.rows.slice(from, to) }),
    isKeptTogether: block.isKeptTogether ?? false,
  };
};

/** Shares become millimetres; what is no number counts as one share. */
function widthsOf(shares: string, whole: number): number[] {
  const each = shares.split(/\s+/).map((share) => Math.max(Number.parseInt(share, 10) || 1, 1));
  const sum = each.reduce((all, share) => all + share, 0);
  return each.map((share) => (share * whole) / sum);
}

function cellOf(cell: Row['cells'][number], grid: LayoutBlock<'grid'>, content: DocumentContent): LooseCell {
  const { text = '', columns = 1, rows = 1, align = 'left', valign = 'top', isBold = false, isItalic = false } = cell;
  return {
    ...{ columns, rows, align, valign, isBold, isItalic },
    text: fillText(text, content).text,
    number: numberOf(text, content),
    border: sidesOf(cell.border ?? grid.border ?? usual.border),
    size: cell.size ?? grid.size ?? usual.size,
  };
}

const sidesOf = (letters: string): Sides => ({
  left: lineOf(letters, 'l'),
  top: lineOf(letters, 't'),
  right: lineOf(letters, 'r'),
  bottom: lineOf(letters, 'b'),
});

const lineOf = (letters: string, side: string) =>
  letters.includes(side.toUpperCase()) ? 2 : letters.includes(side) ? 1 : 0;
