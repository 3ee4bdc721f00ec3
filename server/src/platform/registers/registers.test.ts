import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, request } from '../../../test/harness.ts';
import { byHeadings, colleagueOf, exporter, exportingPortal, manyWarehouses, url } from '../../../test/registers.ts';
import { requisitionPortal, someDay } from '../../../test/requisitions.ts';
import { dayIn } from '../../kernel/values/instant.ts';

test('a list becomes a file of what its filters leave, people, statuses and days in words', async () => {
  const { portal, create } = await requisitionPortal();
  const { rows } = await exporter(portal);
  const { userId } = await newPerson(portal, 'buyer');
  const need = await create({ title: 'Цемент на фундамент', responsibleId: userId, priority: 'high' });
  await create({ title: 'Кирпич' });
  const [row, ...others] = await rows('requisitions.list-requisitions', { filters: { priority: 'high' } });
  assert.deepEqual(others, []);
  assert.equal(row?.['Номер'], need.number);
  assert.equal(row?.['Название'], 'Цемент на фундамент');
  assert.equal(row?.['Статус'], 'Черновик');
  assert.equal(row?.['Приоритет'], 'Высокий');
  assert.equal(row?.['Срок поставки'], someDay);
  assert.equal(typeof row?.['Плановая сумма'], 'number');
  assert.match(String(row?.['Ответственный']), /\p{L}/u);
});

test('an English reader gets English words, and a file of text the same rows', async () => {
  const { portal, exported } = await exportingPortal();
  await manyWarehouses(portal, 2);
  const { bytes, headers } = await exported('warehouses.list-warehouses', { format: 'csv' }, 'en');
  const rows = await byHeadings(bytes);
  assert.deepEqual(
    rows.map((row) => [row.Name, row.Status]),
    [
      ['Склад 1', 'Active'],
      ['Склад 2', 'Active'],
    ],
  );
  const today = dayIn('Europe/Moscow');
  assert.match(String(headers['content-disposition']), new RegExp(`warehouses ${today}\\.csv`));
});

test('the columns that are named are those of the file, in their order; unknown ones are refused', async () => {
  const { portal, ask, exported } = await exportingPortal();
  await manyWarehouses(portal, 1);
  const { bytes } = await exported('warehouses.list-warehouses', { columns: ['name', 'code', 'version'] });
  assert.deepEqual(await byHeadings(bytes), [{ Название: 'Склад 1', Код: 'СКЛ-000001', Версия: 1 }]);
  const wrong = await exported('warehouses.list-warehouses', { columns: ['name', 'wheels'] });
  assert.deepEqual([wrong.status, wrong.json.errors[0].pointer], [422, '/columns/1']);
  const known = (await ask('GET', url)).json.items.find(
    ({ list }: { list: string }) => list === 'warehouses.list-warehouses',
  );
  assert.ok(known.columns.some(({ path }: { path: string }) => path === 'code'));
});

test('what only some may see is in no file of the others', async () => {
  const { portal, ask, rows } = await exportingPortal();
  await ask('POST', '/api/v1/catalog', { name: 'Болт', plannedCost: { price: '77.5' } });
  const [mine] = await rows('catalog.list-items');
  assert.equal(Object.values(mine ?? {}).includes(77.5), true);
  const technician = await colleagueOf(portal, 'warehouse');
  const theirs = await technician.exported('catalog.list-items');
  if (theirs.status === 200) assert.equal(JSON.stringify(await byHeadings(theirs.bytes)).includes('77.5'), false);
  else assert.equal(theirs.json.code, 'forbidden');
});

test('what the list refuses of its filters is refused before the file begins', async () => {
  const { exported } = await exportingPortal();
  const asked = (filters: object, more: object = {}) => exported('warehouses.list-warehouses', { filters, ...more });
  const wrong = await asked({ status: 'burnt' });
  assert.deepEqual([wrong.status, wrong.json.code], [400, 'invalid_filter']);
  const strange = await asked({ planted: '1' });
  assert.deepEqual([strange.status, strange.json.errors[0].pointer], [422, '/filters/planted']);
  const paged = await asked({ limit: 5 });
  assert.deepEqual([paged.status, paged.json.errors[0].code], [422, 'not_a_filter']);
  const nowhere = await asked({}, { timeZone: 'Europe/Kitezh' });
  assert.deepEqual([nowhere.status, nowhere.json.errors[0].code], [422, 'unknown_timezone']);
});

test('a text that a spreadsheet would run stays a text', async () => {
  const { ask, exported } = await exportingPortal();
  await ask('POST', '/api/v1/warehouses', { code: 'СКЛ-1', name: '=HYPERLINK("http://evil")' });
  const { text } = await exported('warehouses.list-warehouses', { format: 'csv' });
  assert.doesNotMatch(text, /[;\n]"?=/);
  const { bytes } = await exported('warehouses.list-warehouses');
  assert.equal((await byHeadings(bytes))[0]?.['Название'], '=HYPERLINK("http://evil")');
});

test('a key exports what its scopes let it read, and nothing else', async () => {
  const { portal } = await exportingPortal();
  await manyWarehouses(portal, 3);
  const asked = async (scope: string) =>
    request('POST', `${url}/export`, {
      key: await portal.key(scope),
      body: { list: 'warehouses.list-warehouses', format: 'csv' },
    });
  assert.equal((await byHeadings((await asked('warehouses.read')).bytes)).length, 3);
  assert.equal((await asked('catalog.read')).json.code, 'insufficient_scope');
});

test('who takes a list out of the portal stands in the trail', async () => {
  const { portal, rows } = await exportingPortal();
  await manyWarehouses(portal, 2);
  await rows('warehouses.list-warehouses', { filters: { search: 'Склад' } });
  const taken = (await factsOf(portal.tenantId)).find(({ event }) => event === 'register_export.taken');
  assert.ok(taken);
  const { list, rowCount, filters } = taken.data.object as Record<string, unknown>;
  assert.deepEqual(
    { list, rowCount, filters },
    {
      list: 'warehouses.list-warehouses',
      rowCount: 2,
      filters: { search: 'Склад' },
    },
  );
});

test('a short list that is searched and counted at once answers, and its file holds what was found', async () => {
  const { portal, ask, rows } = await exportingPortal();
  await manyWarehouses(portal, 12);
  const { status, json } = await ask(
    'GET',
    '/api/v1/warehouses?search=%D0%A1%D0%BA%D0%BB%D0%B0%D0%B4%201&includeTotal=true',
  );
  assert.deepEqual([status, json.meta.total], [200, 4]);
  assert.equal((await rows('warehouses.list-warehouses', { filters: { search: 'Склад 1' } })).length, 4);
});
