import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPerson, owner, run } from '../../../../test/harness.ts';
import { newParty, priceListPortal, url } from '../../../../test/price-lists.ts';
import { updatePriceList } from './update-price-list.ts';

const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

const kinds = async ({ tenantId }: { tenantId: string }) =>
  (await factsOf(tenantId)).map(({ event }) => event).filter((event) => event.includes('price_list'));

test('a changed header makes a version that tells field by field', async () => {
  const { newList, ask, changesOf } = await priceListPortal();
  const list = await newList();
  const { json } = await ask('PATCH', `${url}/${list.id}`, { name: 'Осень', validTo: '2030-01-01' });
  assert.deepEqual([json.name, json.version, json.currentVersion], ['Осень', 2, 2]);
  const changes = await changesOf(list.id, 2);
  assert.deepEqual(
    changes.items.map(({ rowId, field, from, to }: Record<string, unknown>) => [rowId, field, from, to]),
    [
      [null, 'name', 'Прайс', 'Осень'],
      [null, 'validTo', null, '2030-01-01'],
    ],
  );
});

test('a change that changes nothing makes no event, version or history', async () => {
  const { newList, ask, portal } = await priceListPortal();
  const list = await newList();
  const { json } = await ask('PATCH', `${url}/${list.id}`, { name: 'Прайс', currency: 'RUB', status: 'draft' });
  assert.deepEqual([json.version, json.currentVersion], [1, 1]);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});

test('fields and status together make two events, updated first', async () => {
  const { filled, ask, portal } = await priceListPortal();
  const { id } = await filled();
  const { status, json } = await ask('PATCH', `${url}/${id}`, { name: 'Осень', status: 'active' });
  assert.equal(status, 200);
  assert.equal(json.status, 'active');
  assert.ok(json.publishedAt);
  assert.deepEqual((await kinds(portal)).slice(-2), [
    'integration_api.price_list.updated',
    'integration_api.price_list.status_changed',
  ]);
  const last = (await factsOf(portal.tenantId)).at(-1);
  assert.deepEqual(last?.data.status, { from: 'draft', to: 'active' });
});

test('a list without rows cannot be active', async () => {
  const { newList, ask } = await priceListPortal();
  const { id } = await newList();
  const { status, json } = await ask('PATCH', `${url}/${id}`, { status: 'active' });
  assert.deepEqual([status, json.rule], [422, 'price_list_empty']);
});

test('a list whose rows are all out of use cannot be active', async () => {
  const { filled, putRows, ask, listOf } = await priceListPortal();
  const { id, sku } = await filled();
  await putRows(id, { sku, price: '100', status: 'archived' });
  assert.equal((await listOf(id)).counters.items, 0);
  assert.equal((await ask('PATCH', `${url}/${id}`, { status: 'active' })).json.rule, 'price_list_empty');
});

test('a list whose last day is over cannot be active until it is extended', async () => {
  const { filled, ask } = await priceListPortal();
  const { id } = await filled({ validTo: day(-2) });
  assert.equal((await ask('PATCH', `${url}/${id}`, { status: 'active' })).json.rule, 'price_list_over');
  const { json } = await ask('PATCH', `${url}/${id}`, { validTo: day(2), status: 'active' });
  assert.equal(json.status, 'active');
});

test('another active list of these days is a warning, and no more', async () => {
  const { filled, ask } = await priceListPortal();
  const [first, second, later] = [
    await filled({ validTo: day(10) }),
    await filled({ validFrom: day(5) }),
    await filled({ validFrom: day(20), currency: 'USD' }),
  ];
  const activate = async (id: string) => (await ask('PATCH', `${url}/${id}`, { status: 'active' })).json;
  assert.deepEqual((await activate(first.id)).warnings, []);
  const { warnings } = await activate(second.id);
  assert.deepEqual([warnings[0].code, warnings[0].meta.priceListIds], ['overlapping_price_list', [first.id]]);
  assert.deepEqual((await activate(later.id)).warnings, [], 'another currency');
});

