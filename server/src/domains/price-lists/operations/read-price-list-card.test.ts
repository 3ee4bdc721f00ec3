import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../test/harness.ts';
import { newParty, priceListPortal, url } from '../../../../test/price-lists.ts';
import { pdf } from '../../../../test/sample-files.ts';

test('the card compares its rows with the previous version and with other active lists', async () => {
  const { newList, newItem, putRows, ask, listOf } = await priceListPortal();
  await newItem('C-1');
  const [mine, dear, cheap, draft] = [await newList(), await newList(), await newList(), await newList()];
  const row = { sku: 'C-1' };
  await putRows(mine.id, { ...row, price: '100' }, { ...row, price: '90', minQuantity: '10' });
  await putRows(mine.id, { ...row, price: '110' });
  await putRows(dear.id, { ...row, price: '120' }, { ...row, price: '95', minQuantity: '5' });
  await putRows(
    cheap.id,
    { ...row, price: '80', validTo: '2020-01-01' },
    { ...row, price: '85', validFrom: '2020-01-02' },
  );
  await putRows(draft.id, { ...row, price: '1' });
  for (const { id } of [dear, cheap]) await ask('PATCH', `${url}/${id}`, { status: 'active' });

  const { rows, comparison, versions } = await listOf(mine.id);
  const [one, ten] = rows.items;
  assert.deepEqual(
    comparison.previous.map(({ rowId, from, to, percent }: Record<string, unknown>) => [rowId, from, to, percent]),
    [[one.id, '100', '110', '10']],
  );
  const others = (rowId: string) =>
    comparison.others
      .filter((other: { rowId: string }) => other.rowId === rowId)
      .map(({ priceListId, price }: Record<string, string>) => [priceListId, price]);
  assert.deepEqual(others(one.id), [
    [dear.id, '120'],
    [cheap.id, '85'],
  ]);
  assert.deepEqual(others(ten.id), [
    [dear.id, '95'],
    [cheap.id, '85'],
  ]);
  assert.deepEqual(
    versions.map(({ n, source, added, changed }: Record<string, unknown>) => [n, source, added, changed]),
    [
      [3, 'api', 0, 1],
      [2, 'api', 2, 0],
      [1, 'api', 0, 0],
    ],
  );
});

test('the card goes on at its rows where it ended', async () => {
  const { newList, putRows, listOf, ask, portal } = await priceListPortal();
  await owner.query(
    `insert into catalog_items (tenant_id, sku, name) select $1, 'P-' || n, 'Позиция ' || n from generate_series(1, 60) n`,
    [portal.tenantId],
  );
  const { id } = await newList();
  await putRows(id, ...Array.from({ length: 60 }, (_, n) => ({ sku: `P-${n + 1}`, price: '1' })));
  const { rows } = await listOf(id);
  assert.equal(rows.items.length, 50);
  const { json } = await ask('GET', `${url}/${id}/items?cursor=${rows.page.nextCursor}`);
  assert.deepEqual([json.items.length, json.items[0].sku], [10, 'P-51']);
});

test('rows whose last day is over are counted', async () => {
  const { filled, putRows, listOf } = await priceListPortal();
  const { id, sku } = await filled();
  await putRows(id, { sku, price: '1', minQuantity: '2', validTo: '2020-01-01' });
  assert.equal((await listOf(id)).counters.expired, 1);
});

test('a version is found in its own list alone', async () => {
  const { newList, ask, changesOf, listOf } = await priceListPortal();
  const [one, other] = [await newList(), await newList()];
  assert.equal((await changesOf(one.id, 1)).items.length, 0);
  const [{ id }] = (await listOf(other.id)).versions;
  assert.equal((await ask('GET', `${url}/${one.id}/versions/${id}/changes`)).status, 404);
});

