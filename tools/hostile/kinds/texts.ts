import iconv from 'iconv-lite';
import type { Seeded } from '../../../proof/seeded.ts';
import { items } from '../book.ts';
import { harmless, type Kind, malformed, tooLarge, unopened, unsupported } from '../hostile-file.ts';
import { formulas } from './formulas.ts';

const whole = (random: Seeded, low: number, high: number) => Math.floor(random.between(low, high));
const either = [...harmless, ...malformed, ...tooLarge, ...unsupported];

const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;

const lines = (rows: ReadonlyArray<ReadonlyArray<string | number>>, delimiter = ';') =>
  rows.map((cells) => `${cells.map(quoted).join(delimiter)}\r\n`).join('');

const table = (random: Seeded, rows = items(random, 5), delimiter = ';') =>
  lines([['Артикул', 'Наименование', 'Плановая цена'], ...rows], delimiter);

const inText = (
  kind: string,
  make: (random: Seeded) => string | Buffer,
  read: Kind['read'],
  kept: Kind['kept'] = unopened,
  extension = 'csv',
): Kind => ({ kind, extension, make: (random) => Buffer.from(make(random) as string), read, kept });

const encodings = ['utf-16le', 'utf-16be', 'windows-1251', 'cp866', 'koi8-r'] as const;

/** Texts with delimiters that do not end, do not close, or begin as formulas. */
export const texts: readonly Kind[] = [
  {
    ...inText(
      'line without an end',
      (random) => Buffer.alloc(whole(random, 1.2 * 2 ** 20, 24 * 2 ** 20), 'a'),
      malformed,
    ),
    heavy: true,
  },
  inText('long line', (random) => `${table(random)}${'a'.repeat(whole(random, 2 ** 20 + 1, 2 ** 21))}\n`, malformed),
  inText('quote that never closes', (random) => `a;b\n"${'x;\n'.repeat(whole(random, 400_000, 900_000))}`, malformed),
  inText('quote that never closes in a short file', (random) => `${table(random)}"${random.next()};1`, malformed),
  inText('quotes and nothing else', (random) => '"'.repeat(whole(random, 1, 200_000)), either),
  inText('delimiters and nothing else', (random) => `${';'.repeat(whole(random, 1, 190))}\n`.repeat(500), either),
  inText('line breaks and nothing else', (random) => random.pick(['\r', '\n', '\r\n', '\n\r']).repeat(9_000), either),
  inText('returns alone', (random) => table(random).replaceAll('\r\n', '\r'), harmless),
  inText('line breaks in cells', (random) => table(random).replaceAll('М', '\r\n'), harmless),
  ...encodings.map((encoding) =>
    inText(
      `text in ${encoding}`,
      (random) => iconv.encode(table(random, items(random, 20)), encoding, { addBOM: encoding.startsWith('utf') }),
      harmless,
    ),
  ),
  inText(
    'UTF-16 cut in half',
    (random) => iconv.encode(table(random), 'utf-16le', { addBOM: true }).subarray(0, 201),
    either,
  ),
  inText(
    'UTF-8 that is none',
    (random) => Buffer.concat([Buffer.from(table(random)), Buffer.from('c0aff4908080eda080', 'hex')]),
    either,
  ),
  inText('two marks at the start', (random) => `\ufeff\ufeff${table(random)}`, harmless),
  ...(['csv', 'tsv'] as const).map((extension) =>
    inText(
      `formulas in ${extension}`,
      (random) =>
        table(
          random,
          items(random, 12).map(([sku, , price], n) => [`${formulas[n]}${sku}`, `${formulas[n]}1+1`, price]),
          extension === 'csv' ? ';' : '\t',
        ),
      harmless,
      unopened,
      extension,
    ),
  ),
  inText(
    'formulas in headings',
    (random) =>
      lines([
        ['Артикул', '=1+1', '@SUM(A1)', '+cmd|x'],
        [random.next(), 1, 2, 3],
      ]),
    harmless,
  ),
  inText('too many columns', (random) => `${'a;'.repeat(whole(random, 201, 30_000))}b\n`, tooLarge),
  { ...inText('too many rows', (random) => 'a;b\n'.repeat(whole(random, 200_010, 900_000)), tooLarge), heavy: true },
  inText('long cells', (random) => lines([['Наименование'], ['я'.repeat(whole(random, 32_768, 300_000))]]), malformed),
  inText('NUL in the text', (random) => `a;b\n${random.next()};\0\n`, unsupported, unsupported),
  inText('NUL far inside', (random) => `${table(random)}${'a;b\n'.repeat(20_000)}x;\0y\n`, either),
  inText(
    'escape sequences',
    (random) => `Наименование\n\x1b]0;${random.next()}\x07\x1b[2J\n`,
    unsupported,
    unsupported,
  ),
  inText(
    'letters that turn the text round',
    (random) => lines([['Наименование'], [`\u202egnp.\u2066${random.next()}`]]),
    harmless,
  ),
  inText(
    'names of the language',
    (random) =>
      lines([
        ['__proto__', 'constructor', 'Наименование'],
        ['a', 'b', random.next()],
      ]),
    harmless,
  ),
  inText(
    'numbers without an end',
    (random) =>
      lines([
        ['Наименование', 'Плановая цена'],
        [random.next(), '9'.repeat(whole(random, 30, 30_000))],
        ['a', '1e999'],
        ['b', '-0'],
      ]),
    harmless,
  ),
];
