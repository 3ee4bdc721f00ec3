import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../test/harness.ts';
import { newParty, priceListPortal, url } from '../../../test/price-lists.ts';

type Change = { changed: string[]; was: Record<string, unknown> };

/** A supplier list with a row of 100 for an item, and what the catalog knows of it. */
async function supplierList(more: Record<string, unknown> = {}) {
  const made = await priceListPortal();
  const counterpartyId = await newParty(made.portal);
  const list = await made.filled({ kind: 'supplier', counterpartyId, ...more });
  const setStatus = async (status: string) => {
    const answer = await made.ask('PATCH', `${url}/${list.id}`, { status });
    assert.equal(answer.status, 200, answer.text);
  };
  const costs = async () => {
    const { rows } = await owner.query(
      'select planned_price, planned_source, current_price, current_source from catalog_items where id = $1',
      [list.itemId],
    );
    return Object.values(rows[0]);
  };
  const told = async () =>
    (
      await owner.query(
        `select price::text, quantity_from::text as quantity, withdrawn_at is not null as withdrawn from price_observations
         where source_entity_id = $1 order by id`,
        [list.id],
      )
    ).rows.map(({ price, quantity, withdrawn }) => `${price} from ${quantity}${withdrawn ? ' withdrawn' : ''}`);
  const itemUrl = `/api/v1/catalog/${list.itemId}`;
  const item = async () => (await made.ask('GET', itemUrl)).json;
  /** Which fields of the item its events say to have changed, and what they were. */
  const itemChanges = async () =>
    (await factsOf(made.portal.tenantId))
      .filter(({ event }) => event === 'integration_api.catalog_item.updated')
      .map(({ data }) => ({ changed: data.changedFields, was: data.previous as Record<string, unknown> }));
  return { ...made, ...list, setStatus, costs, told, itemUrl, item, itemChanges };
}

test('a draft tells the catalog nothing', async () => {
  const { costs, told } = await supplierList();
  assert.deepEqual(await told(), []);
  assert.deepEqual(await costs(), [null, null, null, null]);
});

test('an active supplier list plans the cost of its items and is what they cost', async () => {
  const { setStatus, costs, told } = await supplierList();
  await setStatus('active');
  assert.deepEqual(await told(), ['100 from 1']);
  assert.deepEqual(await costs(), ['100', 'price_list', '100', 'price_list']);
});

test('a changed row of an active list changes the cost, a discount included', async () => {
  const { id, sku, putRows, setStatus, costs, told } = await supplierList();
  await setStatus('active');
  await putRows(id, { sku, price: '120', discountPercent: '10' });
  assert.deepEqual(await told(), ['100 from 1 withdrawn', '108 from 1']);
  assert.deepEqual(await costs(), ['108', 'price_list', '108', 'price_list']);
});

test('prices for larger quantities are told and plan nothing', async () => {
  const { id, sku, putRows, setStatus, costs, told } = await supplierList();
  await setStatus('active');
  await putRows(id, { sku, price: '60', minQuantity: '10' });
  assert.deepEqual(await told(), ['100 from 1', '60 from 10']);
  assert.deepEqual((await costs())[0], '100');
});

test('a list in another currency is told and plans nothing', async () => {
  const { setStatus, costs } = await supplierList({ currency: 'USD' });
  await setStatus('active');
  const [planned, , current] = await costs();
  assert.deepEqual([planned, current], [null, '100']);
});

for (const [how, status] of [
  ['archived', 'archived'],
  ['unpublished', 'draft'],
] as const) {
  test(`prices of a list ${how} are taken back, the plan and the history stay`, async () => {
    const { setStatus, costs, told } = await supplierList();
    await setStatus('active');
    await setStatus(status);
    assert.deepEqual(await told(), ['100 from 1 withdrawn']);
    assert.deepEqual(await costs(), ['100', 'price_list', '100', 'planned']);
  });
}

test('prices of a list that expired are taken back, and told again when it is extended', async () => {
  const { id, ask, setStatus, told } = await supplierList();
  await setStatus('active');
  assert.equal((await ask('PATCH', `${url}/${id}`, { validTo: '2020-01-01' })).json.status, 'expired');
  assert.ok((await told()).every((one: string) => one.endsWith('withdrawn')));
  await ask('PATCH', `${url}/${id}`, { validTo: '2100-01-01' });
  assert.equal((await told()).filter((one: string) => one === '100 from 1').length, 1);
});

