import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { delimiters } from '../../../../nouns/import-parameters.ts';
import { countOf } from './count-of.ts';
import { malformed } from './file-refusal.ts';
import { guessEncoding } from './guess-encoding.ts';
import { limits } from './limits.ts';
import type { Delimiter, OpenedSheet, ReadOptions, SheetRow } from './spreadsheet.ts';

const slice = 64 * 1024;
const marks = Object.keys(delimiters) as Delimiter[];

/** Text with delimiters: CSV or TSV in the encodings and dialects people really send. */
export function openText(bytes: Buffer, { encoding: given, delimiter }: ReadOptions): OpenedSheet {
  const { encoding, choices } = given ? { encoding: given, choices: [] } : guessEncoding(bytes);
  const head = iconv.decode(bytes.subarray(0, slice), encoding);
  const found = delimiter ?? guessDelimiter(head);
  return {
    facts: { format: 'csv', encoding, ...(choices.length > 0 && { encodingChoices: choices }), delimiter: found },
    rows: () => rowsOf(decoded(bytes, encoding), found),
    atMost: Math.max(countOf(bytes, '\n'), countOf(bytes, '\r')) + 1,
  };
}

function* decoded(bytes: Buffer, encoding: string): Generator<string> {
  const decoder = iconv.getDecoder(encoding);
  for (let at = 0; at < bytes.length; at += slice) yield decoder.write(bytes.subarray(at, at + slice));
  const rest = decoder.end();
  if (rest) yield rest;
}

async function* rowsOf(text: Iterable<string>, delimiter: string): AsyncGenerator<SheetRow> {
  const records = Readable.from(text).pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      // An inch mark in the middle of a cell is no quote: Труба 1/2".
      relax_quotes: true,
      max_record_size: limits.line,
    }),
  );
  let n = 0;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      n += 1;
      yield { n, cells: record.map(cellOf) };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw malformed(
        `After row ${n} a quote never closes or a line is longer than 1 MiB`,
        `После строки ${n} не закрыта кавычка или строка длиннее 1 МиБ`,
      );
    throw error;
  }
}

/** The apostrophe that guards a cell against being taken for a formula is no part of it. */
const cellOf = (text: string) => (text === '' ? null : text.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, ''));

/** The mark that cuts the first lines into the most, and the most equal, pieces. */
function guessDelimiter(text: string): Delimiter {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20);
  const scores = marks.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return usual * counts.filter((count) => count === usual).length;
  });
  const best = Math.max(...scores);
  return (best > 0 && marks[scores.indexOf(best)]) || ';';
}
