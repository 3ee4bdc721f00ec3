import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { numberCell } from '../../kernel/exchange/exchange.ts';
import type { Cell, WrittenCell } from './spreadsheet.ts';

export interface WrittenColumn {
  heading: string;
  /** Read by the program, not by the person. */
  hidden?: boolean;
  width?: number;
  /** Its cells are days or moments. */
  tells?: 'day' | 'moment';
}

const formats = { day: 'dd.mm.yyyy', moment: 'dd.mm.yyyy hh:mm' };

/** An XLSX book of one sheet, written while its rows arrive. A text stays a text, whatever it begins with. */
export const writeBook = (
  sheet: string,
  columns: readonly WrittenColumn[],
  rows: AsyncIterable<WrittenCell[]> | Iterable<WrittenCell[]>,
): Readable =>
  Readable.fromWeb(
    writeXlsxStream(bookRows(rows), {
      name: sheetName(sheet),
      columns: columns.map(({ heading, hidden = false, width = 22, tells }) => ({
        ...{ header: heading, hidden, width },
        ...(tells && { numFmt: formats[tells] }),
      })),
      freezePane: { rows: 1 },
    }) as ReadableStream,
  );

/** Excel allows 31 characters, and none of these. */
const sheetName = (title: string) => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);

async function* bookRows(rows: AsyncIterable<WrittenCell[]> | Iterable<WrittenCell[]>) {
  for await (const cells of rows) yield cells.map(bookCell);
}

function bookCell(cell: WrittenCell): Cell | Date {
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('decimal' in cell) return numberCell(cell.decimal);
  return new Date('day' in cell ? `${cell.day}T00:00:00Z` : `${cell.moment.replace(' ', 'T')}:00Z`);
}
