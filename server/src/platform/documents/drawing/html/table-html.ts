import { escapeHtml } from '../../../mail/letter-html.ts';
import type { BoundBlockOf, TableLine } from '../../binding/bound-document.ts';

export function tableHtml({ columns, lines, isSmall }: BoundBlockOf<'table'>): string {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const shares = columns.map(({ width }) => `<col style="width:${((width / whole) * 100).toFixed(2)}%">`);
  const headings = columns.map(({ title }) => `<th>${escapeHtml(title)}</th>`);
  const rows = lines.map((line) => lineHtml(line, columns));
  return [
    `<table class="lined${isSmall ? ' small' : ''}"><colgroup>${shares.join('')}</colgroup>`,
    `<thead><tr>${headings.join('')}</tr></thead><tbody>`,
    ...rows,
    '</tbody></table>',
  ].join('\n');
}

function lineHtml(line: TableLine, columns: BoundBlockOf<'table'>['columns']): string {
  if (line.kind === 'group')
    return `<tr class="group"><td colspan="${columns.length}">${escapeHtml(line.text)}</td></tr>`;
  const cells = line.cells.map(({ text }, at) => `<td class="${columns[at]?.align}">${escapeHtml(text)}</td>`);
  return `<tr${line.kind === 'subtotal' ? ' class="subtotal"' : ''}>${cells.join('')}</tr>`;
}