test('an active list is unpublished to a draft and published again', async () => {
  const { filled, ask, portal } = await priceListPortal();
  const { id } = await filled();
  for (const status of ['active', 'draft', 'active'])
    assert.equal((await ask('PATCH', `${url}/${id}`, { status })).json.status, status);
  assert.equal((await kinds(portal)).filter((event) => event.endsWith('status_changed')).length, 3);
});

test('a last day moved into the past expires an active list at once, and moved ahead brings it back', async () => {
  const { filled, ask } = await priceListPortal();
  const { id } = await filled();
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  assert.equal((await ask('PATCH', `${url}/${id}`, { validTo: day(-2) })).json.status, 'expired');
  assert.equal((await ask('PATCH', `${url}/${id}`, { status: 'active' })).json.rule, 'price_list_over');
  assert.equal((await ask('PATCH', `${url}/${id}`, { validTo: day(2) })).json.status, 'active');
});

test('nobody expires a list by hand', async () => {
  const { filled, ask } = await priceListPortal();
  const { id } = await filled();
  assert.equal((await ask('PATCH', `${url}/${id}`, { status: 'expired' })).json.errors[0].pointer, '/status');
});

test('an archived list takes no changes but its return to draft', async () => {
  const { filled, ask } = await priceListPortal();
  const { id } = await filled();
  await ask('POST', `${url}/${id}/archive`);
  assert.equal((await ask('PATCH', `${url}/${id}`, { name: 'Осень' })).json.code, 'resource_archived');
  assert.equal((await ask('PATCH', `${url}/${id}`, { name: 'Осень', status: 'draft' })).json.code, 'resource_archived');
  const { status, json } = await ask('PATCH', `${url}/${id}`, { status: 'active' });
  assert.deepEqual([status, json.code, json.allowed], [409, 'invalid_state_transition', ['draft']]);
  assert.equal((await ask('PATCH', `${url}/${id}`, { status: 'draft' })).json.status, 'draft');
});

test('who may change lists but not archive them cannot archive one by its status', async () => {
  const { filled, portal } = await priceListPortal();
  const { id } = await filled();
  const buyer = await newPerson(portal, 'buyer');
  const may = { ...buyer, permissions: new Set(['price_lists.update', 'price_lists.read']) };
  await assert.rejects(() => run(updatePriceList, may, { id, status: 'archived' }), { code: 'forbidden' });
  const allowed = { ...buyer, permissions: new Set(['price_lists.update', 'price_lists.archive']) };
  assert.equal(
    ((await run(updatePriceList, allowed, { id, status: 'archived' })) as { status: string }).status,
    'archived',
  );
});

test('prices do not change their currency in silence', async () => {
  const { filled, ask, rowsOf } = await priceListPortal();
  const { id } = await filled();
  const { status, json } = await ask('PATCH', `${url}/${id}`, { currency: 'USD' });
  assert.deepEqual([status, json.rule], [422, 'currency_has_prices']);
  assert.equal((await rowsOf(id))[0].price, '100');
});

test('a conversion needs a rate, and a rate more than zero', async () => {
  const { filled, ask } = await priceListPortal();
  const { id } = await filled();
  const convert = (rate?: string) => ask('PATCH', `${url}/${id}`, { currency: 'USD', convert: true, rate });
  assert.equal((await convert()).json.errors[0].pointer, '/rate');
  assert.equal((await convert('0')).json.errors[0].code, 'minimum');
});

test('a conversion multiplies every price, exactly, and its version keeps the rate alone', async () => {
  const { filled, putRows, ask, rowsOf, changesOf } = await priceListPortal();
  const { id, sku } = await filled();
  await putRows(id, { sku, price: '0', isFree: true, minQuantity: '5' });
  const { json } = await ask('PATCH', `${url}/${id}`, { currency: 'USD', convert: true, rate: '0.012345' });
  assert.deepEqual([json.currency, json.counters.changed], ['USD', 2]);
  assert.deepEqual(
    (await rowsOf(id)).map(({ price }: { price: string }) => price),
    ['1.2345', '0'],
  );
  const changes = await changesOf(id, json.currentVersion);
  assert.deepEqual(
    changes.items.map(({ field, to }: { field: string; to: unknown }) => [field, to]),
    [
      ['currency', 'USD'],
      ['rate', '0.012345'],
    ],
  );
});

