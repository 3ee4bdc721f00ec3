import { Download } from '../../kernel/download.ts';
import type { WrittenCell } from './spreadsheet.ts';
import { type WrittenColumn, writeBook } from './write-book.ts';
import { writeText } from './write-text.ts';

export const fileFormats = ['xlsx', 'csv', 'tsv'] as const;
type FileFormat = (typeof fileFormats)[number];

export const mediaTypes: Record<FileFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8; header=present',
  tsv: 'text/tab-separated-values; charset=utf-8; header=present',
};

export const fileMediaTypes = Object.values(mediaTypes);

/** Rows as a file that is written while it is sent. */
export function writeFile(
  format: FileFormat,
  title: string,
  columns: readonly WrittenColumn[],
  rows: AsyncIterable<WrittenCell[]> | Iterable<WrittenCell[]>,
): Download {
  const headings = columns.map(({ heading }) => heading);
  const body =
    format === 'xlsx' ? writeBook(title, columns, rows) : writeText(format === 'csv' ? ';' : '\t', headings, rows);
  return new Download({ name: `${title}.${format}`, type: mediaTypes[format], body });
}
