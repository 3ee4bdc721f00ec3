import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { malformed, RefusedFile, tooMuch, unsupported } from './file-refusal.ts';
import { limits } from './limits.ts';
import { endingOf, isNote, isSheet, partReader } from './part-reader.ts';

/** Small parts that say what the book holds, as text, and the merged cells that stand behind each sheet's rows. */
export interface ArchiveParts {
  format: 'xlsx' | 'ods';
  text: ReadonlyMap<string, string>;
  sheetTails: ReadonlyMap<string, string>;
  /** How many rows end in each sheet. */
  rows: ReadonlyMap<string, number>;
}

/** Unpacks every entry once, keeping almost nothing, so that what is read later is known to be harmless and small enough. */
export async function checkArchive(bytes: Buffer): Promise<ArchiveParts> {
  refuseHiddenEnd(bytes);
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true }).catch(unreadable);
  if (zip.entryCount > limits.entries)
    throw tooMuch('The file has too many parts', 'В файле слишком много частей', limits.entries);
  const entries = await entriesOf(zip).catch(unreadable);
  refuseOverlaps(entries);

  const text = new Map<string, string>();
  const sheetTails = new Map<string, string>();
  const rows = new Map<string, number>();
  let unpacked = 0;
  for (const entry of entries) {
    const part = partReader(entry);
    for await (const chunk of await zip.openReadStreamPromise(entry).catch(unreadable)) {
      unpacked += (chunk as Buffer).length;
      if (unpacked > limits.unpacked)
        throw tooMuch(
          'The file unpacks to too many bytes',
          'Файл распаковывается в слишком большой объём',
          limits.unpacked,
        );
      part.take(chunk as Buffer);
    }
    const ending = endingOf(entry.fileName);
    if (ending && !part.endsAs(ending)) throw malformed('A sheet of the book is cut', 'Лист книги обрезан');
    if (isNote(entry.fileName)) text.set(entry.fileName, part.kept());
    else if (isSheet(entry.fileName)) {
      sheetTails.set(entry.fileName, part.kept());
      rows.set(entry.fileName, part.rows());
    }
  }
  return { format: formatOf(text), text, sheetTails, rows };
}

const unreadable = (error: Error): never => {
  throw error instanceof RefusedFile ? error : malformed('The file cannot be unpacked', 'Файл не распаковывается');
};

/** A second directory behind a comment would let two readers see two books. */
function refuseHiddenEnd(bytes: Buffer) {
  if (bytes.length < 22 || bytes.readUInt32LE(bytes.length - 22) !== 0x06054b50)
    throw malformed(
      'The file is cut, or something follows its end',
      'Файл обрезан или продолжается после своего конца',
    );
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted()) throw unsupported('The book has a password', 'Книга защищена паролем');
    const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
    if (isLink || name.includes('\0') || names.has(name))
      throw malformed('A part of the file has a forbidden name', 'У части файла недопустимое имя');
    if (/vbaproject|(^|\/)(embeddings|activex|macrosheets|externallinks)\/|^(basic|scripts)\/|^object \d+$/.test(name))
      throw unsupported(
        'Books with macros, embedded objects or links to other books are not taken',
        'Книги с макросами, вложенными объектами и связями с другими книгами не принимаются',
      );
    names.add(name);
    entries.push(entry);
  }
  return entries;
}

function refuseOverlaps(entries: readonly Entry[]) {
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader, compressedSize, fileNameLength } of inOrder) {
    if (relativeOffsetOfLocalHeader < end)
      throw malformed('Parts of the file overlap', 'Части файла накладываются друг на друга');
    end = relativeOffsetOfLocalHeader + 30 + fileNameLength + compressedSize;
  }
}

/** A book of OpenDocument says what it is in its first entry. */
function formatOf(text: ReadonlyMap<string, string>): ArchiveParts['format'] {
  const type = text.get('mimetype');
  if (type === undefined) refuseOtherBooks(text);
  else if (!/^application\/vnd\.oasis\.opendocument\.spreadsheet(-template)?\s*$/.test(type))
    throw unsupported('The file is an archive, but no XLSX or ODS book', 'Это архив, а не книга XLSX или ODS');
  else if (text.get('META-INF/manifest.xml')?.includes('encryption-data'))
    throw unsupported('The book has a password', 'Книга защищена паролем');
  return type === undefined ? 'xlsx' : 'ods';
}

/** What points outside is never followed; hyperlinks of cells are only text to us. */
function refuseOtherBooks(text: ReadonlyMap<string, string>) {
  const types = text.get('[Content_Types].xml') ?? '';
  if (/macroEnabled|vbaProject|ms-excel\.sheet\.binary/i.test(types))
    throw unsupported('Books with macros are not taken', 'Книги с макросами не принимаются');
  if (!/spreadsheetml\.(sheet|template)\.main\+xml/.test(types))
    throw unsupported('The file is an archive, but no XLSX or ODS book', 'Это архив, а не книга XLSX или ODS');
  for (const [name, xml] of text) {
    if (!name.endsWith('.rels')) continue;
    for (const relation of xml.match(/<[\w:]*Relationship\s[^>]*>/g) ?? []) {
      if (/TargetMode\s*=\s*["']External/i.test(relation) && !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(relation))
        throw malformed('The book refers to something outside it', 'Книга ссылается на внешние данные');
    }
  }
}
