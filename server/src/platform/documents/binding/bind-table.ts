import type { LayoutBlock } from '../../../../../nouns/document-layout.ts';
import type { DocumentContent, RawValues } from '../document-content.ts';
import { documentWords } from '../document-words.ts';
import { isDecimal } from '../values/show-number.ts';
import { type ColumnFormat, formatOf, showAs } from '../values/show-value.ts';
import { sumOfDecimals } from '../values/sum-of-decimals.ts';
import type { Align, BoundBlockOf, BoundCell, TableLine } from './bound-document.ts';
import { hasValue, pathOf, rowValue } from './content-values.ts';
import { shareWidths } from './share-widths.ts';

interface Column {
  leaf: string;
  title: string;
  width: number | undefined;
  format: ColumnFormat;
  align: Align;
}

const blank: BoundCell = { text: '', number: null };

/** The rows under their headings, in order; rows of a group stand together under the name of the group, where its first row stood. */
export function bindTable(
  block: LayoutBlock<'table'>,
  content: DocumentContent,
  width: number,
): BoundBlockOf<'table'> | null {
  const columns = columnsOf(block, content);
  if (columns.length === 0) return null;
  const numbered = block.isNumbered ?? true;
  const widths = shareWidths([...(numbered ? [10] : []), ...columns.map((column) => column.width)], width);
  const titles: Array<{ title: string; align: Align }> = [
    ...(numbered ? [{ title: documentWords[content.language].number, align: 'center' as const }] : []),
    ...columns,
  ];
  return {
    type: 'table',
    columns: titles.map(({ title, align }, at) => ({ title, align, width: widths[at] ?? 0 })),
    lines: block.isGrouped ? groupedLines(block, columns, content) : plainLines(block, columns, content),
    isSmall: block.isSmall ?? false,
  };
}

const columnsOf = (block: LayoutBlock<'table'>, content: DocumentContent): Column[] =>
  block.columns
    .filter(({ leaf, isHiddenIfEmpty }) => !isHiddenIfEmpty || hasValue(content, pathOf(leaf)))
    .map(({ leaf, title, width, format = formatOf(leaf), align = alignOf(format) }) => ({
      ...{ leaf, title, width, format, align },
    }));

const alignOf = (format: ColumnFormat): Align =>
  ['text', 'date'].includes(format) ? 'left' : ['unit', 'vatRate'].includes(format) ? 'center' : 'right';

const plainLines = (block: LayoutBlock<'table'>, columns: readonly Column[], content: DocumentContent): TableLine[] =>
  content.rows.map((row, at) => rowLine(block, columns, content, row, at + 1));

function groupedLines(block: LayoutBlock<'table'>, columns: readonly Column[], content: DocumentContent): TableLine[] {
  const groups = [
    ...Map.groupBy(content.rows, (row) => rowValue(row, 'groupKey') ?? rowValue(row, 'groupLabel') ?? ''),
  ];
  if (groups.length === 1 && groups[0]?.[0] === '') return plainLines(block, columns, content);
  let number = 0;
  return groups.flatMap(([key, rows]) => {
    const label = rows.map((row) => rowValue(row, 'groupLabel')).find((one) => one !== null) ?? key;
    return [
      ...(label ? [{ kind: 'group', text: label } as const] : []),
      ...rows.map((row) => rowLine(block, columns, content, row, (number += 1))),
      ...(block.hasSubtotals && label ? [subtotalLine(block, columns, content, rows)] : []),
    ];
  });
}

function rowLine(
  { isNumbered = true }: LayoutBlock<'table'>,
  columns: readonly Column[],
  content: DocumentContent,
  row: RawValues,
  number: number,
): TableLine {
  const cells = columns.map(({ leaf, format }) => cellOf(rowValue(row, leaf), format, content));
  return { kind: 'row', cells: isNumbered ? [{ text: String(number), number: String(number) }, ...cells] : cells };
}

/** The sums of a group stand in the columns of amounts; prices of units are not summed. */
function subtotalLine(
  { isNumbered = true }: LayoutBlock<'table'>,
  columns: readonly Column[],
  content: DocumentContent,
  rows: readonly RawValues[],
): TableLine {
  const sums = columns.map(({ leaf, format }) => {
    const values = rows
      .map((row) => rowValue(row, leaf))
      .filter((value): value is string => value !== null && isDecimal(value));
    if (!leaf.endsWith('Amount') || values.length === 0) return blank;
    return cellOf(sumOfDecimals(values), format, content);
  });
  const cells = isNumbered ? [blank, ...sums] : sums;
  const place = cells.findIndex(({ text }, at) => text === '' && (at > 0 || !isNumbered));
  const label = { text: documentWords[content.language].groupTotal, number: null };
  return { kind: 'subtotal', cells: cells.map((cell, at) => (at === place ? label : cell)) };
}

export function cellOf(raw: string | null, format: ColumnFormat, content: DocumentContent): BoundCell {
  if (raw === null) return blank;
  const isNumber = ['money', 'quantity', 'percent'].includes(format) && isDecimal(raw);
  return { text: showAs(raw, format, content), number: isNumber ? raw : null };
}
