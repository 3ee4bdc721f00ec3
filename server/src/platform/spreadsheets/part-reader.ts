import type { Entry } from 'yauzl';
import { countOf } from './count-of.ts';
import { malformed, tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';

/** Small parts that say what the book holds. */
export const isNote = (name: string) =>
  /^(\[Content_Types\]\.xml|xl\/workbook\.xml|.*\.rels|mimetype|META-INF\/manifest\.xml)$/i.test(name);
export const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);
/** How a part of rows ends when nothing of it was cut off. */
export const endingOf = (name: string): RegExp | undefined =>
  isSheet(name) ? /worksheet>\s*$/ : name === 'content.xml' ? /document-content>\s*$/ : undefined;
const isXml = (name: string) => /\.(xml|rels)$/i.test(name);

const overlap = 64;
/** Of `</row>`, whatever its prefix. */
const rowEnd = 'row>';
const mostKept = 4 * 1024 * 1024;

/** Counts and looks through one entry as it unpacks. */
export function partReader({ fileName, compressedSize }: Entry) {
  const whole = isNote(fileName);
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let size = 0;
  let last = Buffer.alloc(0);
  let inTail = false;
  let rows = 0;

  return {
    take(chunk: Buffer) {
      size += chunk.length;
      if (size > limits.entry || (size > limits.ratioFrom && size > compressedSize * limits.ratio))
        throw tooMuch(
          'A part of the file unpacks to too many bytes',
          'Часть файла распаковывается в слишком большой объём',
          limits.entry,
        );
      if (!isXml(fileName)) return whole ? keep(chunk) : undefined;
      if (size === chunk.length) refuseWideText(chunk);
      const seam = Buffer.concat([last, chunk.subarray(0, overlap)]);
      if ([chunk, seam].some((bytes) => bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')))
        throw malformed('Document types and entities are not taken', 'Описания типов и сущности XML не принимаются');
      if (isSheet(fileName)) rows += countOf(chunk, rowEnd) + countOf(across(last, chunk), rowEnd);
      if (whole || inTail) keep(chunk);
      else if (isSheet(fileName)) keepTail(chunk, seam);
      last = Buffer.from(chunk.length < overlap ? seam.subarray(-overlap) : chunk.subarray(-overlap));
    },
    endsAs: (end: RegExp) => end.test(last.toString('latin1')),
    rows: () => rows,
    kept: () => Buffer.concat(kept).toString('utf8'),
  };

  /** What stands behind the rows, beginning in this chunk or across its edge. */
  function keepTail(chunk: Buffer, seam: Buffer) {
    const inChunk = chunk.indexOf('</sheetData');
    const inSeam = inChunk < 0 ? seam.indexOf('</sheetData') : -1;
    if (inChunk < 0 && inSeam < 0) return;
    inTail = true;
    if (inChunk >= 0) keep(chunk.subarray(inChunk));
    else {
      keep(seam.subarray(inSeam));
      keep(chunk.subarray(overlap));
    }
  }

  function keep(bytes: Buffer) {
    keptBytes += bytes.length;
    if (keptBytes <= mostKept) kept.push(Buffer.from(bytes));
    else if (whole) throw malformed('A list of parts is too long', 'Слишком длинный перечень частей');
  }
}

/** Where a mark could stand across the edge, and no whole one. */
const across = (before: Buffer, after: Buffer) =>
  Buffer.concat([before.subarray(1 - rowEnd.length), after.subarray(0, rowEnd.length - 1)]);

/** XML in another encoding would slip past a search of bytes. */
function refuseWideText(chunk: Buffer) {
  const head = chunk.subarray(0, 200);
  const declared = /encoding\s*=\s*["']([^"']+)/i.exec(head.toString('latin1'))?.[1] ?? 'utf-8';
  if (head.includes(0) || head[0] === 0xff || head[0] === 0xfe || !/^(utf-?8|us-ascii)$/i.test(declared))
    throw malformed('The parts of a book must be in UTF-8', 'Части книги должны быть в кодировке UTF-8');
}
