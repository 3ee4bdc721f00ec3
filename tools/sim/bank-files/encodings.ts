/** Letters of the code pages as their tables have them, written out here so that nothing of the product is leaned on. */
const upper = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const lower = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

function page(ranges: ReadonlyArray<readonly [from: number, letters: string]>): Map<string, number> {
  return new Map(ranges.flatMap(([from, letters]) => [...letters].map((letter, at) => [letter, from + at] as const)));
}

const pages = {
  cp1251: page([
    [0xc0, upper],
    [0xe0, lower],
    [0xa8, 'Ё'],
    [0xb8, 'ё'],
    [0xb9, '№'],
    [0xab, '«'],
    [0xbb, '»'],
    [0x96, '–'],
    [0x97, '—'],
    [0xa0, '\u00a0'],
  ]),
  cp866: page([
    [0x80, upper],
    [0xa0, lower.slice(0, 16)],
    [0xe0, lower.slice(16)],
    [0xf0, 'Ёё'],
    [0xfc, '№'],
    [0xff, '\u00a0'],
  ]),
} as const;

export type Encoding = 'cp1251' | 'cp866' | 'utf8' | 'utf8-bom';

export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf8') return Buffer.from(text, 'utf8');
  if (encoding === 'utf8-bom') return Buffer.from(`\ufeff${text}`, 'utf8');
  return Buffer.from([...text].map((letter) => byteOf(letter, encoding)));
}

function byteOf(letter: string, encoding: 'cp1251' | 'cp866'): number {
  const code = letter.charCodeAt(0);
  const byte = code < 0x80 ? code : pages[encoding].get(letter);
  if (byte === undefined) throw new Error(`${encoding} has no ${letter}`);
  return byte;
}

const letters1251 = new Map([...pages.cp1251].map(([letter, byte]) => [byte, letter]));

/** Null for a byte that is no letter of Russian business. */
export function decode1251(bytes: Uint8Array): string | null {
  const letters = [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : letters1251.get(byte)));
  return letters.includes(undefined) ? null : letters.join('');
}
