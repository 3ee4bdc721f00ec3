import PizZip from 'pizzip';
import { readSpreadsheet } from '../src/platform/spreadsheets/read-spreadsheet.ts';
import type { Cell } from '../src/platform/spreadsheets/spreadsheet.ts';

/** The parts of an Office file, unpacked. */
export const partsOf = (file: Uint8Array): Map<string, string> => {
  const zip = new PizZip(file);
  return new Map(Object.values(zip.files).map(({ name }) => [name, zip.file(name)?.asText() ?? '']));
};

/** What somebody would read in a Word file, a line for each paragraph. */
export const docxText = (file: Uint8Array): string =>
  (partsOf(file).get('word/document.xml') ?? '')
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The rows of a sheet, as the house reads the books of others. */
export async function sheetRows(file: Uint8Array): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  await readSpreadsheet(Uint8Array.from(file), {}, async (read) => {
    rows.push(...read.map(({ cells }) => cells));
  });
  return rows;
}
