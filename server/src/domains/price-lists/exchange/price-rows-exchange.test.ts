import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, request } from '../../../../test/harness.ts';
import { book, cellsOf, importingAt } from '../../../../test/imports.ts';
import { priceListPortal, url } from '../../../../test/price-lists.ts';
import { someoneWaitsFor } from '../../../../test/someone-waits-for.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

async function begin(more: object = {}) {
  const world = await priceListPortal();
  const { counterpartyId } = await newCounterparty(world.portal);
  const list = await world.newList({ kind: 'supplier', counterpartyId, ...more });
  const files = importingAt(world.portal, `${url}/${list.id}/exchange`, world.key);
  const rows = async () =>
    (await world.rowsOf(list.id, '?sort=minQuantity')).map((row: Record<string, unknown>) => [
      row.sku,
      row.minQuantity,
      row.price,
      row.status,
    ]);
  return { ...world, ...files, list, rows, listRows: () => world.rowsOf(list.id) };
}

const headings = ['Артикул', 'Наименование', 'Ед. изм.', 'От количества', 'Цена', 'Срок поставки'];

test("a supplier's spreadsheet becomes rows of his list by quantity, in one version", async () => {
  const { newItem, previewed, applied, rows, list, listOf, ask } = await begin();
  await newItem('C-500', 'Цемент М500');
  const job = await previewed(
    await book(headings, [
      ['C-500', 'Цемент М500', 'шт', 1, '412,50', 3],
      ['C-500', 'Цемент М500', 'шт', 100, '390', 5],
    ]),
  );
  assert.deepEqual([job.status, job.counts.create, job.counts.errors], ['preview_ready', 2, 0], JSON.stringify(job));
  assert.deepEqual(await rows(), [], 'nothing is written before a person says so');
  const done = await applied(job.id);
  assert.deepEqual([done.status, done.result.created], ['applied', 2], JSON.stringify(done));
  assert.deepEqual(await rows(), [
    ['C-500', '1', '412.50', 'active'],
    ['C-500', '100', '390', 'active'],
  ]);
  assert.equal((await listOf(list.id)).currentVersion, 2);
  const { items } = (await ask('GET', `${url}/${list.id}/versions?n=2`)).json;
  assert.deepEqual([items[0].source, items[0].added], ['import', 2]);
});

test('lines that no item fits, of another currency and free without saying so are told at their cells', async () => {
  const { newItem, previewed, rowsOf: rowsAt, apply } = await begin();
  await newItem('A-1');
  await newItem('A-2');
  const job = await previewed(
    await book(
      ['Артикул', 'Цена', 'Валюта', 'От количества', 'Ед. изм.'],
      [
        ['нет такого', '10', null, null, null],
        ['A-1', '10', 'USD', null, null],
        ['A-1', '0', null, '5', null],
        ['A-1', '12', null, null, 'кг'],
        ['A-2', '7', null, null, null],
        ['A-2', '8', null, '1', null],
      ],
    ),
  );
  const found = (await rowsAt(job.id)).map(({ errors }: { errors: Array<Record<string, string>> }) =>
    errors.map(({ field, code }) => `${field} ${code}`),
  );
  assert.deepEqual(found, [
    ['sku not_found_reference'],
    ['currency currency_mismatch'],
    ['price zero_price'],
    ['unit uom_not_convertible'],
    [],
    ['null duplicate'],
  ]);
  assert.equal((await apply(job.id, { onError: 'abort' })).json.rule, 'rows_with_errors');
});