test('the registry counts lists by status under the filters of its page, and names the counterparties of its page', async () => {
  const { newList, filled, ask, portal } = await priceListPortal();
  const counterpartyId = await newParty(portal);
  const active = await filled({ kind: 'supplier', counterpartyId, name: 'Поставщик' });
  await ask('PATCH', `${url}/${active.id}`, { status: 'active' });
  await ask('POST', `${url}/${(await newList()).id}/archive`);
  await newList({ name: 'Розница', kind: 'customer' });
  const { json } = await ask('GET', url);
  assert.deepEqual(json.counters, { draft: 1, active: 1, expired: 0, archived: 1 });
  assert.deepEqual(json.counterparties, [{ counterpartyId, name: 'ООО «Цементный двор»', inn: null }]);
  const names = async (query: string) =>
    (await ask('GET', `${url}?${query}`)).json.items.map(({ name }: { name: string }) => name);
  assert.deepEqual(await names('sort=name'), ['Поставщик', 'Розница']);
  assert.deepEqual(await names('kind=supplier'), ['Поставщик']);
  const counters = async (query: string) => (await ask('GET', `${url}?${query}`)).json.counters;
  assert.deepEqual(await counters('kind=supplier'), { draft: 0, active: 1, expired: 0, archived: 0 });
  assert.deepEqual(await counters('kind=customer&status=active'), { draft: 1, active: 0, expired: 0, archived: 0 });
  assert.deepEqual(await names(`counterpartyId=${counterpartyId}`), ['Поставщик']);
  assert.deepEqual(await names('status=draft'), ['Розница']);
  assert.deepEqual(await names('search=роз'), ['Розница']);
  assert.deepEqual(await names('includeArchived=only'), ['Прайс']);
});

test('the price lists of an item come with the lowest price first, of its own portal alone', async () => {
  const { filled, newList, putRows, ask } = await priceListPortal();
  const { id, itemId, sku } = await filled({ name: 'Дороже' });
  const other = await newList({ name: 'Дешевле' });
  await putRows(other.id, { sku, price: '9.5' });
  const { json } = await ask('GET', `${url}/products/${itemId}`);
  assert.deepEqual(
    json.items.map((row: { price: string; priceList: { name: string } }) => [row.price, row.priceList.name]),
    [
      ['9.5', 'Дешевле'],
      ['100', 'Дороже'],
    ],
  );
  await ask('POST', `${url}/${id}/archive`);
  assert.equal((await ask('GET', `${url}/products/${itemId}`)).json.items.length, 1);
  assert.equal((await ask('GET', `${url}/products/${itemId}?includeArchived=true`)).json.items.length, 2);
  assert.equal((await (await priceListPortal()).ask('GET', `${url}/products/${itemId}`)).status, 404);
});

test('a draft never active is removed, any other list is archived, and the answer tells which', async () => {
  const { filled, ask, portal } = await priceListPortal();
  const [draft, used] = [await filled(), await filled()];
  await ask('PATCH', `${url}/${used.id}`, { status: 'active' });
  await ask('PATCH', `${url}/${used.id}`, { status: 'draft' });
  assert.deepEqual((await ask('DELETE', `${url}/${draft.id}`)).json, { id: draft.id, result: 'deleted' });
  assert.equal((await ask('GET', `${url}/${draft.id}`)).status, 404);
  assert.deepEqual((await ask('DELETE', `${url}/${used.id}`)).json, { id: used.id, result: 'archived' });
  assert.equal((await ask('GET', `${url}/${used.id}`)).json.status, 'archived');
  const deleted = (await factsOf(portal.tenantId)).filter(({ event }) => event.endsWith('price_list.deleted'));
  assert.deepEqual(
    deleted.map(({ data }) => data.reason),
    ['removed', 'archived'],
  );
});

test('a draft linked to an outside record is archived rather than removed', async () => {
  const { ask } = await priceListPortal();
  const facade = '/api/v1/integration-api/price-lists';
  const { json } = await ask('POST', facade, {
    name: 'Прайс',
    kind: 'internal',
    externalSource: '1c',
    externalId: '7',
  });
  assert.equal((await ask('DELETE', `${url}/${json.id}`)).json.result, 'archived');
});

test('a draft that holds a file is archived rather than removed', async () => {
  const { ask, newList } = await priceListPortal();
  const { id } = await newList();
  const form = new FormData();
  form.append('file', new File([pdf as never], 'Прайс.pdf'));
  form.append('entityType', 'priceList');
  form.append('entityId', id);
  assert.equal((await ask('POST', '/api/v1/files', form)).status, 201);
  assert.equal((await ask('DELETE', `${url}/${id}`)).json.result, 'archived');
});

