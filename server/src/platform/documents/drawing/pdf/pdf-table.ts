import type { BoundBlockOf, BoundPage, TableLine } from '../../binding/bound-document.ts';
import type { Content, Margins, TableCell, TableLayout } from './pdf-content.ts';
import { inFont, isTall, points } from './pdf-text.ts';

const thin = 0.6;

const padding = { left: points(1.2), right: points(1.2) };

/** Lines around every cell. */
export const framed: TableLayout = {
  hLineWidth: () => thin,
  vLineWidth: () => thin,
  hLineColor: () => '#444444',
  vLineColor: () => '#444444',
  paddingLeft: () => padding.left,
  paddingRight: () => padding.right,
  paddingTop: () => 1.5,
  paddingBottom: () => 0.5,
};

/** Tables that only keep things in place. */
export const unframed: TableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => padding.right,
  paddingTop: () => 1,
  paddingBottom: () => 1,
};

/** The width of a column inside its padding and lines, of one that takes this many millimetres of the page. */
export const innerWidth = (mm: number, layout: TableLayout) =>
  Math.max(points(mm) - (layout === framed ? padding.left + padding.right + thin : padding.right), 1);

/** The same below a line that is there already. */
const below: TableLayout = { ...framed, hLineWidth: (line) => (line === 0 ? 0 : thin) };

/** Tables that hold tables: nothing of their own between these. */
const bare: TableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
};

/** The rows with their heading on every page; no row is torn over two unless it fills half of one. */
export function rowsTable(
  { columns, lines, isSmall }: BoundBlockOf<'table'>,
  { fontSize, height }: BoundPage,
): Content {
  const headings: TableCell[] = columns.map(({ title }) => ({
    text: inFont(title),
    bold: true,
    alignment: 'center',
    fillColor: '#eeeeee',
  }));
  const rows = lines.map((line) => rowOf(line, columns));
  // What is kept together and is higher than a page would be lost.
  const isShort = !lines.some((line) => isTallLine(line, columns, fontSize, height));
  const widths = columns.map(({ width }) => innerWidth(width, framed));
  const looks = { fontSize: isSmall ? fontSize - 1.5 : fontSize, margin: [0, 0, 0, 6] as Margins };
  const kept = { headerRows: 1, keepWithHeaderRows: isShort ? 1 : 0 };
  if (!isShort || !lines.some(({ kind }) => kind === 'group'))
    return {
      ...{ table: { ...kept, dontBreakRows: isShort, widths, body: [headings, ...rows] }, layout: framed, ...looks },
    };
  const heading: Content = { table: { widths, body: [headings] }, layout: framed };
  const parts = partsOf(lines, rows).map((body): TableCell[] => [
    { table: { widths, body, dontBreakRows: true }, layout: below, unbreakable: body.length === 2 },
  ]);
  return { table: { ...kept, widths: ['*'], body: [[heading], ...parts] }, layout: bare, ...looks };
}

/**
 * The name of each group with its first row, and the rows that follow them. They become tables within the table: the library keeps
 * nothing else on one page.
 */
function partsOf(lines: readonly TableLine[], rows: readonly TableCell[][]): TableCell[][][] {
  const starts = lines.flatMap(({ kind }, at) => (kind === 'group' ? [at, at + 2] : []));
  return [0, ...starts].map((from, at) => rows.slice(from, starts[at])).filter((part) => part.length > 0);
}

const isTallLine = (line: TableLine, columns: BoundBlockOf<'table'>['columns'], fontSize: number, height: number) =>
  line.kind !== 'group' && line.cells.some(({ text }, at) => isTall(text, columns[at]?.width ?? 1, fontSize, height));

function rowOf(line: TableLine, columns: BoundBlockOf<'table'>['columns']): TableCell[] {
  if (line.kind === 'group')
    return [
      { text: inFont(line.text), bold: true, fillColor: '#f6f6f6', colSpan: columns.length },
      ...columns.slice(1).map(() => ({})),
    ];
  return columns.map(({ align }, at) => ({
    text: inFont(line.cells[at]?.text ?? ''),
    alignment: align,
    bold: line.kind === 'subtotal',
  }));
}
