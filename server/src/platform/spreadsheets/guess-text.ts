import iconv from 'iconv-lite';
import jschardet from 'jschardet';
import { isUtf16 } from './file-kind.ts';
import { type Delimiter, delimiters, type TextEncoding } from './spreadsheet.ts';

const sample = 64 * 1024;

/** By its mark, by being valid UTF-8 throughout, and then by what its letters would spell. */
export function guessEncoding(bytes: Buffer): TextEncoding {
  if (isUtf16(bytes)) return bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const told = jschardet.detect(bytes.subarray(0, sample)).encoding?.toLowerCase();
  const known: Record<string, TextEncoding> = { 'windows-1251': 'windows-1251', ibm866: 'cp866', 'koi8-r': 'koi8-r' };
  return known[told ?? ''] ?? mostRussian(bytes.subarray(0, sample));
}

function isUtf8(bytes: Buffer): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += sample) decoder.decode(bytes.subarray(at, at + sample), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** A few words are too little for a detector; the letters that Russian uses most still stand out. */
function mostRussian(bytes: Buffer): TextEncoding {
  const candidates = ['windows-1251', 'cp866', 'koi8-r'] as const;
  const scores = candidates.map((encoding) => iconv.decode(bytes, encoding).match(/[оеаинтсрвлкмдпу]/g)?.length ?? 0);
  return candidates[scores.indexOf(Math.max(...scores))] ?? 'windows-1251';
}

/** The mark that cuts the first lines into the most, and the most equal, pieces. */
export function guessDelimiter(text: string): Delimiter {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20);
  const scores = delimiters.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return usual * counts.filter((count) => count === usual).length;
  });
  const best = Math.max(...scores);
  return (best > 0 && delimiters[scores.indexOf(best)]) || ';';
}
