import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok } from '../../../../test/billing.ts';
import { owner } from '../../../../test/harness.ts';

test('sourcing tells what the chosen quantity was planned to cost, what it costs, and how long the choice took', async () => {
  const { ask, decided } = await billingPortal();
  const { requisition } = await decided([{ quantity: '10', plannedPrice: '150' }]);
  await owner.query(`update requisitions set created_at = later(created_at, -259200) where id = $1`, [requisition.id]);
  const { months } = ok(await ask('GET', '/api/v1/figures/sourcing'));
  assert.equal(months.length, 12);
  const { planned, chosen, lines, days } = months.at(-1);
  assert.deepEqual([Number(planned), lines, days], [1500, 1, '3.0']);
  assert.ok(Number(chosen) > 0);
  assert.deepEqual(months[0], { month: months[0].month, planned: '0.00', chosen: '0.00', lines: 0, days: null });
});
