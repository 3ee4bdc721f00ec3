/** Names of folders as they travel: UTF-16 in a Base64 of their own (RFC 3501, 5.1.3). */
export const folderOnWire = (name: string): string =>
  name.replace(/&|[^\x20-\x7e]+/g, (part) => (part === '&' ? '&-' : `&${packed(part)}-`));

export const folderFromWire = (wire: string): string =>
  wire.replace(/&([^-]*)-/g, (_, inner: string) => (inner === '' ? '&' : unpacked(inner)));

function packed(text: string): string {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return bytes.toString('base64').replace(/=+$/, '').replaceAll('/', ',');
}

const unpacked = (inner: string): string =>
  Buffer.from(inner.replaceAll(',', '/'), 'base64').swap16().toString('utf16le');

/** Words of a command: atoms, quoted strings, literals already put in their places, and lists as they stand. */
export function wordsOf(line: string, literals: readonly string[]): string[] {
  const words: string[] = [];
  let literal = 0;
  for (const [part] of line.matchAll(
    /"(?:[^"\\]|\\.)*"|\((?:[^()"]|"(?:[^"\\]|\\.)*"|\([^()]*\))*\)|\{\d+\+?\}|[^\s"(){}]+/g,
  )) {
    if (part.startsWith('"')) words.push(part.slice(1, -1).replace(/\\(.)/g, '$1'));
    else if (part.startsWith('{')) words.push(literals[literal++] ?? '');
    else words.push(part);
  }
  return words;
}

export const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Numbers of a set such as `2:4,9,12:*`. */
export function numbersIn(set: string, held: readonly number[]): number[] {
  const last = held.at(-1) ?? 0;
  const ranges = set.split(',').map((part) => {
    const [from = '', to = from] = part.split(':');
    const [a, b] = [from, to].map((end) => (end === '*' ? last : Number(end))) as [number, number];
    return [Math.min(a, b), Math.max(a, b)] as const;
  });
  return held.filter((uid) => ranges.some(([from, to]) => uid >= from && uid <= to));
}
