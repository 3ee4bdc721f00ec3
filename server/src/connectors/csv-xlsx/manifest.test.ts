import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { book, cellsOf, importing } from '../../../test/imports.ts';

test('CSV and XLSX: the template that the instruction names can be filled in as it is', async () => {
  const { portal } = await door('csv-xlsx');
  const files = await importing(portal);
  const template = await request('GET', '/api/v1/catalog/exchange/template?format=csv', { key: files.key });
  assert.equal(template.status, 200);
  const [headings] = await cellsOf(Buffer.from(template.text));
  assert.ok(headings && headings.cells.length > 5, template.text);
});

test('CSV and XLSX: nothing is written before a person applies the preview', async () => {
  const { portal } = await door('csv-xlsx');
  const files = await importing(portal);
  const job = await files.previewed(await book(['Артикул', 'Наименование'], [['Б-1', 'Болт М8']]));
  assert.deepEqual(await files.items('search=Б-1'), []);
  await files.applied(job.id);
  assert.equal((await files.items('search=Б-1'))[0].name, 'Болт М8');
});

test('CSV and XLSX: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf } = await door('csv-xlsx');
  assert.deepEqual(await faultsOf({ delimiter: ';' }), ['/settings/delimiter unknown_field']);
});

test('CSV and XLSX: a company looks for it by files and by the catalog', async () => {
  const { isFoundBy } = await door('csv-xlsx');
  assert.ok(await isFoundBy('connectionType=file&dataTag=nomenclature&category=suppliers_catalogs'));
});
