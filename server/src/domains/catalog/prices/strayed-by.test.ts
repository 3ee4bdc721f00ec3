import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { anomaliesOf, cardOf, costOf, supplied } from '../../../../test/prices.ts';
import { newItem, tell } from '../../../../test/suppliers.ts';

test('a price far from the last ones is marked and told, without the price itself', async () => {
  const { portal, key, supplierId } = await supplied();
  const itemId = await newItem(key);
  for (const price of ['100', '101', '99'])
    assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price }])).anomalies, 0);
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '150' }])).anomalies, 1);

  const [fact] = await anomaliesOf(portal);
  assert.equal(fact?.entity_id, itemId);
  const { observationId, ...anomaly } = (fact?.data.anomaly ?? {}) as Record<string, unknown>;
  assert.deepEqual(anomaly, { supplierId, source: 'invoice', deviationPct: '50' });
  const { priceHistory } = await cardOf(key, itemId);
  assert.equal(priceHistory.find(({ isAnomaly }: { isAnomaly: boolean }) => isAnomaly).id, observationId);
});

test('how far is far the company decides', async () => {
  const { portal, key } = await supplied();
  await owner.query('insert into company_profiles (tenant_id, price_alert_pct) values ($1, 60)', [portal.tenantId]);
  const itemId = await newItem(key);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '150' }])).anomalies, 0);
});

test('another currency is compared where its rate is known, and left alone where it is not', async () => {
  const { portal, key } = await supplied();
  const itemId = await newItem(key);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '100' }]);
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: itemId, price: '9', currency: 'USD' }])).anomalies, 0);
  await owner.query(
    `insert into exchange_rates (tenant_id, currency, date, rate, nominal, source)
     values ($1, 'USD', '2026-01-01', 80, 1, 'manual'), ($1, 'CNY', '2026-01-01', 120, 10, 'manual')`,
    [portal.tenantId],
  );
  const other = await newItem(key, { name: 'Песок' });
  await tell(portal, 'invoice', [{ catalogItemId: other, price: '100' }]);
  assert.equal(
    (await tell(portal, 'invoice', [{ catalogItemId: other, price: '1.30', currency: 'USD' }])).anomalies,
    0,
  );
  assert.equal(
    (await tell(portal, 'invoice', [{ catalogItemId: other, price: '8.50', currency: 'CNY' }])).anomalies,
    0,
  );
  assert.equal((await tell(portal, 'invoice', [{ catalogItemId: other, price: '2', currency: 'USD' }])).anomalies, 1);
  assert.equal(await costOf(key, other), '2 USD incoming_invoice');
});
