import sax, { type SAXParser } from 'sax';
import { fromBufferPromise } from 'yauzl';
import { malformed } from './file-refusal.ts';
import { fillMerged } from './fill-merged.ts';
import { odsRows } from './ods-rows.ts';
import type { OpenedSheet, ReadOptions, SheetRow } from './spreadsheet.ts';

/** A book of OpenDocument whose archive was looked through: one sheet of it, formulas as the values they were saved with. */
export async function openOds(bytes: Buffer, { sheet: wanted }: ReadOptions): Promise<OpenedSheet> {
  const sheets = await sheetsOf(bytes);
  const place = wanted
    ? sheets.find(({ name }) => name === wanted)
    : (sheets.find(({ hidden }) => !hidden) ?? sheets[0]);
  if (!place) throw malformed('There is no such sheet in the book', 'В книге нет такого листа');
  const facts = { format: 'ods' as const, sheet: place.name, sheets: sheets.map(({ name }) => name) };
  const reader = odsRows(sheets.indexOf(place));
  return { facts, rows: fillMerged(rowsOf(bytes, reader), reader.merges) };
}

async function* rowsOf(bytes: Buffer, reader: ReturnType<typeof odsRows>): AsyncGenerator<SheetRow> {
  const parser = strictParser();
  parser.onopentag = reader.open;
  parser.ontext = reader.text;
  parser.oncdata = reader.text;
  parser.onclosetag = reader.close;
  for await (const text of contentOf(bytes)) {
    parser.write(text);
    yield* reader.take();
  }
  parser.close();
}

/** Names of the sheets in their order, and whether a person sees them. */
async function sheetsOf(bytes: Buffer) {
  const parser = strictParser();
  const hiddenStyles = new Set<string | undefined>();
  const sheets: Array<{ name: string; hidden: boolean }> = [];
  let style: string | undefined;
  let tables = 0;
  parser.onopentag = ({ name, attributes }) => {
    const given = attributes as Record<string, string | undefined>;
    if (name === 'style:style') style = given['style:name'];
    else if (name === 'style:table-properties' && given['table:display'] === 'false') hiddenStyles.add(style);
    else if (name === 'table:table') {
      tables += 1;
      if (tables === 1)
        sheets.push({ name: given['table:name'] ?? '', hidden: hiddenStyles.has(given['table:style-name'] ?? '') });
    }
  };
  parser.onclosetag = (name) => {
    if (name === 'table:table') tables -= 1;
  };
  for await (const text of contentOf(bytes)) parser.write(text);
  parser.close();
  return sheets;
}

function strictParser(): SAXParser {
  const parser = sax.parser(true, { position: false });
  parser.onerror = () => {
    throw malformed('The content of the book is broken XML', 'Содержимое книги — неверный XML');
  };
  return parser;
}

async function* contentOf(bytes: Buffer): AsyncGenerator<string> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'content.xml') continue;
    const decoder = new TextDecoder();
    for await (const chunk of await zip.openReadStreamPromise(entry))
      yield decoder.decode(chunk as Buffer, { stream: true });
    return;
  }
  throw malformed('The book has no content', 'В книге нет содержимого');
}