test('a rate at which a price vanishes converts nothing', async () => {
  const { filled, ask, rowsOf } = await priceListPortal();
  const { id } = await filled();
  const { json } = await ask('PATCH', `${url}/${id}`, { currency: 'USD', convert: true, rate: '0.000000' });
  assert.equal(json.errors[0].code, 'minimum');
  const lost = await ask('PATCH', `${url}/${id}`, { currency: 'VND', convert: true, rate: '9999999999999' });
  assert.equal(lost.json.rule, 'price_not_convertible');
  assert.equal((await rowsOf(id))[0].price, '100');
});

test('a list without rows changes its currency freely', async () => {
  const { newList, ask } = await priceListPortal();
  const { id } = await newList();
  assert.equal((await ask('PATCH', `${url}/${id}`, { currency: 'USD' })).json.currency, 'USD');
});

test('the counterparty may change, and a supplier list keeps one', async () => {
  const { newList, ask, portal } = await priceListPortal();
  const [one, other] = [await newParty(portal), await newParty(portal)];
  const { id } = await newList({ kind: 'supplier', counterpartyId: one });
  assert.equal((await ask('PATCH', `${url}/${id}`, { counterpartyId: other })).json.counterpartyId, other);
  assert.equal((await ask('PATCH', `${url}/${id}`, { counterpartyId: null })).json.errors[0].code, 'required');
  assert.equal(
    (await ask('PATCH', `${url}/${id}`, { counterpartyId: portal.tenantId })).json.code,
    'unknown_reference',
  );
});

test('the kind never changes', async () => {
  const { newList, ask } = await priceListPortal();
  const { id } = await newList();
  assert.equal((await ask('PATCH', `${url}/${id}`, { kind: 'customer' })).json.errors[0].code, 'unknown_field');
});

test('a period that would end before it begins is refused, whichever side is given', async () => {
  const { newList, ask } = await priceListPortal();
  const { id } = await newList({ validFrom: '2026-12-02' });
  assert.equal((await ask('PATCH', `${url}/${id}`, { validTo: '2026-12-01' })).json.rule, 'period_invalid');
});

test('a stale version is refused', async () => {
  const { newList, ask } = await priceListPortal();
  const { id } = await newList();
  await ask('PATCH', `${url}/${id}`, { name: 'Осень' });
  assert.equal((await ask('PATCH', `${url}/${id}`, { name: 'Зима', version: 1 })).json.code, 'version_conflict');
  const { json } = await ask('PATCH', `${url}/${id}`, { name: 'Зима', status: 'draft' }, { 'if-match': '"v1"' });
  assert.equal(json.code, 'precondition_failed');
});

test('If-Match holds for a header and a status changed together', async () => {
  const { filled, ask } = await priceListPortal();
  const { id } = await filled();
  const { status, json } = await ask(
    'PATCH',
    `${url}/${id}`,
    { name: 'Осень', status: 'active' },
    { 'if-match': '"v2"' },
  );
  assert.equal(status, 200, JSON.stringify(json));
});

test('values of custom fields are kept, and resolved as variables', async () => {
  const { newList, ask, portal } = await priceListPortal();
  await owner.query(
    `insert into custom_field_definitions (tenant_id, entity_type, key, label, type, position) values ($1, 'priceList', 'region', 'Регион', 'string', 1)`,
    [portal.tenantId],
  );
  const list = await newList({ customFields: { region: 'Урал' } });
  assert.deepEqual(list.customFields, { region: 'Урал' });
  const { json } = await ask('PATCH', `${url}/${list.id}`, { customFields: { region: null } });
  assert.deepEqual(json.customFields, {});
});
