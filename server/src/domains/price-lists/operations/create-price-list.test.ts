import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../test/harness.ts';
import { newParty, priceListPortal, url } from '../../../../test/price-lists.ts';

test('a new list is a numbered draft in the currency of the company, at version 1', async () => {
  const { ask, portal } = await priceListPortal();
  const { status, json } = await ask('POST', url, { name: 'Склад «Ёлка»', kind: 'internal' });
  assert.equal(status, 201);
  assert.deepEqual(
    [json.number, json.status, json.currency, json.vatMode, json.currentVersion, json.counters.items],
    ['PL-0001', 'draft', 'RUB', 'included', 1, 0],
  );
  const [fact] = await factsOf(portal.tenantId);
  assert.equal(fact?.event, 'integration_api.price_list.created');
});

test('the currency and the VAT mode are those of the regional settings', async () => {
  const { ask, portal } = await priceListPortal();
  await owner.query(`insert into regional_settings (tenant_id, currency, vat_mode) values ($1, 'KZT', 'excluded')`, [
    portal.tenantId,
  ]);
  const { json } = await ask('POST', url, { name: 'Прайс', kind: 'internal' });
  assert.deepEqual([json.currency, json.vatMode], ['KZT', 'excluded']);
});

test('a supplier list needs its counterparty', async () => {
  const { ask } = await priceListPortal();
  const { status, json } = await ask('POST', url, { name: 'Прайс', kind: 'supplier' });
  assert.equal(status, 422);
  assert.deepEqual([json.errors[0].pointer, json.errors[0].code], ['/counterpartyId', 'required']);
});

test('an internal list has no counterparty', async () => {
  const { ask, portal } = await priceListPortal();
  const counterpartyId = await newParty(portal);
  const { status, json } = await ask('POST', url, { name: 'Прайс', kind: 'internal', counterpartyId });
  assert.equal(status, 422);
  assert.equal(json.errors[0].code, 'not_allowed');
});

test('a list for customers may have a counterparty, and may go without', async () => {
  const { newList, portal } = await priceListPortal();
  const counterpartyId = await newParty(portal, 'customer');
  assert.equal((await newList({ kind: 'customer', counterpartyId })).counterpartyId, counterpartyId);
  assert.equal((await newList({ kind: 'customer' })).counterpartyId, null);
});

test('whose prices we keep becomes a supplier, and that is told', async () => {
  const { newList, portal } = await priceListPortal();
  const counterpartyId = await newParty(portal, 'customer');
  await newList({ kind: 'supplier', counterpartyId });
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.deepEqual(events, ['integration_api.counterparty.updated', 'integration_api.price_list.created']);
});

test('an unknown counterparty, an archived one and one of another portal are refused', async () => {
  const { ask, portal } = await priceListPortal();
  const [archived, foreign] = [await newParty(portal), await newParty((await priceListPortal()).portal)];
  await owner.query(`update counterparties set status = 'archived', archived_at = now() where id = $1`, [archived]);
  const create = (counterpartyId: string) => ask('POST', url, { name: 'Прайс', kind: 'supplier', counterpartyId });
  assert.equal((await create(portal.tenantId)).json.code, 'unknown_reference');
  assert.equal((await create(foreign)).json.code, 'unknown_reference');
  assert.equal((await create(archived)).json.rule, 'archived_reference');
});

test('a period that ends before it begins is refused', async () => {
  const { ask } = await priceListPortal();
  const { status, json } = await ask('POST', url, {
    name: 'Прайс',
    kind: 'internal',
    validFrom: '2026-12-02',
    validTo: '2026-12-01',
  });
  assert.equal(status, 422);
  assert.equal(json.rule, 'period_invalid');
});

test('an impossible day is refused', async () => {
  const { ask } = await priceListPortal();
  const { json } = await ask('POST', url, { name: 'Прайс', kind: 'internal', validFrom: '2026-02-30' });
  assert.equal(json.errors[0].pointer, '/validFrom');
});

test('of its kind and counterparty one list is the default: the new one takes the place of the other', async () => {
  const { newList, listOf, portal } = await priceListPortal();
  const counterpartyId = await newParty(portal);
  const first = await newList({ isDefault: true });
  const other = await newList({ kind: 'supplier', counterpartyId, isDefault: true });
  const second = await newList({ isDefault: true });
  assert.deepEqual(
    [(await listOf(first.id)).isDefault, (await listOf(second.id)).isDefault, (await listOf(other.id)).isDefault],
    [false, true, true],
  );
});

test('a default list that goes over to another supplier takes the place of its default, whose change is told', async () => {
  const { newList, ask, listOf, portal } = await priceListPortal();
  const [from, to] = [await newParty(portal), await newParty(portal)];
  const moving = await newList({ kind: 'supplier', counterpartyId: from, isDefault: true });
  const held = await newList({ kind: 'supplier', counterpartyId: to, isDefault: true });
  const { status, json } = await ask('PATCH', `${url}/${moving.id}`, { counterpartyId: to });
  assert.deepEqual([status, json.isDefault], [200, true]);
  assert.deepEqual([(await listOf(held.id)).isDefault, (await listOf(held.id)).version], [false, 2]);
  const told = (await factsOf(portal.tenantId)).find(
    ({ entity_id, event }) => entity_id === held.id && event.endsWith('updated'),
  );
  assert.deepEqual([told?.data.changedFields, told?.data.previous], [['isDefault'], { isDefault: true }]);
});

test('twenty lists made at once have twenty numbers', async () => {
  const { newList } = await priceListPortal();
  const lists = await Promise.all(Array.from({ length: 20 }, () => newList()));
  assert.equal(new Set(lists.map(({ number }) => number)).size, 20);
});

test('a repeat with the same idempotency key makes no second list', async () => {
  const { ask, portal } = await priceListPortal();
  const body = { name: 'Прайс', kind: 'internal' };
  const first = await ask('POST', url, body, { 'idempotency-key': 'k-1' });
  const again = await ask('POST', url, body, { 'idempotency-key': 'k-1' });
  assert.equal(again.text, first.text);
  assert.equal((await factsOf(portal.tenantId)).length, 1);
});
