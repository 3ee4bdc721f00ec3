import type { Seeded } from '../../../proof/seeded.ts';
import { book, itemSheet, part, row, sheet } from '../book.ts';
import { harmless, type Kind, malformed, tooLarge, unopened, unsupported } from '../hostile-file.ts';

const declaring = '<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>';
const files = ['/etc/passwd', '/proc/self/environ', '/dev/zero', '/dev/random', 'c:/windows/win.ini'];

const laughs = (random: Seeded) => {
  const wide = Math.floor(random.between(5, 30));
  const deep = Math.floor(random.between(5, 40));
  const lines = Array.from({ length: deep }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(wide)}">`);
  return `<!DOCTYPE a [<!ENTITY l0 "ha">${lines.join('')}<!ENTITY x "&l${deep};">]>`;
};

const doctypes: ReadonlyArray<readonly [kind: string, doctype: (random: Seeded, trap: string) => string]> = [
  ['entity of a local file', (random) => `<!DOCTYPE a [<!ENTITY x SYSTEM "file://${random.pick(files)}">]>`],
  ['entity of an address', (random, trap) => `<!DOCTYPE a [<!ENTITY x SYSTEM "${trap}${random.next()}">]>`],
  [
    'parameter entity',
    (random, trap) => `<!DOCTYPE a [<!ENTITY % p SYSTEM "${trap}${random.next()}"> %p; <!ENTITY x "y">]>`,
  ],
  ['outside document type', (random, trap) => `<!DOCTYPE a PUBLIC "-//x" "${trap}${random.next()}.dtd">`],
  ['billion laughs', laughs],
  [
    'quadratic blowup',
    (random) => `<!DOCTYPE a [<!ENTITY x "${'ha'.repeat(Math.floor(random.between(1_000, 50_000)))}">]>`,
  ],
];

/** The same declaration in each part that is read, and as a file of its own. */
const declared: readonly Kind[] = doctypes.flatMap(([kind, doctype]): Kind[] => [
  {
    kind: `${kind} in a book`,
    extension: 'xlsx',
    make(random, trap) {
      const text = doctype(random, trap);
      const bad = `<?xml version="1.0"?>${text}<a>&x;</a>`;
      return random.pick([
        () => book({ sheet: sheet(declaring, text) }),
        () => book({ more: [part('xl/sharedStrings.xml', bad)] }),
        () => book({ more: [part('xl/styles.xml', bad)] }),
        () => book({ more: [part('xl/more.rels', bad)] }),
      ])();
    },
    read: malformed,
    kept: unopened,
  },
  {
    kind: `${kind} in XML`,
    extension: 'xml',
    make: (random, trap) => Buffer.from(`<?xml version="1.0"?>${doctype(random, trap)}<a>&x;</a>`),
    read: [...harmless, ...malformed],
    kept: malformed,
  },
]);

const wide = (random: Seeded) =>
  Buffer.from(
    `\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE x [<!ENTITY x "${random.next()}">]><a/>`,
    'utf16le',
  );

const inBook = (kind: string, make: Kind['make'], read: Kind['read'] = malformed): Kind => ({
  kind,
  extension: 'xlsx',
  make,
  read,
  kept: unopened,
});

/** XML that calls, unfolds or breaks. */
export const xml: readonly Kind[] = [
  ...declared,
  inBook('document type far inside', (random) =>
    book({
      sheet: sheet(`${'<row/>'.repeat(Math.floor(random.between(2_000, 40_000)))}<!DOCTYPE x>`),
    }),
  ),
  inBook('document type in UTF-16', (random) => book({ sheet: wide(random) })),
  { kind: 'document type in UTF-16 XML', extension: 'xml', make: wide, read: harmless, kept: malformed },
  inBook('encoding that hides', (random) =>
    book({
      more: [
        part('xl/styles.xml', `<?xml version="1.0" encoding="${random.pick(['UTF-7', 'IBM037', 'UTF-32'])}"?><a/>`),
      ],
    }),
  ),
  inBook('broken XML', (random) =>
    book({ sheet: itemSheet([['a', 'b', 1]]).subarray(0, Math.floor(random.between(60, 300))) }),
  ),
  inBook('deep XML', (random) => book({ sheet: sheet('<a>'.repeat(Math.floor(random.between(5_000, 200_000)))) }), [
    ...harmless,
    ...malformed,
    ...tooLarge,
  ]),
  inBook(
    'many attributes',
    (random) => {
      const count = Math.floor(random.between(1_000, 60_000));
      const list = Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ');
      return book({ sheet: sheet(`<row r="1"><c r="A1" ${list}><v>1</v></c></row>`) });
    },
    [...harmless, ...malformed, ...tooLarge],
  ),
  inBook(
    'long character data',
    (random) =>
      book({ sheet: sheet(`${row(1, ['a'])}<![CDATA[${'<'.repeat(Math.floor(random.between(1_000, 900_000)))}]]>`) }),
    [...harmless, ...malformed, ...tooLarge],
  ),
  ...['image', 'externalLinkPath', 'attachedTemplate', 'worksheet', 'oleObject'].map((type) =>
    inBook(
      `outside relation: ${type}`,
      (random, trap) =>
        book({
          relation: `<Relationship Id="rId9" Type="http://x/${type}" Target="${trap}${random.next()}" TargetMode="External"/>`,
        }),
      [...malformed, ...unsupported],
    ),
  ),
];
