import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { base, book, importingPortal } from '../../../test/imports.ts';

test('errors name the cell, and come as a file to be mended', async () => {
  const { key, previewed, rowsOf, apply, applied } = await importingPortal();
  const job = await previewed(
    await book(
      ['Артикул', 'Наименование', 'Цена', 'НДС'],
      [
        ['E-1', 'Верно', 1, '22'],
        ['E-2', null, 'дорого', '19%'],
        ['e-1', 'Повтор', 2, null],
      ],
    ),
  );
  assert.equal(job.counts.errors, 2);
  const [wrong, twice] = await rowsOf(job.id, '?only=errors');
  assert.deepEqual(
    wrong.errors.map(({ cell, code, value }: Record<string, string>) => [cell, code, value]),
    [
      ['C3', 'type', 'дорого'],
      ['D3', 'enum', '19%'],
      [null, 'required', null],
    ],
  );
  assert.equal(twice.errors[0].code, 'duplicate');

  const abort = await apply(job.id, { onError: 'abort' });
  assert.deepEqual([abort.status, abort.json.rule, abort.json.rowIds], [422, 'rows_with_errors', [3, 4]]);
  const file = await request('GET', `${base}/imports/${job.id}/errors?format=csv`, { key });
  assert.match(file.text, /C3: .*D3: /);
  assert.match(String(file.headers['content-disposition']), /attachment/);

  const after = await applied(job.id);
  assert.equal(after.status, 'partially_applied');
  assert.deepEqual(after.result, { created: 1, updated: 0, failed: 2 });
});

test('a file whose errors leave nothing to write is not applied, and can be mended', async () => {
  const { previewed, read, apply, applied, preview } = await importingPortal();
  const job = await previewed(await book(['Колонка А', 'Колонка Б'], [['M-1', 'Муфта']]));
  for (const body of [{}, { selectedRowIds: [2] }]) {
    const { status, json } = await apply(job.id, body);
    assert.deepEqual([status, json.rule], [422, 'rows_with_errors']);
    assert.match(json.detail, /^There is nothing to write/);
  }
  await preview(job.id, { mapping: { A: 'sku', B: 'name' } });
  await read(job.id);
  assert.deepEqual((await applied(job.id)).result, { created: 1, updated: 0, failed: 0 });
});

test('a number of too many digits is not called no number', async () => {
  const { previewed, rowsOf } = await importingPortal();
  const job = await previewed(await book(['Наименование', 'Цена'], [['Труба', '5,1234567']]));
  const [row] = await rowsOf(job.id, '?only=errors');
  assert.equal(row.errors[0].message, 'must have at most 13 digits before the point and 6 after it');
});

test('only the selected rows are applied, and an unknown one is refused', async () => {
  const { previewed, apply, applied, items } = await importingPortal();
  const job = await previewed(await book(['Наименование'], [['Выбор один'], ['Выбор два']]));
  assert.equal((await apply(job.id, { selectedRowIds: [2, 99] })).json.errors[0].pointer, '/selectedRowIds/1');
  assert.equal((await applied(job.id, { selectedRowIds: [3] })).status, 'applied');
  assert.deepEqual(
    (await items('name[startsWith]=Выбор')).map(({ name }: { name: string }) => name),
    ['Выбор два'],
  );
});

test('a mapping is chosen, checked, and remembered for the same headings', async () => {
  const { previewed, read, apply, preview } = await importingPortal();
  const file = await book(['Колонка А', 'Колонка Б'], [['M-1', 'Муфта']]);
  const job = await previewed(file);
  assert.equal(job.counts.errors, 1);
  for (const [mapping, said] of [
    [{ A: 'colour' }, 'Column A is mapped to "colour", which is no field.'],
    [{ A: 'sku', B: 'sku' }, 'Two columns are mapped to sku.'],
    [{ 1: 'sku' }, 'A column is named by its letters, not "1".'],
    [{ A: 'sku', ZZ: 'name' }, 'The file has no column ZZ.'],
  ] as const) {
    const { status, json } = await preview(job.id, { mapping });
    assert.deepEqual([status, json.code, json.detail], [422, 'mapping_invalid', said]);
  }
  const changed = await preview(job.id, { mapping: { A: 'sku', B: 'name' } });
  assert.equal(changed.json.status, 'parsing');
  const { json: early } = await apply(job.id);
  assert.deepEqual([early.rule, early.detail], ['wrong_state', 'The file is still being read; wait for its preview.']);
  assert.equal((await read(job.id)).counts.errors, 0);
  const next = await previewed(file);
  assert.deepEqual(
    next.columns.map(({ target }: { target: string }) => target),
    ['sku', 'name'],
  );
});

test('a row that may speak of several items waits for a decision', async () => {
  const { key, previewed, rowsOf, applied, preview, errorFile } = await importingPortal();
  for (const brand of ['А', 'Б']) await request('POST', '/api/v1/catalog', { key, body: { name: 'Двойник', brand } });
  const job = await previewed(await book(['Наименование', 'Описание'], [['Двойник', 'Новое описание']]));
  const [row] = await rowsOf(job.id, '?only=conflict');
  assert.deepEqual([row.reason, row.reasonText], ['ambiguous', 'several records match; choose one']);
  assert.equal(row.matches.length, 2);
  const told = (await errorFile(job.id, 'csv')).text.split('\r\n')[1];
  assert.match(told ?? '', /^2;"?подходит несколько записей, выберите одну: Двойник; Двойник"?;Двойник/);
  const { entityId } = row.matches[0];
  const decided = await preview(job.id, { rowActions: [{ rowId: 2, action: 'update', entityId }] });
  assert.equal(decided.json.status, 'preview_ready');
  assert.equal(decided.json.counts.update, 1);
  assert.equal((await preview(job.id, { rowActions: [{ rowId: 9, action: 'skip' }] })).status, 422);
  await applied(job.id);
  assert.equal((await request('GET', `/api/v1/catalog/${entityId}`, { key })).json.description, 'Новое описание');
});

