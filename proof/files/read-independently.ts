import { inflateRawSync } from 'node:zlib';

/** A cell as it stands in a file, by readers that share nothing with the product. */
interface FoundCell {
  text: string;
  /** A program would compute it instead of showing it. */
  formula: boolean;
}

export const readIndependently = (bytes: Buffer, format: string): FoundCell[][] =>
  format === 'xlsx' ? readBook(bytes) : readText(bytes.toString('utf8'), format === 'csv' ? ';' : '\t');

/** Quotes as RFC 4180 has them; a cell that begins as a formula is one, unless it is a number. */
function readText(text: string, delimiter: string): FoundCell[][] {
  const rows: FoundCell[][] = [];
  let cells: FoundCell[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text[at] === '"' && text[at + 1] !== '"') break;
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else
      for (; at < text.length && text[at] !== delimiter && text[at] !== '\r' && text[at] !== '\n'; at += 1)
        cell += text[at];
    cells.push({ text: cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, ''), formula: isFormula(cell) });
    if (text[at] === delimiter) at += 1;
    else {
      at += text[at] === '\r' ? 2 : 1;
      rows.push(cells);
      cells = [];
    }
  }
  return rows;
}

const isFormula = (cell: string) => /^[=+\-@＝＋－＠\t\r]/.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell);

/** Every `c` of the first sheet; with an `f` in it, it is a formula. */
function readBook(bytes: Buffer): FoundCell[][] {
  const parts = unpack(bytes);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const shared = textsOf(parts.get('xl/sharedStrings.xml') ?? '', 'si');
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: FoundCell[] = [];
    for (const [, attributes = '', inside = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v[^>]*>(.*?)<\/v>/s.exec(inside)?.[1] ?? '';
      const text = /t="s"/.test(attributes)
        ? (shared[Number(value)] ?? '')
        : (textsOf(inside, 'is')[0] ?? plain(value));
      cells[columnOf(attributes)] = { text, formula: /<f\b/.test(inside) || /t="str"/.test(attributes) };
    }
    return Array.from(cells, (cell) => cell ?? { text: '', formula: false });
  });
}

const columnOf = (attributes: string) =>
  [...(/r="([A-Z]+)/.exec(attributes)?.[1] ?? 'A')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) -
  1;

const textsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
    [...inside.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => plain(text)).join(''),
  );

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plain = (xml: string) =>
  xml
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
      name ? (signs[name] ?? '') : String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10)),
    )
    .replace(/_x([\dA-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** By the directory at the end of the archive. */
function unpack(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const text = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    parts.set(bytes.toString('utf8', at + 46, at + 46 + name), text.toString('utf8'));
    at += 46 + name + extra + comment;
  }
  return parts;
}
