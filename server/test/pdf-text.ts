import { inflateSync } from 'node:zlib';

/**
 * Everything a PDF of ours says, once by the table of characters of each of its fonts: which font a text is set in does not matter to who
 * looks for a word.
 */
export function pdfText(file: Buffer): string {
  const streams = streamsOf(file);
  const fonts = streams.filter((one) => one.includes('begincmap')).map(charactersOf);
  const texts = streams.flatMap(glyphsOf);
  return fonts
    .map((font) => texts.map((glyphs) => glyphs.map((one) => font.get(one) ?? '').join('')).join('\n'))
    .join('\n');
}

function streamsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const start = index + head.length;
    const end = text.indexOf('endstream', start);
    if (text.slice(index - 3, index) === 'end' || end < 0) return [];
    try {
      return [inflateSync(file.subarray(start, end)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** Glyphs of each line that is drawn: `[<0012> 20 <0034>] TJ`. */
const glyphsOf = (stream: string): string[][] =>
  [...stream.matchAll(/\[([^\]]*)\]\s*TJ|<([0-9a-f]+)>\s*Tj/gi)].map(([, several, one]) =>
    [...(several ?? `<${one}>`).matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
  );

/** `<0000> <00ff> [<0020> <0414> …]`: the characters of these glyphs, in their order. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const lists = [...map.matchAll(/<([0-9a-f]{4})>\s*<[0-9a-f]{4}>\s*\[([^\]]*)\]/gi)];
  return new Map(
    lists.flatMap(([, from = '', listed = '']) =>
      [...listed.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = ''], at) => [codeOf(from, at), characterOf(hex)] as const),
    ),
  );
}

const codeOf = (from: string, at: number) => (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');

const characterOf = (hex: string) => Buffer.from(hex.padStart(4, '0'), 'hex').swap16().toString('utf16le');
