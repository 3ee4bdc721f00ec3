import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from './spreadsheet.ts';

export interface WrittenColumn {
  heading: string;
  /** Read by the program, not by the person. */
  hidden?: boolean;
  width?: number;
}

/** An XLSX book of one sheet, written while its rows arrive. A text stays a text, whatever it begins with. */
export const writeBook = (
  sheet: string,
  columns: readonly WrittenColumn[],
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>,
): Readable =>
  Readable.fromWeb(
    writeXlsxStream(rows, {
      name: sheet,
      columns: columns.map(({ heading, hidden = false, width = 22 }) => ({ header: heading, hidden, width })),
      freezePane: { rows: 1 },
    }) as ReadableStream,
  );
