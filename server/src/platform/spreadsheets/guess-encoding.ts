import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import type { EncodingChoice, TextEncoding } from './encodings.ts';
import { isUtf16 } from './file-kind.ts';
import { type Language, oddsOf } from './odds-of.ts';

interface GuessedEncoding {
  encoding: TextEncoding;
  /** What it may as well be, itself first; empty where there is no doubt. */
  choices: readonly EncodingChoice[];
}

/** Of two that read the same, the first is meant. */
const candidates: ReadonlyArray<{ encoding: TextEncoding; language: Language; seldom: number }> = [
  { encoding: 'windows-1251', language: 'russian', seldom: 0 },
  { encoding: 'windows-1252', language: 'western', seldom: 1 },
  { encoding: 'cp866', language: 'russian', seldom: 2 },
  { encoding: 'koi8-r', language: 'russian', seldom: 5 },
  { encoding: 'windows-1250', language: 'central', seldom: 2 },
  { encoding: 'iso-8859-15', language: 'western', seldom: 3 },
  { encoding: 'iso-8859-2', language: 'central', seldom: 4 },
];

const mostWords = 2_000;
const mostOfWord = 60;
/** A reading a few hundred times less likely than the best is no choice any more. */
const doubtful = 6;
const shownWords = 4;

/** By its mark, by being valid UTF-8 throughout, and then by what its words would be: bytes that only one encoding can mean decide. */
export function guessEncoding(bytes: Buffer): GuessedEncoding {
  if (isUtf16(bytes)) return { encoding: bytes[0] === 0xff ? 'utf-16le' : 'utf-16be', choices: [] };
  if (isUtf8(bytes)) return { encoding: 'utf-8', choices: [] };
  const words = tellingWords(bytes);
  const readings = candidates
    .map(({ encoding, language, seldom }) => {
      const read = words.map((word) => iconv.decode(word, encoding));
      return { encoding, read, odds: read.reduce((sum, word) => sum + oddsOf(word, language), -seldom) };
    })
    .sort((one, other) => other.odds - one.odds);
  const best = readings[0] as (typeof readings)[number];
  const rivals = readings.filter(({ odds }) => best.odds - odds < doubtful);
  return { encoding: best.encoding, choices: choicesAmong(rivals) };
}

/** Words beyond ASCII from all of the file, each once by its letters: «К-1» to «К-500» say one letter, and not five hundred times. */
function tellingWords(bytes: Buffer): Buffer[] {
  const found = new Map<string, Buffer>();
  for (let at = 0; at < bytes.length && found.size < mostWords; at += 1) {
    if ((bytes[at] as number) < 0x80) continue;
    let [from, to] = [at, at + 1];
    while (from > 0 && at - from < mostOfWord && !parts(bytes[from - 1] as number)) from -= 1;
    while (to < bytes.length && to - at < mostOfWord && !parts(bytes[to] as number)) to += 1;
    const word = bytes.subarray(from, to);
    const letters = word.toString('latin1').replace(/[^A-Za-z\x80-\xff]/g, '');
    if (!found.has(letters)) found.set(letters, word);
    at = to;
  }
  return [...found.values()];
}

/** Blanks and what separates cells. */
const parts = (byte: number) => byte <= 0x20 || byte === 0x22 || byte === 0x2c || byte === 0x3b;

function choicesAmong(rivals: ReadonlyArray<{ encoding: TextEncoding; read: readonly string[] }>): EncodingChoice[] {
  const [best] = rivals;
  const different = (best?.read ?? []).flatMap((word, at) =>
    rivals.some(({ read }) => read[at] !== word) ? [at] : [],
  );
  if (different.length === 0) return [];
  const shown = different.slice(0, shownWords);
  const readings = rivals.map(({ encoding, read }) => ({
    encoding,
    sample: shown.map((at) => read[at]).join(', '),
    whole: read.join('\n'),
  }));
  return readings
    .filter(({ whole }, at) => readings.findIndex((other) => other.whole === whole) === at)
    .map(({ encoding, sample }) => ({ encoding, sample }));
}
