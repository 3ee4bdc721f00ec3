import type { Seeded } from '../../../proof/seeded.ts';
import { repeated } from '../archive.ts';
import { book, itemSheet, items, part, row, sheet } from '../book.ts';
import { harmless, type Kind, malformed, tooLarge, unopened, unsupported } from '../hostile-file.ts';
import { formulas } from './formulas.ts';

const sharedStrings =
  '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>';
const whole = (random: Seeded, low: number, high: number) => Math.floor(random.between(low, high));
const either = [...harmless, ...malformed, ...tooLarge];

const inBook = (kind: string, make: Kind['make'], read: Kind['read'], kept: Kind['kept'] = unopened): Kind => ({
  kind,
  extension: 'xlsx',
  make,
  read,
  kept,
});

const holding = (name: string) => (random: Seeded) => book({ more: [part(name, `x${random.next()}`)] });

/** Books with what runs, calls, or has no end. */
export const books: readonly Kind[] = [
  inBook('macros', holding('xl/vbaProject.bin'), unsupported, unsupported),
  inBook('macros by another name', holding('xl/sub/VBAPROJECT.BIN'), unsupported, unsupported),
  inBook('macros by their type', () => book({ type: 'ms-excel.sheet.macroEnabled' }), unsupported, [
    ...unsupported,
    ...malformed,
  ]),
  inBook('embedded object', holding('xl/embeddings/oleObject1.bin'), unsupported, unsupported),
  inBook('control', holding('xl/activeX/activeX1.bin'), unsupported, unsupported),
  inBook('macro sheet', holding('xl/macrosheets/sheet1.xml'), unsupported),
  inBook(
    'link to another book, DDE',
    (random) =>
      book({
        more: [
          part(
            'xl/externalLinks/externalLink1.xml',
            `<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc ${random.next()}"/></externalLink>`,
          ),
        ],
      }),
    unsupported,
  ),
  inBook(
    'cell in the last corner',
    (random) => book({ sheet: sheet(`<row r="1048576"><c r="XFD1048576"><v>${random.next()}</v></c></row>`) }),
    tooLarge,
  ),
  inBook(
    'cell far away',
    (random) => {
      const n = whole(random, 200_002, 1_048_577);
      return book({ sheet: sheet(`<row r="${n}"><c r="A${n}"><v>1</v></c></row>`) });
    },
    tooLarge,
  ),
  inBook(
    'column past the last',
    (random) => {
      const letters = 'Z'.repeat(whole(random, 3, 12));
      return book({ sheet: sheet(`<row r="1"><c r="${letters}1"><v>1</v></c></row>`) });
    },
    [...malformed, ...tooLarge],
  ),
  inBook(
    'place that is no place',
    (random) => {
      const place = random.pick(['A0', 'A-1', '1A', 'A99999999999999999999', '', 'A1:B2', 'constructor', '__proto__']);
      return book({
        sheet: sheet(`<row r="${random.pick(['1', '-5', '0', 'NaN', '1e9'])}"><c r="${place}"><v>1</v></c></row>`),
      });
    },
    either,
  ),
  inBook('long cell', (random) => book({ sheet: sheet(row(1, ['я'.repeat(whole(random, 33_000, 400_000))])) }), [
    ...malformed,
    ...tooLarge,
  ]),
  inBook(
    'a million shared strings',
    (random) =>
      book({
        more: [
          {
            name: 'xl/sharedStrings.xml',
            data: repeated(
              [Buffer.from(`<?xml version="1.0"?><sst>`), 1],
              [Buffer.from('<si><t>x</t></si>'.repeat(1_000)), whole(random, 1_000, 4_000)],
              [Buffer.from('</sst>'), 1],
            ),
          },
        ],
        relation: sharedStrings,
      }),
    tooLarge,
  ),
  {
    ...inBook(
      'a million shared strings, each another',
      (random) => {
        const start = whole(random, 1, 1e9);
        const texts = Array.from({ length: 1_000_000 }, (_, n) => `<si><t>${start + n}</t></si>`);
        return book({
          sheet: sheet('<row r="1"><c r="A1" t="s"><v>999999</v></c></row>'),
          more: [part('xl/sharedStrings.xml', `<?xml version="1.0"?><sst>${texts.join('')}</sst>`)],
          relation: sharedStrings,
        });
      },
      either,
    ),
    heavy: true,
  },
  inBook(
    'shared string that is not there',
    (random) =>
      book({
        sheet: sheet(
          `<row r="1"><c r="A1" t="s"><v>${random.pick(['-1', '1e308', '4294967296', 'x', '__proto__'])}</v></c></row>`,
        ),
        more: [part('xl/sharedStrings.xml', '<sst><si><t>x</t></si></sst>')],
        relation: sharedStrings,
      }),
    either,
  ),
  inBook(
    'formulas in a circle',
    (random) => {
      const turn = (n: number) => `<row r="${n}"><c r="B${n}"><f>B${5 - n}</f><v>${random.next()}</v></c></row>`;
      return book({ sheet: sheet(row(1, ['Артикул', 'Наименование']) + turn(2) + turn(3)) });
    },
    harmless,
  ),
  inBook(
    'texts that begin as formulas',
    (random) =>
      book({
        sheet: itemSheet(
          items(random, 12).map(([sku, , price], n) => [`${formulas[n]}${sku}`, `${formulas[n]}1+1`, price]),
        ),
      }),
    harmless,
  ),
  inBook(
    'formulas with dangerous values',
    (random) => {
      const start = random.pick(formulas).replace('"', '');
      const cell = `<c r="B2" t="str"><f>cmd|'/c calc'!A${whole(random, 1, 99)}</f><v>${start}1+1</v></c>`;
      return book({ sheet: sheet(row(1, ['Артикул', 'Наименование']) + `<row r="2">${cell}</row>`) });
    },
    harmless,
  ),
  inBook(
    'numbers that are none',
    (random) => {
      const values = ['1e999', '-1e999', 'NaN', '0x10', '1'.repeat(400), '9'.repeat(17), '1e-400'];
      return book({
        sheet: sheet(
          row(1, ['Артикул', 'Плановая цена']) +
            values
              .map(
                (value, n) =>
                  `<row r="${n + 2}"><c r="A${n + 2}"><v>${random.next()}</v></c><c r="B${n + 2}"><v>${value}</v></c></row>`,
              )
              .join(''),
        ),
      });
    },
    harmless,
  ),
  inBook(
    'characters that text cannot hold',
    (random) => {
      const odd = random.pick([
        '&#0;',
        '&#xFFFE;',
        '&#xD800;',
        '&#1;',
        '&#x1F4A9;',
        '&#x202E;',
        '&#99999999;',
        '&zzz;',
      ]);
      return book({
        sheet: sheet(
          row(1, ['Артикул', 'Наименование']) +
            `<row r="2"><c r="A2"><v>${random.next()}</v></c><c r="B2" t="inlineStr"><is><t>a${odd}b</t></is></c></row>`,
        ),
      });
    },
    either,
  ),
  inBook(
    'rows that repeat or go back',
    (random) => book({ sheet: sheet(row(2, [random.next()]) + row(random.pick([1, 2]), ['x'])) }),
    malformed,
  ),
  inBook('sheet that is not there', (random) => book({ sheetPath: `worksheets/${random.next()}.xml` }), malformed),
  inBook(
    'sheet outside the archive',
    (random) => book({ sheetPath: random.pick(['../../../etc/passwd', '/etc/passwd', 'file:///etc/passwd']) }),
    malformed,
  ),
  inBook(
    'merge of everything',
    (random) =>
      book({ sheet: itemSheet(items(random, 2), '', '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>') }),
    [...tooLarge, ...harmless],
  ),
  inBook(
    'many merges',
    (random) => {
      const merges = Array.from(
        { length: whole(random, 5_000, 40_000) },
        (_, n) => `<mergeCell ref="A${n + 1}:ALL${n + 900}"/>`,
      );
      return book({ sheet: itemSheet(items(random, 50), '', `<mergeCells>${merges.join('')}</mergeCells>`) });
    },
    either,
  ),
  inBook(
    'many columns',
    (random) => book({ sheet: sheet(`<row r="1">${'<c><v>1</v></c>'.repeat(whole(random, 201, 20_000))}</row>`) }),
    [...tooLarge, ...malformed],
  ),
  inBook(
    'headings that are names of the language',
    (random) =>
      book({
        sheet: sheet(
          row(1, ['__proto__', 'constructor', 'Наименование', 'toString']) +
            row(2, ['x', 'y', `Вещь ${random.next()}`, 'z']),
        ),
      }),
    harmless,
  ),
];
