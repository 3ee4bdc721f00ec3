import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf } from '../../../test/imports.ts';
import { zipOf } from '../../../test/sample-files.ts';

const table = (rows: string, attributes = 'table:name="Прайс"') => `<table:table ${attributes}>${rows}</table:table>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const text = (...paragraphs: string[]) =>
  `<table:table-cell office:value-type="string">${paragraphs.map((one) => `<text:p>${one}</text:p>`).join('')}</table:table-cell>`;
const typed = (type: string, value: string, more = '') =>
  `<table:table-cell office:value-type="${type}" office:${value} ${more}><text:p>как видно</text:p></table:table-cell>`;

const ods = (tables: string, styles = '') =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles>
      <office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>\n`,
    'META-INF/manifest.xml': '<manifest:manifest/>',
  });

const read = async (rows: string) => (await cellsOf(ods(table(rows)))).map(({ n, cells }) => [n, ...cells]);

test('cells of an ODS book are texts, numbers, dates and answers, formulas the values they were saved with', async () => {
  const cells = [
    text('Труба &quot;1/2&quot; &amp; отвод'),
    typed('float', 'value="450.30000000000001"', 'table:formula="of:=[.A1]*2"'),
    typed('percentage', 'value="0.22"'),
    typed('currency', 'value="-7"'),
    typed('date', 'date-value="2026-03-01"'),
    typed('date', 'date-value="2026-03-01T10:30:00"'),
    typed('boolean', 'boolean-value="true"'),
    typed('time', 'time-value="PT10H00M00S"'),
  ];
  assert.deepEqual(await read(row(...cells)), [
    [1, 'Труба "1/2" & отвод', 450.3, 0.22, -7, '2026-03-01', '2026-03-01T10:30:00.000Z', true, 'как видно'],
  ]);
});

test('blanks, tabs and lines of a cell are kept; remarks and drawings that hang on it are no part of it', async () => {
  const remark = '<office:annotation><dc:date>x</dc:date><text:p>проверить</text:p></office:annotation>';
  const frame = '<draw:frame><draw:text-box><text:p>рисунок</text:p></draw:text-box></draw:frame>';
  const cell = `<table:table-cell>${remark}${frame}<text:p>а<text:s text:c="2"/><text:span>б</text:span></text:p><text:p>в<text:tab/>г</text:p></table:table-cell>`;
  assert.deepEqual(await read(row(cell)), [[1, 'а  б\nв\tг']]);
});

test('repeated cells and rows are as many as they say, and blank ones only move what follows', async () => {
  const twice = '<table:table-cell table:number-columns-repeated="2"';
  const rows = [
    row(`${twice}/>`, `${twice} office:value-type="float" office:value="1"/>`, `${twice}/>`),
    `<table:table-row table:number-rows-repeated="3">${twice}/></table:table-row>`,
    `<table:table-row table:number-rows-repeated="2">${text('в')}</table:table-row>`,
  ];
  assert.deepEqual(await read(rows.join('')), [
    [1, null, null, 1, 1],
    [5, 'в'],
    [6, 'в'],
  ]);
});

test('every cell under a merge shows what its first one holds', async () => {
  const merged = typed('float', 'value="5"', 'table:number-columns-spanned="2" table:number-rows-spanned="2"');
  const covered = '<table:covered-table-cell table:number-columns-repeated="2"/>';
  assert.deepEqual(await read(row(merged, '<table:covered-table-cell/>', text('а')) + row(covered, text('б'))), [
    [1, 5, 5, 'а'],
    [2, 5, 5, 'б'],
  ]);
});

test('the first sheet that a person sees is read, or the one that is named', async () => {
  const hidden = '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>';
  const file = () =>
    ods(
      table(row(text('тайна')), 'table:name="Служебный" table:style-name="ta2"') +
        table(row(text('видно')), 'table:name="Прайс" table:style-name="ta1"'),
      hidden,
    );
  assert.deepEqual(await cellsOf(file()), [{ n: 1, cells: ['видно'] }]);
  assert.deepEqual(await cellsOf(file(), { sheet: 'Служебный' }), [{ n: 1, cells: ['тайна'] }]);
  await assert.rejects(cellsOf(file(), { sheet: 'Другой' }), { code: 'file_malformed' });
});
