import { stripVTControlCharacters } from 'node:util';

/** Columns as wide as what stands in them; a line that does not fit the terminal is cut. */
export function drawTable(rows: readonly (readonly string[])[], head?: readonly string[]): string {
  const plain = rows.map((row) => row.map(printable));
  const all = head ? [head.map((name) => name.toUpperCase()), ...plain] : plain;
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)));
  const lines = all.map((row) =>
    row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length)).join('  '),
  );
  return lines.map((line, at) => `${styled(cut(line.trimEnd()), head !== undefined && at === 0)}\n`).join('');
}

/** A record may hold what a terminal would obey. */
const printable = (cell: string) =>
  // oxlint-disable-next-line no-control-regex
  stripVTControlCharacters(cell).replaceAll(/[\u0000-\u001F\u007F-\u009F]+/g, ' ');

function cut(line: string): string {
  const width = process.stdout.columns;
  return width !== undefined && [...line].length > width ? `${[...line].slice(0, width - 1).join('')}…` : line;
}

const styled = (line: string, isHead: boolean) =>
  isHead && process.stdout.isTTY && !process.env.NO_COLOR ? `\u001B[1m${line}\u001B[22m` : line;
