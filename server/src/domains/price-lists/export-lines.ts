/** A text, a decimal number that must be written as a number, or nothing. */
export type Cell = string | { decimal: string } | null;

export interface TableStyle {
  delimiter: ';' | ',' | '\t';
  /** What parts whole units from fractions in numbers. */
  point: ',' | '.';
}

/** The byte order mark that tells spreadsheets of UTF-8. */
export const byteOrderMark = '\ufeff';

/** One line of a table; a text that a spreadsheet would run as a formula gets an apostrophe, a number stays a number. */
export const lineOf = (cells: readonly Cell[], style: TableStyle): string =>
  `${cells.map((cell) => written(cell, style)).join(style.delimiter)}\r\n`;

function written(cell: Cell, { delimiter, point }: TableStyle): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? guarded(cell) : cell.decimal.replace('.', point);
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}

const guarded = (text: string) => (/^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text);