test('append leaves what it finds alone', async () => {
  const { key, previewed } = await importingPortal();
  await request('POST', '/api/v1/catalog', { key, body: { name: 'Гайка', sku: 'AP-1' } });
  const job = await previewed(
    await book(
      ['Артикул', 'Наименование'],
      [
        ['ap-1', 'Гайка новая'],
        ['ap-2', 'Шайба'],
      ],
    ),
    { mode: 'append' },
  );
  assert.deepEqual([job.counts.skip, job.counts.create], [1, 1]);
});

test('what changed between preview and apply is not overwritten, and abort leaves nothing', async () => {
  const { portal, key, previewed, rowsOf, applied } = await importingPortal();
  const { json: item } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Труба', sku: 'T-1' } });
  const file = await book(
    ['Артикул', 'Наименование'],
    [
      ['T-1', 'Труба стальная'],
      ['T-2', 'Труба новая'],
    ],
  );
  const [first, second] = [await previewed(file), await previewed(file)];
  await request('POST', '/api/v1/catalog', { key, body: { name: 'Успели раньше', sku: 'T-2' } });
  await request('DELETE', `/api/v1/catalog/${item.id}`, { key: await portal.key('catalog.delete') });

  const aborted = await applied(second.id, { onError: 'abort' });
  assert.equal(aborted.status, 'preview_ready');
  assert.equal(aborted.problem.code, 'business_rule_violated');
  const after = await applied(first.id);
  assert.deepEqual([after.status, after.result.failed], ['partially_applied', 2]);
  assert.equal((await rowsOf(first.id, '?only=errors'))[0].errors[0].code, 'changed_since_preview');
});

test("a portal's own fields are columns", async () => {
  const { portal, previewed, applied, items } = await importingPortal();
  const settings = await portal.key('settings.write');
  await request('POST', '/api/v1/settings/custom-fields', {
    key: settings,
    body: { entityType: 'catalogItem', key: 'hazard', label: 'Класс опасности', type: 'number' },
  });
  const job = await previewed(
    await book(
      ['Наименование', 'Класс опасности'],
      [
        ['Кислота', '3,5'],
        ['Щёлочь', 'высокий'],
      ],
    ),
  );
  assert.equal(job.columns[1].target, 'custom.hazard');
  assert.equal(job.counts.errors, 1);
  await applied(job.id);
  assert.equal((await items('name=Кислота'))[0].customFields.hazard, '3.5');
});

test('a faulty cell is written anew, and stays so when the file is read again', async () => {
  const { previewed, read, rowsOf, preview, applied, items } = await importingPortal();
  const file = await book(
    ['Артикул', 'Наименование', 'Плановая цена'],
    [
      ['W-1', null, 'дорого'],
      ['W-2', 'Верно', 2],
    ],
  );
  const job = await previewed(file);
  assert.deepEqual(
    job.columns.map(({ toldBy }: { toldBy: string }) => toldBy),
    ['heading', 'heading', 'heading'],
  );
  assert.equal((await preview(job.id, { rowCells: [{ rowId: 9, cells: { A: 'x' } }] })).status, 422);
  const mended = await preview(job.id, { rowCells: [{ rowId: 2, cells: { C: '148,50' } }] });
  assert.deepEqual([mended.json.status, mended.json.counts.errors], ['preview_ready', 1]);
  const again = await preview(job.id, { rowCells: [{ rowId: 2, cells: { B: 'Муфта' } }] });
  assert.equal(again.json.counts.errors, 0);
  await preview(job.id, { mapping: { A: 'sku', B: 'name', C: 'plannedCost' } });
  const anew = await read(job.id);
  assert.deepEqual([anew.counts.create, anew.columns[0].toldBy], [2, 'person']);
  assert.deepEqual((await rowsOf(job.id))[0].raw, ['W-1', 'Муфта', '148,50']);
  assert.equal((await applied(job.id)).status, 'applied');
  assert.equal((await items('name[startsWith]=Муфта')).length, 1);
  assert.equal((await previewed(file)).columns[0].toldBy, 'memory');
});

test("the targets of a mapping are listed, the portal's own fields too", async () => {
  const { portal, key } = await importingPortal();
  await request('POST', '/api/v1/settings/custom-fields', {
    key: await portal.key('settings.write'),
    body: { entityType: 'catalogItem', key: 'hazard', label: 'Класс опасности', type: 'number', required: true },
  });
  const { json } = await request('GET', `${base}/columns`, { key, headers: { 'accept-language': 'ru' } });
  const named = (field: string) => json.items.find((one: { field: string }) => one.field === field);
  assert.deepEqual(named('name'), {
    field: 'name',
    title: 'Наименование',
    required: true,
    custom: false,
    entityType: null,
  });
  assert.deepEqual(named('custom.hazard'), {
    field: 'custom.hazard',
    title: 'Класс опасности',
    required: true,
    custom: true,
    entityType: 'catalogItem',
  });
});
