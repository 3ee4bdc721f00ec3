import { fileKind } from './file-kind.ts';
import { malformed, tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';
import type { OpenedSheet, ReadOptions, SheetRow } from './spreadsheet.ts';

/** The rows of a file of either kind that hold something, none longer than the limits. Only the reader it needs is loaded. */
export async function readRows(bytes: Buffer, options: ReadOptions) {
  const { facts, rows, atMost } = await opened(bytes, options);
  // Rows that are refused in the end are not stored first.
  if (atMost > limits.rows + 1) for await (const _ of checked(rows()));
  return { facts, rows: checked(rows()) };
}

async function opened(bytes: Buffer, options: ReadOptions): Promise<OpenedSheet> {
  if (fileKind(bytes) === 'book') return (await import('./open-book.ts')).openBook(bytes, options);
  return (await import('./open-text.ts')).openText(bytes, options);
}

async function* checked(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let last = 0;
  for await (const row of rows) {
    if (row.n <= last)
      throw malformed(
        `Row ${row.n} stands twice or out of order`,
        `Строка ${row.n} повторяется или стоит не по порядку`,
      );
    last = row.n;
    while (row.cells.length > 0 && isBlank(row.cells.at(-1))) row.cells.pop();
    if (row.cells.length === 0) continue;
    checkRow(row);
    yield row;
  }
}

function checkRow({ n, cells }: SheetRow) {
  if (n > limits.rows + 1) throw tooMuch('Too many rows', 'Слишком много строк', limits.rows);
  if (cells.length > limits.columns) throw tooMuch('Too many columns', 'Слишком много столбцов', limits.columns);
  if (cells.some((cell) => typeof cell === 'string' && (cell.includes('\0') || !cell.isWellFormed())))
    throw malformed(
      `Row ${n} has characters that no text can hold`,
      `В строке ${n} есть символы, которых в тексте быть не может`,
    );
  if (cells.some((cell) => typeof cell === 'string' && cell.length > limits.cell))
    throw malformed(
      `Row ${n} has a cell longer than ${limits.cell} characters`,
      `В строке ${n} есть ячейка длиннее ${limits.cell} символов`,
    );
}

const isBlank = (cell: unknown) => cell === null || cell === undefined || cell === '';
