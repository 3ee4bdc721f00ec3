import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPortal, request } from '../../../test/harness.ts';
import { book, type ImportDriver, importing } from '../../../test/imports.ts';

let files: ImportDriver;

before(async () => {
  files = await importing(await newPortal(), 'settings.write');
});

const total = ({ create, update, skip, conflict, errors }: Record<string, number>) =>
  [create, update, skip, conflict, errors].reduce((sum = 0, one = 0) => sum + one, 0);

test('rows with errors are counted as such alone, and listed where they are counted', async () => {
  await request('POST', '/api/v1/catalog', { key: files.key, body: { name: 'Гайка', sku: 'С-3' } });
  const job = await files.previewed(
    await book(
      ['Артикул', 'Наименование', 'Цена'],
      [
        ['С-1', 'Болт', 1],
        ['С-2', 'Винт', 'дорого'],
        ['С-3', 'Гайка', 'дёшево'],
        ['С-4', null, 4],
      ],
    ),
  );
  const { counts } = job;
  assert.deepEqual([counts.rows, counts.create, counts.update, counts.errors], [4, 1, 0, 3]);
  assert.equal(total(counts), counts.rows);
  for (const [only, n] of Object.entries({ create: 1, update: 0, errors: 3 }))
    assert.equal((await files.rowsOf(job.id, `?only=${only}`)).length, n, only);
  assert.deepEqual((await files.applied(job.id)).result, { created: 1, updated: 0, failed: 3 });
});

test('a row with errors that a person leaves out is no error any more', async () => {
  const job = await files.previewed(await book(['Наименование', 'Цена'], [['Шайба', 'дорого']]));
  const { json } = await files.preview(job.id, { rowActions: [{ rowId: 2, action: 'skip' }] });
  assert.deepEqual([json.counts.skip, json.counts.errors], [1, 0]);
  assert.deepEqual((await files.applied(job.id)).result, { created: 0, updated: 0, failed: 0 });
});

test('a mapping without the name is told once for the whole preview, until it is mended', async () => {
  const job = await files.previewed(
    await book(
      ['Артикул', 'Что это'],
      [
        ['И-1', 'Игла'],
        ['И-2', 'Иголка'],
      ],
    ),
  );
  assert.deepEqual(
    job.faults.map(({ code, field }: Record<string, string>) => [code, field]),
    [['column_missing', 'name']],
  );
  assert.match(job.faults[0].message, /"Name"/);
  assert.deepEqual([job.counts.create, job.counts.errors], [0, 2]);
  await files.preview(job.id, { mapping: { A: 'sku', B: 'name' } });
  const mended = await files.read(job.id);
  assert.deepEqual([mended.faults, mended.counts.create], [[], 2]);
});

test('a file that only changes items needs no name', async () => {
  await request('POST', '/api/v1/catalog', { key: files.key, body: { name: 'Ключ', sku: 'К-1' } });
  const job = await files.previewed(await book(['Артикул', 'Бренд'], [['К-1', 'Б']]));
  assert.deepEqual([job.faults, job.counts.update], [[], 1]);
  const { json } = await files.preview(job.id, { rowActions: [{ rowId: 2, action: 'create' }] });
  assert.equal(json.faults[0].field, 'name', 'now that the row is to become a new item');
});

test("a required field of the portal's own that no column gives is told too", async () => {
  const other = await newPortal();
  const own = await importing(other, 'settings.write');
  const body = { entityType: 'catalogItem', key: 'grade', label: 'Сорт', type: 'string', required: true };
  await request('POST', '/api/v1/settings/custom-fields', { key: own.key, body });
  const job = await own.previewed(await book(['Наименование'], [['Доска']]));
  assert.equal(job.faults[0].field, 'custom.grade');
});
