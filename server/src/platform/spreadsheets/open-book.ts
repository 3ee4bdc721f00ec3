import { streamXlsxRows } from 'hucre/xlsx';
import { mergesOf, sheetsOf } from './book-parts.ts';
import { type ArchiveParts, checkArchive } from './check-archive.ts';
import { malformed } from './file-refusal.ts';
import { fillMerged } from './fill-merged.ts';
import { openOds } from './open-ods.ts';
import type { Cell, OpenedSheet, ReadOptions, SheetRow } from './spreadsheet.ts';

/** A book, one sheet of it: formulas as the values they were saved with, merged cells filled. */
export async function openBook(bytes: Buffer, options: ReadOptions): Promise<OpenedSheet> {
  const parts = await checkArchive(bytes);
  return parts.format === 'ods' ? openOds(bytes, options) : openXlsx(bytes, parts, options);
}

function openXlsx(bytes: Buffer, parts: ArchiveParts, { sheet: wanted }: ReadOptions): OpenedSheet {
  const places = sheetsOf(parts);
  const place = wanted
    ? places.find(({ name }) => name === wanted)
    : (places.find(({ hidden }) => !hidden) ?? places[0]);
  if (!place) throw malformed('There is no such sheet in the book', 'В книге нет такого листа');
  const merges = mergesOf(parts.sheetTails.get(place.path) ?? '');
  const facts = { format: 'xlsx' as const, sheet: place.name, sheets: places.map(({ name }) => name) };
  return { facts, rows: fillMerged(rowsOf(bytes, places.indexOf(place)), merges) };
}

async function* rowsOf(bytes: Buffer, sheet: number): AsyncGenerator<SheetRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
    yield { n: index + 1, cells: values.map(cellOf) };
}

function cellOf(value: string | number | boolean | Date | null | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return dateText(value);
  // A double of a cell shows 15 digits to a person; what lies behind them is the machine's rounding.
  if (typeof value === 'number') return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
  return value;
}

function dateText(date: Date): string | null {
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}
