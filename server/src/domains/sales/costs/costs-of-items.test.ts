import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { owner } from '../../../../test/harness.ts';
import { cement, salesPortal } from '../../../../test/sales.ts';

/** A portal with an item whose current cost is what is said. */
async function open(price: string | null, { currency = 'RUB', source = 'stock_receipt', more = {} } = {}) {
  const held = await salesPortal();
  const item = ok(await held.call('POST', '/api/v1/catalog', { name: 'Цемент М500', ...more }), 201);
  await owner.query(
    `update catalog_items set current_price = $2, current_currency = $3, current_source = $4, current_at = now() where id = $1`,
    [item.id, price, price && currency, price && source],
  );
  const sell = (row: object = {}) => held.issued({ rows: [{ ...cement, catalogItemId: item.id, ...row }] });
  return { ...held, sell };
}

const costOf = ({ rows: [row] }: { rows: [Record<string, unknown>] }) => [
  ...[row.unitCost, row.lineCostAmount, row.costIsEstimated],
];

test('what was received or invoiced is no estimate, what was planned or quoted is', async () => {
  for (const [source, isEstimated] of [
    ...([
      ['stock_receipt', false],
      ['incoming_invoice', false],
      ['accepted_quote', true],
    ] as const),
    ...([
      ['price_list', true],
      ['planned', true],
      ['manual_pinned', true],
    ] as const),
  ]) {
    const { sell } = await open('98.77', { source });
    assert.deepEqual(costOf(await sell()), ['98.77', '790.16', isEstimated], source);
  }
});

test('what was entered goes before the catalog, and is an estimate', async () => {
  const { sell } = await open('98.77');
  assert.deepEqual(costOf(await sell({ unitCost: '100' })), ['100', '800.00', true]);
});

test('a cost in another currency comes through the rate of the day, and without one is not known', async () => {
  const { call, sell } = await open('7', { currency: 'USD' });
  const unknown = await sell();
  assert.deepEqual(
    [...costOf(unknown), unknown.costTotalAmount, unknown.costCoveragePercent],
    [...[null, null, null, null, '0.00']],
  );
  const rates = [{ currency: 'USD', date: '2026-01-10', rate: '80', nominal: 1 }];
  ok(await call('PUT', '/api/v1/settings/exchange-rates', { rates }));
  assert.deepEqual(costOf(await sell()), ['560', '4480.00', false]);
});

test('a cost is that of the unit of the row', async () => {
  const { sell } = await open('10', { more: { baseUom: '166', uomConversions: [{ uom: '796', factorToBase: '50' }] } });
  assert.deepEqual(costOf(await sell({ uom: '796' })), ['500', '4000.00', false]);
  assert.deepEqual(costOf(await sell({ uom: '168' })), ['10000', '80000.00', false]);
  assert.deepEqual(costOf(await sell({ uom: '006' })), [null, null, null]);
});

test('costs stay as they were captured, whatever the catalog says later', async () => {
  const { sell, card } = await open('98.77');
  const { id } = await sell();
  await owner.query(
    `update catalog_items set current_price = 500 where tenant_id = (select tenant_id from sales_invoices where id = $1)`,
    [id],
  );
  const { grossProfitAmount, grossMarginPercent, costCapturedAt } = await card(id);
  assert.deepEqual([grossProfitAmount, grossMarginPercent], ['230.23', '22.56']);
  assert.ok(costCapturedAt);
});
