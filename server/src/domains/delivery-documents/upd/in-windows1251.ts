import iconv from 'iconv-lite';

const known = new Set(iconv.decode(Buffer.from(Array.from({ length: 128 }, (_, at) => at + 128)), 'windows-1251'));

/** A document in the encoding of its format; characters that the encoding lacks are written by their numbers. */
export function inWindows1251(xml: string): Buffer {
  const plain = Array.from(xml, (character) =>
    character <= '\u007f' || known.has(character) ? character : `&#${character.codePointAt(0)};`,
  ).join('');
  return iconv.encode(`<?xml version="1.0" encoding="windows-1251"?>\n${plain}\n`, 'windows-1251');
}
