import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, request } from '../../../test/harness.ts';
import { base, book, cellsOf, importingPortal } from '../../../test/imports.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { SheetRow } from '../../platform/spreadsheets/spreadsheet.ts';

test('an export that comes back unchanged changes nothing; a changed cell changes its item', async () => {
  const { previewed, rowsOf, applied, items, exported } = await importingPortal();
  await applied(
    (
      await previewed(
        await book(
          ['SKU', 'Name', 'Price', 'Вес'],
          [
            ['R-1', '=Круг', 12.34, 0.5],
            ['R-2', '-5 болт', null, null],
          ],
        ),
      )
    ).id,
  );
  for (const format of ['xlsx', 'csv', 'tsv']) {
    const file = await exported({ format, filters: { 'sku[startsWith]': 'R-' } });
    const job = await previewed(file, { name: `каталог.${format}` });
    assert.equal(job.counts.skip, 2, `${format}: ${JSON.stringify(await rowsOf(job.id))}`);
    assert.deepEqual(
      (await rowsOf(job.id)).map(({ reason }: { reason: string }) => reason),
      ['unchanged', 'unchanged'],
    );
  }
  const file = await exported({ filters: { sku: 'R-1' } });
  const [headings, row] = await cellsOf(file);
  const changed = (row as SheetRow).cells.map((cell) => (cell === '=Круг' ? 'Круг стальной' : cell));
  const mended = await book((headings as SheetRow).cells.map(String), [changed]);
  const job = await previewed(mended);
  assert.equal(job.counts.update, 1);
  assert.equal((await rowsOf(job.id))[0].matches[0].reason, 'code');
  await applied(job.id);
  assert.equal((await items('sku=R-1'))[0].name, 'Круг стальной');

  const stale = await previewed(mended);
  assert.equal(stale.counts.conflict, 1);
  assert.equal((await rowsOf(stale.id))[0].reason, 'stale_version');
});

test('nothing in an export can be run by a spreadsheet', async () => {
  const { key, exported } = await importingPortal();
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', "'=1"])
    await request('POST', '/api/v1/catalog', { key, body: { name, sku: `F${name.length}${name[0]}` } });
  const text = (await exported({ format: 'csv', filters: { 'sku[startsWith]': 'F' } })).toString('utf8');
  assert.ok(text.startsWith('\ufeff'));
  for (const line of text.split('\r\n').slice(1))
    for (const cell of line.split(';')) assert.doesNotMatch(cell, /^"?[=+@-]/);
  const names = (await cellsOf(Buffer.from(text))).slice(1).map(({ cells }) => cells[1]);
  assert.deepEqual(new Set(names), new Set(["'=1", '+1', '-1', '=1+1', '@SUM(A1)']));
});

test('the template has every column and the service code hidden', async () => {
  const { key } = await importingPortal();
  const { status, headers, bytes } = await request('GET', `${base}/template?format=xlsx`, {
    key,
    headers: { 'accept-language': 'ru' },
  });
  assert.equal(status, 200);
  assert.match(String(headers['content-disposition']), /%D0%9A%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3\.xlsx/);
  const [headings] = await cellsOf(bytes);
  assert.deepEqual((headings as SheetRow).cells.slice(0, 2), ['Артикул', 'Наименование']);
  assert.equal((headings as SheetRow).cells.at(-1), 'Служебный код');
  assert.equal((await request('GET', `${base}/template?format=doc`, { key })).status, 400);
});

test('chosen items are exported, costs only to those who may see them', async () => {
  const { key, exported } = await importingPortal();
  const made = await request('POST', '/api/v1/catalog', {
    key,
    body: { name: 'Избранное', plannedCost: { price: '7' } },
  });
  const rows = await cellsOf(await exported({ ids: [made.json.id] }));
  assert.equal(rows.length, 2);
  assert.ok(rows[1]?.cells.includes(7));
});

test('an export of items that are not there is refused by their names, not answered with an empty file', async () => {
  const { key } = await importingPortal();
  const { json: made } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Избранное' } });
  const strangeKey = await (await newPortal()).key('catalog.write');
  const { json: strange } = await request('POST', '/api/v1/catalog', { key: strangeKey, body: { name: 'Чужое' } });
  const unknown = uuidv7();
  const { status, json } = await request('POST', `${base}/export`, {
    key,
    body: { ids: [unknown, made.id.toUpperCase(), strange.id], format: 'csv' },
  });
  assert.deepEqual([status, json.code], [422, 'unknown_reference']);
  assert.deepEqual(
    json.errors.map(({ pointer, code, params }: { pointer: string; code: string; params?: { id: string } }) => [
      pointer,
      code,
      params?.id,
    ]),
    [
      ['/ids/0', 'not_found_reference', unknown],
      ['/ids/2', 'not_found_reference', strange.id],
    ],
  );
});

test('what the list does not know among the filters of an export is refused, and is no file that breaks off', async () => {
  const { key } = await importingPortal();
  const said = async (filters: object) => {
    const { status, json } = await request('POST', `${base}/export`, { key, body: { format: 'csv', filters } });
    return [status, json.code, json.errors?.[0].pointer];
  };
  assert.deepEqual(await said({ planted: '1' }), [422, 'validation_failed', '/filters/planted']);
  assert.deepEqual(await said({ constructor: { prototype: {} } }), [422, 'validation_failed', '/filters/constructor']);
  assert.deepEqual(await said({ search: 7 }), [422, 'validation_failed', '/filters/search']);
  assert.deepEqual((await said({ sort: 'planted' })).slice(0, 2), [400, 'invalid_sort']);
  assert.deepEqual((await said({ updatedAt: 'вчера' })).slice(0, 2), [400, 'invalid_filter']);
});

test('an export of two hundred chosen items has them all, the archived too', async () => {
  const { portal, exported } = await importingPortal();
  const { rows } = await owner.query<{ id: string }>(
    `insert into catalog_items (tenant_id, name, status, archived_at)
     select $1, 'Выбранное ' || n, case n when 7 then 'archived' else 'active' end, case n when 7 then now() end
     from generate_series(1, 200) n returning id`,
    [portal.tenantId],
  );
  const exportedRows = await cellsOf(await exported({ ids: rows.map(({ id }) => id) }));
  assert.equal(exportedRows.length, 201);
});
