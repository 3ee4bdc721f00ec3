import { malformed } from './file-refusal.ts';
import { fillMerged } from './fill-merged.ts';
import { odsRows, timesOf } from './ods-rows.ts';
import type { OpenedSheet, ReadOptions, SheetRow } from './spreadsheet.ts';
import { readPart } from './xml-part.ts';

const content = 'content.xml';

/** A book of OpenDocument whose archive was looked through: one sheet of it, formulas as the values they were saved with. */
export async function openOds(bytes: Buffer, { sheet: wanted }: ReadOptions): Promise<OpenedSheet> {
  const sheets = await sheetsOf(bytes);
  const place = wanted
    ? sheets.find(({ name }) => name === wanted)
    : (sheets.find(({ hidden }) => !hidden) ?? sheets[0]);
  if (!place) throw malformed('There is no such sheet in the book', 'В книге нет такого листа');
  const facts = { format: 'ods' as const, sheet: place.name, sheets: sheets.map(({ name }) => name) };
  const rows = () => {
    const reader = odsRows(sheets.indexOf(place));
    return fillMerged(rowsOf(bytes, reader), reader.merges);
  };
  return { facts, rows, atMost: place.rows };
}

async function* rowsOf(bytes: Buffer, reader: ReturnType<typeof odsRows>): AsyncGenerator<SheetRow> {
  const handlers = { onopentag: reader.open, ontext: reader.text, oncdata: reader.text, onclosetag: reader.close };
  for await (const _ of readPart(bytes, content, handlers)) yield* reader.take();
}

/** Names of the sheets in their order, whether a person sees them, and how many rows they have. */
async function sheetsOf(bytes: Buffer) {
  const hiddenStyles = new Set<string | undefined>();
  const sheets: Array<{ name: string; hidden: boolean; rows: number }> = [];
  let style: string | undefined;
  let tables = 0;
  const handlers = {
    onopentag({ name, attributes }: { name: string; attributes: object }) {
      const given = attributes as Record<string, string | undefined>;
      if (name === 'style:style') style = given['style:name'];
      else if (name === 'style:table-properties' && given['table:display'] === 'false') hiddenStyles.add(style);
      else if (name === 'table:table') {
        tables += 1;
        const [title = '', look = ''] = [given['table:name'], given['table:style-name']];
        if (tables === 1) sheets.push({ name: title, hidden: hiddenStyles.has(look), rows: 0 });
      } else if (name === 'table:table-row' && tables === 1)
        (sheets.at(-1) as { rows: number }).rows += timesOf(given['table:number-rows-repeated']);
    },
    onclosetag(name: string) {
      if (name === 'table:table') tables -= 1;
    },
  };
  for await (const _ of readPart(bytes, content, handlers));
  return sheets;
}
