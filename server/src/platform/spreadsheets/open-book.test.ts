import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { type BookParts, book, part, sheet } from '../../../../tools/hostile/book.ts';
import { RefusedFile } from './file-refusal.ts';
import { readRows } from './read-rows.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (name: string, id: string) => `<Relationship Id="${id}" Type="${types}/${name}" Target="${name}.xml"/>`;

/** A book whose cells point into a list of texts and a list of styles. */
const pointing = ({ texts = '', styles = '', ...rest }: BookParts & { texts?: string; styles?: string }) =>
  book({
    ...rest,
    relation: related('sharedStrings', 'rId8') + related('styles', 'rId9'),
    more: [
      part('xl/sharedStrings.xml', `<sst>${texts}</sst>`),
      part('xl/styles.xml', `<styleSheet>${styles}</styleSheet>`),
    ],
  });

const cellsOf = async (bytes: Buffer) =>
  (await Array.fromAsync((await readRows(bytes, {})).rows)).map(({ cells }) => cells);

test('shared texts are put together from their runs, without how they are read aloud', async () => {
  const texts =
    '<si><t>Болт</t></si><si><r><rPr><b/></rPr><t>М</t></r><r><t xml:space="preserve">8 </t></r><rPh><t>em</t></rPh></si><si><t>a_x000A_b</t></si>';
  const row =
    '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>7</v></c><c><v>5</v></c></row>';
  assert.deepEqual(await cellsOf(pointing({ texts, sheet: sheet(row) })), [['М8 ', 'Болт', 'a\nb', null, 5]]);
});

test('a number is a date where its style shows one', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="dd&quot; дн&quot;"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot; days&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
  const row = `<row>${[0, 1, 2, 3].map((style) => `<c s="${style}"><v>45658</v></c>`).join('')}<c s="1"><v>45658.5</v></c></row>`;
  assert.deepEqual(await cellsOf(pointing({ styles, sheet: sheet(row) })), [
    [45658, '2025-01-01', '2025-01-01', 45658, '2025-01-01T12:00:00.000Z'],
  ]);
});

test('logical values, errors, values of formulas and blanks of a book', async () => {
  const row =
    '<row><c t="b"><v>1</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c><c t="str"><f>A1</f><v>да</v></c><c/><c><f>2*2</f><v>4</v></c><c><v>0.30000000000000004</v></c></row>';
  assert.deepEqual(await cellsOf(book({ sheet: sheet(row) })), [[true, '#DIV/0!', 'да', null, 4, 0.3]]);
});

test('tags of a sheet may have a prefix', async () => {
  const text =
    '<x:worksheet><x:sheetData><x:row r="1"><x:c r="B1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  assert.deepEqual(await cellsOf(book({ sheet: Buffer.from(text) })), [[null, 1]]);
});

test('a row that is nothing but merged cells shows what they hold', async () => {
  const merge = '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>';
  const rows = '<row r="1"><c r="A1"><v>7</v></c></row><row r="2"><c r="A2" s="1"/></row>';
  assert.deepEqual(await cellsOf(book({ sheet: sheet(rows, '', merge) })), [[7], [7]]);
});

test('blank rows behind the last one that may be are no rows', async () => {
  const rows = '<row r="1"><c><v>1</v></c></row><row r="1048576"><c s="1"/></row>';
  assert.deepEqual(await cellsOf(book({ sheet: sheet(rows) })), [[1]]);
});

const refusedWith = (detail: RegExp) => (error: unknown) =>
  error instanceof RefusedFile && error.refusal.code === 'archive_too_large' && detail.test(error.refusal.detail.en);

long('a book of too many different texts is refused before its rows are read', async () => {
  const texts = Array.from({ length: 650_000 }, (_, n) => `<si><t>${n}</t></si>`).join('');
  await assert.rejects(cellsOf(pointing({ texts })), refusedWith(/Too many different texts/));
});

long('a book of too many rows is refused before the first is taken', async () => {
  const rows = Array.from({ length: 200_002 }, (_, n) => `<row><c><v>${n}</v></c></row>`).join('');
  await assert.rejects(readRows(book({ sheet: sheet(rows) }), {}), refusedWith(/Too many rows/));
});

test('a text of too many rows is refused before the first is taken', async () => {
  await assert.rejects(readRows(Buffer.from('a;b\r\n'.repeat(200_002)), {}), refusedWith(/Too many rows/));
});

long('a book of 100 000 rows, each with texts of its own in five of twelve columns, is read', async () => {
  const cells = (n: number) =>
    Array.from({ length: 12 }, (_, at) =>
      at < 5 ? `<c t="s"><v>${n * 5 + at}</v></c>` : `<c><v>${n * at}</v></c>`,
    ).join('');
  const texts = Array.from({ length: 500_000 }, (_, n) => `<si><t>Кабель силовой №${n}</t></si>`).join('');
  const rows = Array.from({ length: 100_000 }, (_, n) => `<row>${cells(n)}</row>`).join('');
  const bytes = new Uint8Array(pointing({ texts, sheet: sheet(rows) }));
  const before = process.memoryUsage().rss;
  let [count, highest, last] = [0, 0, '' as unknown];
  await readSpreadsheet(bytes, {}, async (taken) => {
    count += taken.length;
    last = taken.at(-1)?.cells[4];
    highest = Math.max(highest, process.memoryUsage().rss);
  });
  assert.deepEqual([count, last], [100_000, 'Кабель силовой №499999']);
  assert.ok(highest - before < 256 * 2 ** 20);
});
