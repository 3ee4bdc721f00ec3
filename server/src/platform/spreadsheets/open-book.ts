import { mergesOf, type SheetPlace, sharedPartsOf, sheetsOf } from './book-parts.ts';
import { type ArchiveParts, checkArchive } from './check-archive.ts';
import { malformed } from './file-refusal.ts';
import { fillMerged } from './fill-merged.ts';
import { openOds } from './open-ods.ts';
import { readDateStyles } from './read-date-styles.ts';
import { readSharedTexts } from './shared-texts.ts';
import type { OpenedSheet, ReadOptions, SheetRow } from './spreadsheet.ts';
import { xlsxRows } from './xlsx-rows.ts';
import { readPart } from './xml-part.ts';

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
  if (!place || !parts.sheetTails.has(place.path))
    throw malformed('There is no such sheet in the book', 'В книге нет такого листа');
  const merges = mergesOf(parts.sheetTails.get(place.path) ?? '');
  const facts = { format: 'xlsx' as const, sheet: place.name, sheets: places.map(({ name }) => name) };
  return {
    facts,
    rows: () => fillMerged(rowsOf(bytes, place, parts), merges),
    atMost: parts.rows.get(place.path) ?? 0,
  };
}

async function* rowsOf(bytes: Buffer, { path }: SheetPlace, parts: ArchiveParts): AsyncGenerator<SheetRow> {
  const { texts, styles, from1904 } = sharedPartsOf(parts);
  const reader = xlsxRows({
    texts: texts ? await readSharedTexts(bytes, texts) : [],
    dates: styles ? await readDateStyles(bytes, styles) : new Set(),
    from1904,
  });
  const handlers = { onopentag: reader.open, ontext: reader.text, oncdata: reader.text, onclosetag: reader.close };
  for await (const _ of readPart(bytes, path, handlers)) yield* reader.take();
}
