import { tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';
import { localName, readPart } from './xml-part.ts';

type Attributes = Record<string, string | undefined>;

/** Which styles of cells, by their numbers, show a number as a date or a time. */
export async function readDateStyles(bytes: Buffer, path: string): Promise<ReadonlySet<number>> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let inCells = false;
  const handlers = {
    onopentag({ name, attributes }: { name: string; attributes: object }) {
      const tag = localName(name);
      const { numFmtId, formatCode = '' } = attributes as Attributes;
      if (tag === 'numFmt') formats.set(Number(numFmtId), formatCode);
      else if (tag === 'cellXfs') inCells = true;
      else if (tag === 'xf' && inCells) styles.push(Number(numFmtId ?? 0));
    },
    onclosetag(name: string) {
      if (localName(name) === 'cellXfs') inCells = false;
    },
  };
  for await (const _ of readPart(bytes, path, handlers))
    if (styles.length + formats.size > limits.styles)
      throw tooMuch('Too many styles of cells', 'Слишком много стилей ячеек', limits.styles);
  return new Set(styles.flatMap((id, style) => (showsDate(id, formats.get(id)) ? [style] : [])));
}

/** Formats that every program knows by number alone (ECMA-376 part 1, 18.8.30), those of East Asia among them. */
const showsDate = (id: number, format: string | undefined) =>
  format === undefined
    ? (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
    : isDateFormat(format);

/** Letters of a date or a time outside of quotes, colours and escaped signs; of its parts, the first speaks of positive numbers. */
const isDateFormat = (format: string) => {
  const bare = format.replace(/"[^"]*"|\\.|[*_]./g, '').split(';')[0] ?? '';
  return /\[(h+|m+|s+)\]/i.test(bare) || /[ymdhs]/i.test(bare.replace(/\[[^\]]*\]|general/gi, ''));
};