test('archiving again changes nothing, and a restored list is a draft', async () => {
  const { filled, ask } = await priceListPortal();
  const { id } = await filled({ isDefault: true });
  const gone = await ask('POST', `${url}/${id}/archive`);
  assert.deepEqual([gone.json.status, gone.json.isDefault], ['archived', false]);
  assert.equal((await ask('POST', `${url}/${id}/archive`)).text, gone.text);
  const back = await ask('POST', `${url}/${id}/restore`);
  assert.deepEqual([back.json.status, back.json.archivedAt], ['draft', null]);
  assert.equal((await ask('POST', `${url}/${id}/restore`)).text, back.text);
});

test('a copy is a draft with the rows, without the last day, the links and the mark of the default', async () => {
  const { filled, putRows, ask, rowsOf } = await priceListPortal();
  const { id, sku } = await filled({ validTo: '2030-01-01', isDefault: true, comment: 'Осень' });
  await putRows(id, { sku, price: '90', minQuantity: '10', note: 'опт' });
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  const { status, json } = await ask('POST', `${url}/${id}/duplicate`);
  assert.equal(status, 201);
  assert.deepEqual(
    [json.name, json.status, json.validTo, json.isDefault, json.comment, json.counters.items, json.publishedAt],
    ['Прайс (копия)', 'draft', null, false, 'Осень', 2, null],
  );
  assert.notEqual(json.number, (await ask('GET', `${url}/${id}`)).json.number);
  assert.deepEqual(
    (await rowsOf(json.id)).map(({ price, note }: Record<string, unknown>) => [price, note]),
    [
      ['100', null],
      ['90', 'опт'],
    ],
  );
  const named = await ask('POST', `${url}/${id}/duplicate`, { name: 'Зима' });
  assert.equal(named.json.name, 'Зима');
});

test('the copy of the longest name still has its mark', async () => {
  const { newList, ask } = await priceListPortal();
  const { id } = await newList({ name: 'я'.repeat(200) });
  const { json } = await ask('POST', `${url}/${id}/duplicate`);
  assert.equal(json.name, `${'я'.repeat(192)} (копия)`);
});

test('the variable holds the prices of the rows in use, in their order', async () => {
  const { filled, putRows, ask } = await priceListPortal();
  const { id, sku } = await filled();
  await putRows(
    id,
    { sku, price: '90.5', minQuantity: '10' },
    { sku, price: '1', minQuantity: '20', status: 'archived' },
  );
  const { json } = await ask('POST', '/api/v1/variables/resolve', {
    entityType: 'priceList',
    entityId: id,
    paths: ['priceList.items[].price'],
  });
  assert.deepEqual(JSON.parse(json.values['priceList.items[].price']), ['100', '90.5']);
});

test('the integration API lends the list with its links and its status', async () => {
  const { ask, putRows, newItem, portal } = await priceListPortal();
  const facade = '/api/v1/integration-api/price-lists';
  const { json } = await ask('POST', facade, {
    name: 'Прайс',
    kind: 'internal',
    externalSource: '1c',
    externalId: '7',
  });
  await newItem('F-1');
  await putRows(json.id, { sku: 'F-1', price: '1' });
  const change = (body: object) => ask('POST', `${facade}/${json.id}/operations/change-status`, body);
  assert.equal((await change({ status: 'active', from: 'archived' })).json.code, 'invalid_state_transition');
  assert.equal((await change({ status: 'active', from: 'draft' })).json.status, 'active');
  assert.equal((await ask('DELETE', `${facade}/${json.id}`)).json.status, 'archived');
  assert.equal((await ask('POST', `${facade}/${json.id}/operations/restore`)).json.status, 'draft');
  assert.deepEqual((await ask('GET', `${facade}/${json.id}`)).json.externalLinks, [
    { externalSource: '1c', externalId: '7' },
  ]);
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event).filter((one) => one.includes('price_list'));
  assert.deepEqual(
    events.map((event) => event.split('.').at(-1)),
    ['created', 'updated', 'status_changed', 'deleted', 'status_changed'],
  );
});
