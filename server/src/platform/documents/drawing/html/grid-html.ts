import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundGrid, GridCell, GridRow, Line } from '../../binding/bound-grid.ts';
import { onOnePage, rowsOfPage } from '../../binding/rows-of-page.ts';

export function gridHtml(grid: BoundGrid): string {
  const whole = grid.widths.reduce((sum, width) => sum + width, 0);
  const shares = grid.widths.map((width) => `<col style="width:${((width / whole) * 100).toFixed(2)}%">`);
  const heading = grid.heading.length > 0 ? `<thead>${grid.heading.map(rowHtml).join('')}</thead>` : '';
  const rows = rowsOfPage(grid, onOnePage(grid), 0).map(rowHtml);
  return [
    `<table class="grid${grid.isKeptTogether ? ' together' : ''}"><colgroup>${shares.join('')}</colgroup>${heading}<tbody>`,
    ...rows,
    '</tbody></table>',
  ].join('\n');
}

const rowHtml = ({ height, cells }: GridRow): string =>
  `<tr${height > 0 ? ` style="height:${height}mm"` : ''}>${cells.map(cellHtml).join('')}</tr>`;

const lines: Record<Line, string> = { 0: '0', 1: '.5pt', 2: '1.3pt' };

function cellHtml(cell: GridCell | null): string {
  if (cell === null) return '';
  const { text, columns, rows, border, align, valign, size, isBold, isItalic } = cell;
  const spans = `${columns > 1 ? ` colspan="${columns}"` : ''}${rows > 1 ? ` rowspan="${rows}"` : ''}`;
  const around = [border.top, border.right, border.bottom, border.left];
  const looks = [
    `font-size:${size}pt`,
    ...(valign === 'top' ? [] : [`vertical-align:${valign}`]),
    ...(around.some((line) => line > 0) ? [`border-width:${around.map((line) => lines[line]).join(' ')}`] : []),
  ];
  const classes = [align, isBold ? 'bold' : '', isItalic ? 'italic' : ''].filter((one) => one && one !== 'left');
  return `<td${spans}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''} style="${looks.join(';')}">${escapeHtml(text) || '&nbsp;'}</td>`;
}