test('a new file changes what differs, adds what is new, and in place of the list archives what it leaves out', async () => {
  const { newItem, putRows, list, previewed, applied, rows } = await begin();
  for (const sku of ['A-1', 'A-2', 'A-3']) await newItem(sku);
  await putRows(list.id, { sku: 'A-1', price: '100', note: 'склад' }, { sku: 'A-2', price: '200', minQuantity: '2' });
  const lines = [
    ['A-1', '100', '1'],
    ['A-3', '300', '3'],
  ];
  const upsert = await previewed(await book(['Артикул', 'Цена', 'От количества'], lines));
  assert.deepEqual([upsert.counts.create, upsert.counts.update, upsert.counts.skip], [1, 0, 1]);
  const replace = await previewed(await book(['Артикул', 'Цена', 'От количества'], lines), { mode: 'replace' });
  await applied(replace.id);
  assert.deepEqual(await rows(), [
    ['A-1', '1', '100', 'active'],
    ['A-2', '2', '200', 'archived'],
    ['A-3', '3', '300', 'active'],
  ]);
  const back = await previewed(await book(['Артикул', 'Цена', 'От количества'], [['A-2', '200', '2']]));
  assert.deepEqual([back.counts.create, back.counts.update], [0, 1], 'it stands in the list again');
  await applied(back.id);
  assert.deepEqual((await rows())[1], ['A-2', '2', '200', 'active']);
});

test("a line is known by the supplier's own article once he has told it, and what he calls the item is kept", async () => {
  const { newItem, putRows, list, previewed, applied, listRows, ask } = await begin();
  await newItem('A-1', 'Болт М8');
  await putRows(list.id, { sku: 'A-1', supplierSku: 'ПБ-77', price: '5' });
  await ask('POST', `${url}/${list.id}/items`, { items: [{ sku: 'A-1', price: '5' }] });
  const moved = await ask('PATCH', `${url}/${list.id}`, { status: 'active' });
  const job = await previewed(await book(['Артикул', 'Наименование', 'Цена'], [['A-1', 'Болт оцинк. 8х40', '6']]));
  assert.deepEqual([job.counts.update, job.counts.errors], [1, 0], `${JSON.stringify(job)} ${moved.status}`);
  await applied(job.id);
  const [row] = await listRows();
  assert.deepEqual([row.price, row.supplierName, row.supplierSku], ['6', 'Болт оцинк. 8х40', 'ПБ-77']);
});

test('an export that comes back unchanged changes nothing, an archived list takes no file', async () => {
  const { newItem, putRows, list, previewed, exported, uploaded, ask, key } = await begin();
  await newItem('A-1');
  await putRows(list.id, { sku: 'A-1', price: '0', isFree: true, validFrom: '2026-01-01', vatRate: '20' });
  const bytes = await exported({ format: 'xlsx' });
  const [head] = await cellsOf(bytes);
  assert.ok(head?.cells.includes('Цена'), JSON.stringify(head));
  const job = await previewed(bytes);
  assert.deepEqual([job.counts.skip, job.counts.update, job.counts.errors], [1, 0, 0], JSON.stringify(job.counts));
  assert.equal((await ask('POST', `${url}/${list.id}/archive`, {})).status, 200);
  const refused = await uploaded(bytes);
  assert.deepEqual([refused.status, refused.json.rule], [422, 'price_list_archived'], refused.text);
  const template = await request('GET', `${url}/${list.id}/exchange/template?format=csv`, { key });
  assert.equal(template.status, 200);
});

test('a price of an item that is archived while the file is applied is not saved, the others are', async () => {
  const { portal, newItem, previewed, apply, read, rows, rowsOf: rowsAt } = await begin();
  const going = await newItem('A-1');
  await newItem('A-2');
  const job = await previewed(
    await book(
      ['Артикул', 'Цена'],
      [
        ['A-1', '100'],
        ['A-2', '200'],
      ],
    ),
  );
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    const item = [portal.tenantId, going];
    await holder.query('select 1 from catalog_items where tenant_id = $1 and id = $2 for update', item);
    await holder.query(
      `update catalog_items set status = 'archived', archived_at = now() where tenant_id = $1 and id = $2`,
      item,
    );
    assert.equal((await apply(job.id, { onError: 'skip' })).status, 200);
    const done = read(job.id);
    await someoneWaitsFor(holder);
    await holder.query('commit');
    assert.deepEqual([(await done).result.created, (await done).result.failed], [1, 1]);
  } finally {
    holder.release();
  }
  assert.deepEqual(await rows(), [['A-2', '1', '200', 'active']]);
  const [left] = await rowsAt(job.id);
  assert.equal(left.errors[0].code, 'changed_since_preview');
});
