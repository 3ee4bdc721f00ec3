import type { Seeded } from '../../../proof/seeded.ts';
import { archive, repeated } from '../archive.ts';
import { book, part, row, sheetEnd, sheetStart } from '../book.ts';
import { harmless, type Kind, malformed, tooLarge, unopened, unsupported } from '../hostile-file.ts';

const mebibyte = 2 ** 20;
const times = (random: Seeded, low: number, high: number) => Math.floor(random.between(low, high));
const zeros = Buffer.alloc(mebibyte);
const rows = (bytes: number) => Buffer.alloc(bytes, '<row/>');

const bomb = (mebibytes: number, piece = rows(mebibyte - (mebibyte % 6))) =>
  repeated([sheetStart(), 1], [piece, mebibytes], [sheetEnd(), 1]);

/** Rows of another text each, packed so that no single measure of density is exceeded. */
function dense(random: Seeded, mebibytes: number) {
  const texts = Array.from({ length: 600 }, (_, n) =>
    row(n + 1, [Math.floor(random.next() * 1e15), 'x'.repeat(1_000)]),
  );
  // Without places, so that the rows go on counting however often they come.
  const piece = Buffer.from(texts.join('').replaceAll(/ r="[^"]*"/g, ''));
  return repeated([sheetStart(), 1], [piece, Math.ceil((mebibytes * mebibyte) / piece.length)], [sheetEnd(), 1]);
}

const bookOf = (kind: string, make: Kind['make'], read = tooLarge): Kind => ({
  kind,
  extension: 'xlsx',
  make,
  read,
  kept: unopened,
});

/** Archives that open to more than anybody has. */
export const bombs: readonly Kind[] = [
  bookOf('512 MiB of a sheet in 511 KiB', () => book({ sheet: bomb(512) })),
  bookOf('bomb in a sheet', (random) => book({ sheet: bomb(times(random, 8, 400)) })),
  bookOf('bomb in another part', (random) =>
    book({ more: [{ name: 'xl/media/zeros', data: repeated([zeros, times(random, 8, 400)]) }] }),
  ),
  bookOf(
    'bomb in the list of types',
    (random) =>
      book({ more: [{ name: 'xl/x.rels', data: repeated([Buffer.alloc(mebibyte, ' '), times(random, 5, 200)]) }] }),
    [...tooLarge, ...malformed],
  ),
  bookOf('many small bombs', (random) => {
    const data = repeated([Buffer.alloc(mebibyte - 10), 1]);
    const count = times(random, 400, 900);
    return book({ more: Array.from({ length: count }, (_, n) => ({ name: `xl/media/${n}`, data })) });
  }),
  {
    ...bookOf('dense rows below every limit', (random) => book({ sheet: dense(random, times(random, 20, 120)) }), [
      ...tooLarge,
      '',
    ]),
    heavy: true,
  },
  bookOf(
    'archives in archives',
    (random) => {
      let inner = archive([{ name: 'zeros', data: repeated([zeros, times(random, 1, 50)]) }]);
      for (let depth = times(random, 1, 12); depth > 0; depth -= 1)
        inner = archive(Array.from({ length: 4 }, (_, n) => ({ name: `${depth}-${n}.zip`, data: inner })));
      return inner;
    },
    unsupported,
  ),
  bookOf('entries past the most', (random) =>
    book({ more: Array.from({ length: times(random, 2_000, 4_000) }, (_, n) => part(`xl/media/${n}`, '')) }),
  ),
  {
    ...bookOf('100 000 entries', (random) => {
      const count = times(random, 90_000, 110_000);
      return book({ more: Array.from({ length: count }, (_, n) => part(`m/${n}`, '')), end: { count, zip64: true } });
    }),
    heavy: true,
  },
];

/** Archives whose directory lies. */
export const lies: readonly Kind[] = [
  bookOf('understated size', (random) => book({ claims: { unpacked: times(random, 0, 100) } }), malformed),
  bookOf('overstated size', (random) => book({ claims: { unpacked: times(random, 2 ** 24, 2 ** 32 - 2) } }), [
    ...malformed,
    ...tooLarge,
  ]),
  bookOf(
    'overlapping entries',
    (random) => book({ more: [{ ...part('xl/again.xml', '<a/>'), claims: { offset: times(random, 0, 300) } }] }),
    malformed,
  ),
  bookOf(
    'all entries at one place',
    (random) =>
      book({
        more: Array.from({ length: times(random, 2, 500) }, (_, n) => ({
          ...part(`xl/media/${n}`, ''),
          claims: { offset: 0 },
        })),
      }),
    malformed,
  ),
  bookOf(
    'offset outside',
    (random) => book({ more: [{ ...part('xl/far', ''), claims: { offset: times(random, 2 ** 20, 2 ** 32 - 2) } }] }),
    malformed,
  ),
  bookOf('more entries promised', (random) => book({ end: { count: times(random, 6, 1_900) } }), malformed),
  bookOf('fewer entries promised', (random) => book({ end: { count: times(random, 0, 5) } }), [
    ...malformed,
    ...unsupported,
  ]),
  bookOf('zip64', () => book({ end: { zip64: true } }), [...harmless, ...malformed]),
  bookOf(
    'sizes of zip64 that lie',
    (random) => book({ claims: { wide: { unpacked: BigInt(times(random, 1, 2 ** 53 - 1)), packed: 2n ** 63n - 1n } } }),
    [...malformed, ...tooLarge],
  ),
  bookOf(
    'symlink',
    (random) =>
      book({
        more: [
          {
            ...part('xl/link', random.pick(['/etc/passwd', '../../../etc/shadow', '/proc/self/environ'])),
            claims: { mode: 0o120777 },
          },
        ],
      }),
    malformed,
  ),
  bookOf(
    'name that climbs',
    (random) => {
      const up = random.pick(['../', '..\\', 'xl/../../', './../']).repeat(times(random, 1, 20));
      return book({ more: [part(`${up}prokura-hostile-evil`, 'x')] });
    },
    malformed,
  ),
  bookOf(
    'absolute name',
    (random) =>
      book({
        more: [part(`${random.pick(['/etc/', '/tmp/', 'C:\\', '\\\\host\\', '//'])}prokura-hostile-evil`, 'x')],
      }),
    malformed,
  ),
  bookOf(
    'NUL in a name',
    (random) => book({ more: [part(`xl/prokura-hostile-evil${'\0'.repeat(times(random, 1, 9))}.png`, 'x')] }),
    malformed,
  ),
  bookOf(
    'the same name twice',
    (random) =>
      book({ more: [part(random.pick(['XL/workbook.xml', 'xl/workbook.xml', 'xl/WORKSHEETS/sheet1.xml']), 'x')] }),
    malformed,
  ),
  bookOf('long name', (random) => book({ more: [part(`xl/${'я'.repeat(times(random, 1_000, 30_000))}`, 'x')] }), [
    ...malformed,
    ...harmless,
  ]),
  bookOf('encrypted entry', (random) => book({ claims: { flags: random.pick([1, 9]) } }), unsupported),
  bookOf('unknown compression', (random) => book({ claims: { method: times(random, 9, 99) } }), malformed),
  bookOf('cut archive', (random) => book({}).subarray(0, times(random, 100, 900)), malformed),
  bookOf(
    'tail behind the archive',
    (random) => Buffer.concat([book({}), Buffer.from('<html>'.repeat(times(random, 1, 3_000)))]),
    malformed,
  ),
  bookOf(
    'comment behind the archive',
    (random) => book({ end: { comment: 'x'.repeat(times(random, 1, 60_000)) } }),
    malformed,
  ),
  bookOf(
    'document of another kind',
    (random) => book({ type: random.pick(['wordprocessingml.document', 'presentationml.presentation']) }),
    unsupported,
  ),
];
