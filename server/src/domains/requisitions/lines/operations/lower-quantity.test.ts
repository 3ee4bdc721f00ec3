import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, counted, requisitionPortal, url } from '../../../../../test/requisitions.ts';
import { newCounterparty, newItem } from '../../../../../test/suppliers.ts';

test('below_processed: below what was invoiced or received no quantity falls, and no such line is cancelled or exchanged', async () => {
  const { portal, key, ask, approved } = await requisitionPortal();
  const { id, items } = await approved();
  await counted(portal, items[0], { invoiced: '6', received: '4' });
  const change = (more: object) => ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, ...more }] });
  const lower = await change({ quantity: '5' });
  assert.deepEqual([lower.status, lower.json.rule, lower.json.minimum], [409, 'below_processed', '6']);
  assert.equal((await change({ status: 'cancelled' })).json.rule, 'below_processed');
  assert.equal((await change({ catalogItemId: await newItem(key) })).json.rule, 'below_processed');
  assert.equal((await change({ quantity: '6' })).status, 200);
});

test('below_accepted: below what was accepted a quantity falls only when suppliers may be let go, the latest first', async () => {
  const { portal, ask, approved } = await requisitionPortal();
  const { id, items } = await approved();
  const [first, second] = [await newCounterparty(portal, 'Первый'), await newCounterparty(portal, 'Второй')];
  await accept(portal, items[0], first.supplierId, { quantity: '6' });
  await accept(portal, items[0], second.supplierId, { quantity: '4' });
  const lower = { items: [{ id: items[0].id, quantity: '7' }] };
  const refused = await ask('PATCH', `${url}/${id}`, lower);
  assert.deepEqual([refused.status, refused.json.rule, refused.json.acceptedQuantity], [409, 'below_accepted', '10']);
  const { json } = await ask('PATCH', `${url}/${id}`, { ...lower, releaseAllocations: true });
  assert.equal(json.status, 'in_sourcing');
  assert.deepEqual(
    json.items[0].supplyCoverage.suppliers.map(({ name, quantity }: Record<string, string>) => [name, quantity]),
    [['Первый', '6']],
  );
  assert.deepEqual([json.actualTotal, json.supplyCoverage.percent], ['540.00', '85.71']);
});

test('who has begun keeps what he has begun, and no more than the lowered line asks for', async () => {
  const { portal, ask, approved } = await requisitionPortal();
  const { id, items } = await approved();
  const [first, second] = [await newCounterparty(portal, 'Первый'), await newCounterparty(portal, 'Второй')];
  await accept(portal, items[0], first.supplierId, { quantity: '6', invoiced: '5' });
  await accept(portal, items[0], second.supplierId, { quantity: '4', received: '1' });
  await counted(portal, items[0], { invoiced: '5', received: '1' });
  const lower = (quantity: string) =>
    ask('PATCH', `${url}/${id}`, { items: [{ id: items[0].id, quantity }], releaseAllocations: true });
  const { json } = await lower('6');
  const { acceptedQuantity, suppliers } = json.items[0].supplyCoverage;
  assert.deepEqual(
    [acceptedQuantity, ...suppliers.map(({ name, quantity }: Record<string, string>) => `${name} ${quantity}`)],
    ['6', 'Второй 1', 'Первый 5'],
  );
  assert.equal(json.actualTotal, '540.00');
  const refused = await lower('5');
  assert.deepEqual([refused.status, refused.json.rule, refused.json.minimum], [409, 'below_processed', '6']);
});