test('a row deleted or put out of use is taken back alone', async () => {
  const { id, sku, ask, putRows, rowsOf, setStatus, told } = await supplierList();
  await putRows(id, { sku, price: '90', minQuantity: '10' }, { sku, price: '80', minQuantity: '20' });
  await setStatus('active');
  const [, ten, twenty] = await rowsOf(id);
  await ask('DELETE', `${url}/${id}/items/${ten.id}`);
  await ask('PATCH', `${url}/${id}/items/${twenty.id}`, { status: 'archived' });
  assert.deepEqual(await told(), ['100 from 1', '90 from 10 withdrawn', '80 from 20 withdrawn']);
});

test('a row that moves to another quantity leaves no price behind', async () => {
  const { id, ask, rowsOf, setStatus, told } = await supplierList();
  await setStatus('active');
  const [row] = await rowsOf(id);
  await ask('PATCH', `${url}/${id}/items/${row.id}`, { minQuantity: '5' });
  assert.deepEqual(await told(), ['100 from 1 withdrawn', '100 from 5']);
});

test('prices are told anew when the header changes what they mean', async () => {
  const { id, ask, setStatus, told, costs } = await supplierList();
  await setStatus('active');
  await ask('PATCH', `${url}/${id}`, { name: 'Осень' });
  assert.deepEqual(await told(), ['100 from 1']);
  await ask('PATCH', `${url}/${id}`, { currency: 'USD', convert: true, rate: '0.5' });
  assert.deepEqual(await told(), ['100 from 1 withdrawn', '50 from 1']);
  assert.deepEqual((await costs()).slice(2), ['50', 'price_list']);
});

test('lists for customers and internal ones tell the catalog nothing', async () => {
  const { filled, ask } = await priceListPortal();
  const { id, itemId } = await filled();
  await ask('PATCH', `${url}/${id}`, { status: 'active' });
  const { rows } = await owner.query('select planned_price, current_price from catalog_items where id = $1', [itemId]);
  assert.deepEqual(Object.values(rows[0]), [null, null]);
});

test('a unit that does not lead to the base unit of the item is told at its row, and nothing is written', async () => {
  const { id, sku, putRows, rowsOf } = await supplierList();
  const { status, json } = await putRows(id, { sku, price: '120' }, { sku, price: '5000', uom: '168' });
  assert.deepEqual([status, json.errors[0].pointer, json.errors[0].code], [422, '/items/1/uom', 'uom_not_convertible']);
  assert.equal((await rowsOf(id))[0].price, '100');
});

test('a price by another unit plans the cost of a base unit', async () => {
  const { id, sku, putRows, setStatus, costs } = await supplierList();
  await putRows(id, { sku, price: '960', uom: '641' });
  await setStatus('active');
  assert.equal((await costs())[0], '80');
});

for (const [how, leave] of [
  ['deleted', 'DELETE'],
  ['put out of use', 'PATCH'],
] as const) {
  test(`an item planned by a row that is ${how} is planned by what else the list tells of it`, async () => {
    const { id, sku, ask, putRows, rowsOf, setStatus, costs, itemChanges } = await supplierList();
    await putRows(id, { sku, price: '960', uom: '641' });
    await setStatus('active');
    assert.equal((await costs())[0], '80');
    const cheapest = (await rowsOf(id)).find(({ uom }: { uom: string }) => uom === '641');
    const body = leave === 'PATCH' ? { status: 'archived' } : undefined;
    assert.equal((await ask(leave, `${url}/${id}/items/${cheapest.id}`, body)).status, 200);
    assert.deepEqual(await costs(), ['100', 'price_list', '100', 'price_list']);
    const { changed, was } = (await itemChanges()).at(-1) as {
      changed: string[];
      was: { plannedCost: { price: string } };
    };
    assert.deepEqual([changed, was.plannedCost.price], [['plannedCost', 'currentCostPrice'], '80']);
  });
}

test('a list that loses the only row of an item leaves its plan', async () => {
  const { id, ask, newItem, putRows, rowsOf, setStatus, costs } = await supplierList();
  await newItem('П-2');
  await putRows(id, { sku: 'П-2', price: '5' });
  await setStatus('active');
  const row = (await rowsOf(id)).find(({ price }: { price: string }) => price === '100');
  await ask('DELETE', `${url}/${id}/items/${row.id}`);
  assert.deepEqual((await costs()).slice(0, 2), ['100', 'price_list']);
});

test('a row that goes changes no plan of another list, nor one made by hand', async () => {
  const { id, sku, ask, putRows, rowsOf, newList, itemUrl, item, setStatus, portal } = await supplierList();
  const dozens = async (listId: string) =>
    (await rowsOf(listId)).find(({ uom }: { uom: string }) => uom === '641').id as string;
  await putRows(id, { sku, price: '960', uom: '641' });
  await setStatus('active');
  const other = await newList({ kind: 'supplier', counterpartyId: await newParty(portal) });
  await putRows(other.id, { sku, price: '95' }, { sku, price: '1080', uom: '641' });
  await ask('PATCH', `${url}/${other.id}`, { status: 'active' });
  await ask('DELETE', `${url}/${id}/items/${await dozens(id)}`);
  assert.equal((await item()).plannedCost.price, '90');
  await ask('PATCH', itemUrl, { plannedCost: { price: '70' } });
  await ask('DELETE', `${url}/${other.id}/items/${await dozens(other.id)}`);
  assert.deepEqual([(await item()).plannedCost.price, (await item()).plannedCost.source], ['70', 'manual']);
});

