import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { deliveryPortal } from '../../../../test/deliveries.ts';

const query = (text: string) => `/batches?search=${encodeURIComponent(text)}`;

test('a batch is found by its number, its requisition, its object, its supplier and its goods, in any form of the words', async () => {
  const { ask, batch, supplier, lines, decided } = await deliveryPortal();
  const found = async (text: string) =>
    ok(await ask('GET', query(text))).items.map(({ id }: { id: string }) => id) as string[];
  const place = ok(await ask('POST', '/objects', { name: 'Склад «Северный»', kind: 'warehouse' }), 201);
  const made = await batch({
    ...{ supplierId: supplier.supplierId, objectId: place.id },
    items: [{ procurementItemId: lines[0].id, quantity: '1' }],
  });
  const other = await batch({ items: [{ name: 'Кирпич облицовочный', quantity: '5' }] });
  for (const text of [made.number, decided.requisition.number, 'северного', 'цементный двор', 'цементов м500'])
    assert.deepEqual(await found(text), [made.id], text);
  assert.deepEqual(await found('облицовочных кирпичей'), [other.id]);
  ok(await ask('PATCH', `/objects/${place.id}`, { name: 'Площадка «Южная»' }));
  assert.deepEqual([await found('северный'), await found('южная')], [[], [made.id]]);
  ok(await ask('PATCH', `/batches/${other.id}`, { items: [{ name: 'Щебень', quantity: '5' }] }));
  assert.deepEqual([await found('кирпич'), await found('щебня')], [[], [other.id]]);
  ok(await ask('DELETE', `/batches/${other.id}`));
  assert.deepEqual(await found('щебень'), []);
});

test('a batch of another portal is not found', async () => {
  const [one, other] = [await deliveryPortal(), await deliveryPortal()];
  const { number } = await one.batch(one.of('1'));
  await other.batch({ items: [{ name: 'Щебень', quantity: '5' }] });
  const found = ok(await other.ask('GET', query('Цемент'))).items;
  assert.deepEqual(found, []);
  assert.equal(ok(await one.ask('GET', query(number))).items.length, 1);
});
