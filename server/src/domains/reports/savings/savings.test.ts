import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { owner } from '../../../../test/harness.ts';
import { reportPortal } from '../../../../test/reports.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

test('choosing is held against plan, last price and the median of offers, by requisition and as a whole', async () => {
  const { portal, ask, decided, report } = await reportPortal();
  const item = ok(await ask('POST', '/api/v1/catalog', { name: 'Цемент М500' }), 201);
  const line = { catalogItemId: item.id, quantity: '10', plannedPrice: '130' };
  const first = await decided([line], '120');
  await owner.query(
    `update requisition_allocations set decided_at = decided_at - interval '1 hour' where id = any($1)`,
    [first.allocations],
  );
  const second = await decided([line, { name: 'Песок', quantity: '10', plannedPrice: '100' }], '100');
  const offer = async (price: string) => {
    const { counterpartyId } = await newCounterparty(portal);
    const lines = [{ procurementItemId: second.items[0].id, price, vatRate: 'none' }];
    ok(
      await ask('POST', `/api/v1/purchase-requisitions/${second.requisition.id}/quotes`, { counterpartyId, lines }),
      201,
    );
  };
  for (const price of ['105', '110', '140']) await offer(price);
  const { rows, total, totalBefore, count, currency } = await report('savings');
  assert.deepEqual([count, currency, rows[0].procurementId], [2, 'RUB', second.requisition.id]);
  assert.deepEqual(rows[0].plan, { base: '2300.00', chosen: '2000.00', lines: 2 });
  assert.deepEqual(rows[0].last, { base: '1200.00', chosen: '1000.00', lines: 1 });
  assert.deepEqual(rows[0].median, { base: '1100.00', chosen: '1000.00', lines: 1 });
  assert.deepEqual(total.plan, { base: '3600.00', chosen: '3200.00', lines: 3 });
  assert.deepEqual(totalBefore.plan, { base: '0.00', chosen: '0.00', lines: 0 });
  ok(await ask('GET', rows[0].records));
});

test('half of what six cost is right to the kopeck', async () => {
  const { ask, decided, report } = await reportPortal();
  const item = ok(await ask('POST', '/api/v1/catalog', { name: 'Короб' }), 201);
  const first = await decided([{ catalogItemId: item.id, quantity: '6' }], '16.6683');
  await owner.query(
    `update requisition_allocations set decided_at = decided_at - interval '1 hour' where id = any($1)`,
    [first.allocations],
  );
  await decided([{ catalogItemId: item.id, quantity: '3' }], '16');
  // 100.01 for six: 50.005 for three.
  assert.deepEqual((await report('savings')).rows[0].last, { base: '50.01', chosen: '48.00', lines: 1 });
});