test('an item whose planned cost a list changed has a new version, and an event that tells what it was', async () => {
  const { id, sku, setStatus, putRows, item, itemChanges } = await supplierList();
  await setStatus('active');
  const { version, plannedCost } = await item();
  assert.deepEqual([version, plannedCost.price, plannedCost.source], [2, '100', 'price_list']);
  await putRows(id, { sku, price: '120' });
  assert.deepEqual([(await item()).version, (await item()).plannedCost.price], [3, '120']);
  const told = (await itemChanges()).map(({ changed, was }: Change) => [
    changed,
    was.plannedCost,
    was.currentCostPrice,
  ]);
  const current = ['currentCostPrice', 'currentCostCurrency', 'currentCostSource', 'currentCostUpdatedAt'];
  assert.deepEqual(told, [
    [['plannedCost', ...current], null, null],
    [['plannedCost', 'currentCostPrice', 'currentCostUpdatedAt'], plannedCost, '100'],
  ]);
});

test('who read the item before a list changed its planned cost overwrites nothing', async () => {
  const { setStatus, ask, itemUrl } = await supplierList();
  await setStatus('active');
  const late = await ask('PATCH', itemUrl, { plannedCost: { price: '70' }, version: 1 });
  assert.deepEqual([late.status, late.json.code], [409, 'version_conflict']);
});

test('a list that says nothing new of the planned cost leaves the item alone', async () => {
  const { id, sku, setStatus, putRows, ask, item, itemChanges } = await supplierList();
  await setStatus('active');
  const planned = await item();
  await setStatus('draft');
  await setStatus('active');
  await putRows(id, { sku, price: '60', minQuantity: '10' }, { sku, price: '100.00', note: 'Со склада' });
  await ask('PATCH', `${url}/${id}`, { validTo: '2100-01-01' });
  await setStatus('archived');
  assert.deepEqual([(await item()).version, (await item()).plannedCost], [2, planned.plannedCost]);
  assert.equal((await itemChanges()).filter(({ changed }: Change) => changed.includes('plannedCost')).length, 1);
});

test('a cost planned by hand gives way to a list, and a pinned one stays what the item costs', async () => {
  const { setStatus, ask, item, itemUrl, itemChanges } = await supplierList();
  await ask('PATCH', itemUrl, { plannedCost: { price: '70' } });
  await ask('PUT', `${itemUrl}/pinned-cost`, { price: '75' });
  await setStatus('active');
  const { plannedCost, currentCostPrice, currentCostSource } = await item();
  assert.deepEqual([plannedCost.price, plannedCost.source], ['100', 'price_list']);
  assert.deepEqual([currentCostPrice, currentCostSource], ['75', 'manual_pinned']);
  const { was } = (await itemChanges()).at(-1) as { was: { plannedCost: { price: string; source: string } } };
  assert.deepEqual([was.plannedCost.price, was.plannedCost.source], ['70', 'manual']);
});

test('an item in the archive keeps its plan and tells nothing', async () => {
  const { setStatus, ask, itemUrl, item, itemChanges } = await supplierList();
  await ask('DELETE', itemUrl);
  await setStatus('active');
  assert.equal((await item()).plannedCost, null);
  assert.deepEqual(await itemChanges(), []);
});

test('an active list teaches the catalog how its supplier calls the items; a draft does not', async () => {
  const { id, sku, itemId, setStatus, putRows, portal } = await supplierList();
  assert.equal((await putRows(id, { sku, price: '100', supplierSku: 'ЦД-500' })).status, 200);
  const known = async () =>
    (
      await owner.query('select supplier_sku, catalog_item_id, learned_from from supplier_skus where tenant_id = $1', [
        portal.tenantId,
      ])
    ).rows;
  assert.deepEqual(await known(), []);
  await setStatus('active');
  const learned = { supplier_sku: 'ЦД-500', catalog_item_id: itemId, learned_from: 'price_list' };
  assert.deepEqual(await known(), [learned]);
  await putRows(id, { sku, price: '100', supplierSku: 'ЦД-501' });
  assert.deepEqual(
    (await known()).map(({ supplier_sku }) => supplier_sku),
    ['ЦД-500', 'ЦД-501'],
  );
});
