import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundGrid, GridCell, GridRow, Line, Sides } from '../../binding/bound-grid.ts';
import { onOnePage, type PageOfRows, rowsOfPage } from '../../binding/rows-of-page.ts';
import { twips } from './docx-text.ts';
import { uncovered, type WordCell, type WordRow } from './uncovered.ts';

/** Between two tables Word needs a paragraph, as low as it can be; it may begin a page. */
const between = (inside = '') =>
  `<w:p><w:pPr>${inside}<w:spacing w:after="0" w:before="0" w:line="20" w:lineRule="exact"/><w:rPr><w:sz w:val="2"/></w:rPr></w:pPr></w:p>`;

/**
 * A grid as tables of Word, one for each page where its pages have totals; rows are written as XML for their number. Before signatures
 * that stay on one page, its last row stays with them.
 */
export function gridXml(grid: BoundGrid, pages: readonly PageOfRows[] = onOnePage(grid), isSigned = false): string {
  const tables = pages.map((_, at) => {
    const rows = rowsOfPage(grid, pages, at);
    const last = (grid.items.at(-1)?.length ?? 1) + grid.after.length;
    const free = isSigned && at === pages.length - 1 ? rows.length - last - (grid.totalsOf?.(0, 0).length ?? 0) : null;
    return tableXml(grid, rows, free);
  });
  const end = between(isSigned ? '<w:keepNext/>' : '');
  return tables.map((table, at) => (at > 0 ? between('<w:pageBreakBefore/>') : '') + table).join('') + end;
}

/** Rows from `free` on stay with what follows; null where none of them has to. */
function tableXml({ widths, heading, isKeptTogether }: BoundGrid, below: readonly GridRow[], free: number | null) {
  const whole = widths.reduce((sum, width) => sum + twips(width), 0);
  const columns = widths.map((width) => `<w:gridCol w:w="${twips(width)}"/>`).join('');
  const side = twips(0.6);
  const margins = `<w:tblCellMar><w:top w:w="8" w:type="dxa"/><w:left w:w="${side}" w:type="dxa"/><w:bottom w:w="4" w:type="dxa"/><w:right w:w="${side}" w:type="dxa"/></w:tblCellMar>`;
  const head = uncovered(heading).map((row) => rowXml(row, { isHeading: true, isKept: true }));
  const rows = uncovered(below);
  const isKept = (at: number) => (isKeptTogether && at < rows.length - 1) || (free !== null && at >= free);
  const body = rows.map((row, at) => rowXml(row, { isHeading: false, isKept: isKept(at) }));
  return `<w:tbl><w:tblPr><w:tblW w:w="${whole}" w:type="dxa"/><w:tblInd w:w="0" w:type="dxa"/><w:tblLayout w:type="fixed"/>${margins}</w:tblPr><w:tblGrid>${columns}</w:tblGrid>${head.join('')}${body.join('')}</w:tbl>`;
}

interface RowXml {
  isHeading: boolean;
  /** With the row below on one page. */
  isKept: boolean;
}

function rowXml({ height, cells }: WordRow, row: RowXml): string {
  const least = height > 0 ? `<w:trHeight w:val="${twips(height)}" w:hRule="atLeast"/>` : '';
  const written = cells.map((cell) => cellXml(cell, row.isKept)).join('');
  return `<w:tr><w:trPr><w:cantSplit/>${least}${row.isHeading ? '<w:tblHeader/>' : ''}</w:trPr>${written}</w:tr>`;
}

// What Word reads has its elements in one order.
function cellXml({ cell, merge }: WordCell, isKept: boolean): string {
  const { columns, width, border, align, valign, size, isBold, isItalic } = cell;
  const inCell = [
    `<w:tcW w:w="${twips(width)}" w:type="dxa"/>`,
    ...(columns > 1 ? [`<w:gridSpan w:val="${columns}"/>`] : []),
    ...(merge === null ? [] : [`<w:vMerge${merge === 'starts' ? ' w:val="restart"' : ''}/>`]),
    bordersXml(border),
    `<w:vAlign w:val="${valign === 'middle' ? 'center' : valign}"/>`,
  ];
  const inRun = `${isBold ? '<w:b/>' : ''}${isItalic ? '<w:i/>' : ''}<w:sz w:val="${Math.round(size * 2)}"/>`;
  const inParagraph = `${isKept ? '<w:keepNext/>' : ''}<w:spacing w:after="0" w:before="0"/><w:jc w:val="${align}"/><w:rPr>${inRun}</w:rPr>`;
  const lines = textOf(cell, merge).map((line) => `<w:t xml:space="preserve">${escapeHtml(line)}</w:t>`);
  return `<w:tc><w:tcPr>${inCell.join('')}</w:tcPr><w:p><w:pPr>${inParagraph}</w:pPr><w:r><w:rPr>${inRun}</w:rPr>${lines.join('<w:br/>')}</w:r></w:p></w:tc>`;
}

const textOf = ({ text }: GridCell, merge: WordCell['merge']) => (merge === 'goes on' ? [''] : text.split('\n'));

const widthsOfLines: Record<Line, number> = { 0: 0, 1: 4, 2: 12 };

function bordersXml(border: Sides): string {
  const side = (name: keyof Sides) =>
    border[name] === 0
      ? `<w:${name} w:val="nil"/>`
      : `<w:${name} w:val="single" w:sz="${widthsOfLines[border[name]]}" w:space="0" w:color="000000"/>`;
  return `<w:tcBorders>${side('top')}${side('left')}${side('bottom')}${side('right')}</w:tcBorders>`;
}
