import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok } from '../../../../test/billing.ts';
import { owner } from '../../../../test/harness.ts';
import { dayIn } from '../../../kernel/values/instant.ts';

test('spend counts what invoices of the month amount to, without the rejected, and tells who got most', async () => {
  const { ask, decided, receive } = await billingPortal();
  const today = dayIn('Europe/Moscow');
  const { items } = await decided([{ quantity: '10' }]);
  const line = { procurementItemId: items[0].id, quantity: '2', price: '100', vatRate: 'none' };
  await receive({ externalDate: today, dueDate: today, lines: [line] });
  const refused = await receive({ externalDate: today, lines: [line] });
  ok(await ask('PATCH', `/api/v1/invoices/${refused.id}/status`, { status: 'rejected', reason: 'Не наш счёт' }));
  const spend = ok(await ask('GET', '/api/v1/figures/spend'));
  assert.equal(spend.currency, 'RUB');
  assert.equal(spend.months.length, 12);
  assert.deepEqual(spend.months.at(-1), { month: today.slice(0, 7), total: '200.00', count: 1 });
  assert.deepEqual([spend.suppliers.length, spend.suppliers[0].total], [1, '200.00']);
  assert.deepEqual([spend.dueSoon.count, spend.overdue.count], [1, 0]);
});

test('an invoice in another currency counts at its own rate, and not at all without one', async () => {
  const { ask, decided, receive } = await billingPortal();
  const { items } = await decided([{ quantity: '10' }]);
  const made = await receive({
    externalDate: dayIn('UTC'),
    lines: [{ procurementItemId: items[0].id, quantity: '1', price: '10' }],
  });
  await owner.query(`update invoices set currency = 'USD', fx_rate = 80 where id = $1`, [made.id]);
  const total = (spend: { months: Array<{ total: string }> }) => Number(spend.months.at(-1)?.total);
  assert.equal(total(ok(await ask('GET', '/api/v1/figures/spend'))), 800);
  await owner.query('update invoices set fx_rate = null where id = $1', [made.id]);
  assert.equal(total(ok(await ask('GET', '/api/v1/figures/spend'))), 0);
});
