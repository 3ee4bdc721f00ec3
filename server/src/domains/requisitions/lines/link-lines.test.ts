import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf } from '../../../../test/harness.ts';
import { line, made, requisitionPortal, url } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';

const policy = { nomenclatureSavePolicy: 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS' };

async function keepingPortal() {
  const portal = await requisitionPortal();
  const { status } = await portal.ask('PATCH', '/api/v1/settings/catalog', policy);
  assert.equal(status, 200);
  return portal;
}

test('by another policy lines stay without an item', async () => {
  const { create } = await requisitionPortal();
  assert.equal((await create()).items[0].catalogItemId, null);
});

test('a saved line is linked to the item it matches, or to a new one with its fact', async () => {
  const { portal, key, create } = await keepingPortal();
  const known = await newItem(key, { name: 'Цемент М500', sku: 'C-500' });
  const { items } = await create({
    items: [line({ sku: 'c-500', name: 'Цемент' }), line({ name: 'Песок речной', uom: '168' })],
  });
  assert.equal(items[0].catalogItemId, known);
  assert.ok(items[1].catalogItemId);
  const facts = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.equal(facts.filter((event) => event === 'integration_api.catalog_item.created').length, 2);
});

test('lines that say the same share one new item, and the next requisition finds it', async () => {
  const { create } = await keepingPortal();
  const { items } = await create({ items: [line({ name: 'Щебень 5-20' }), line({ name: 'щебень  5–20' })] });
  assert.equal(items[0].catalogItemId, items[1].catalogItemId);
  const next = await create({ items: [line({ name: 'Щебень 5-20' })] });
  assert.equal(next.items[0].catalogItemId, items[0].catalogItemId);
});

test('what could be several items stays loose with a warning', async () => {
  const { key, create } = await keepingPortal();
  await newItem(key, { name: 'Болт М8' });
  await newItem(key, { name: 'Болт М8' });
  const { items, warnings } = await create({ items: [line({ name: 'Болт М8' })] });
  assert.equal(items[0].catalogItemId, null);
  assert.deepEqual([warnings[0].code, warnings[0].meta], ['ambiguous_item', { itemIds: [items[0].id] }]);
});

test('a line is linked when it is added later, and one counted in a unit its item does not know is not', async () => {
  const { key, ask, create } = await keepingPortal();
  const { id } = await create();
  await newItem(key, { name: 'Кабель', sku: 'K-3' });
  const { json } = await ask('POST', `${url}/${id}/items`, {
    items: [line({ name: 'Гайка' }), line({ sku: 'K-3', uom: '006' })],
  });
  assert.ok(json.items[1].catalogItemId);
  assert.equal(json.items[2].catalogItemId, null);
});

test('a requisition of many lines costs as many statements as one of two', async () => {
  const { ask } = await keepingPortal();
  let turn = 0;
  const bodyOf = (count: number) => {
    turn += 1;
    const currencyOf = (n: number) => (n % 2 ? 'RUB' : 'USD');
    return {
      items: Array.from({ length: count }, (_, n) => line({ name: `Позиция ${turn}-${n}`, currency: currencyOf(n) })),
    };
  };
  const cost = async (work: () => Promise<unknown>) => (await countStatements(work)).statements.length;
  const create = async (count: number) => made(await ask('POST', url, bodyOf(count)));
  await create(2);
  const few = await cost(() => create(2));
  assert.equal(await cost(() => create(200)), few);

  const [small, large] = [await create(2), await create(200)];
  const change = ({ id, items }: { id: string; items: { id: string }[] }, quantity: string) =>
    ask('PATCH', `${url}/${id}`, { items: items.map((one) => ({ id: one.id, quantity })) });
  await change(small, '11');
  assert.equal(await cost(() => change(large, '12')), await cost(() => change(small, '12')));
  assert.equal(await cost(() => ask('GET', `${url}/${large.id}`)), await cost(() => ask('GET', `${url}/${small.id}`)));
});
