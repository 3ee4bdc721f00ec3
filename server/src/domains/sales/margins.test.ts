import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../test/billing.ts';
import { newPerson, owner, request, signIn } from '../../../test/harness.ts';
import { cement, salesPortal, url } from '../../../test/sales.ts';

const costed = { ...cement, unitCost: '98.77' };

/** Somebody who writes invoices and may not see what is earned by them. */
async function open() {
  const held = await salesPortal();
  const { userId } = await newPerson(held.portal, 'sales');
  await owner.query(
    `update roles set permissions = array['sales_invoices.read', 'sales_invoices.update', 'sales_invoices.issue'], is_system = false
     where tenant_id = $1 and code = 'sales'`,
    [held.portal.tenantId],
  );
  const token = await signIn(held.portal, userId);
  const asWriter = (method: string, path: string, body?: unknown) => request(method, `${url}${path}`, { token, body });
  return { ...held, asWriter };
}

const totals = ['costTotalAmount', 'grossProfitAmount', 'grossMarginPercent', 'costCoveragePercent', 'costCapturedAt'];
const ofRows = ['unitCost', 'lineCostAmount', 'grossProfitAmount', 'grossMarginPercent', 'costIsEstimated'];

test('costs and profit are empty to who may not see margins, and payments to who may not see payments', async () => {
  const { issued, asWriter, card } = await open();
  const { id } = await issued({ rows: [costed] });
  const whole = await card(id);
  const seen = ok(await asWriter('GET', `/${id}`));
  for (const name of totals) assert.deepEqual([seen[name], whole[name] === null], [null, false], name);
  for (const name of ofRows) assert.deepEqual([seen.rows[0][name], whole.rows[0][name] === null], [null, false], name);
  assert.deepEqual([seen.rows[0].grossAmount, seen.payments, whole.payments], ['1244.88', null, []]);
  assert.equal(ok(await asWriter('GET', '')).items[0].grossProfitAmount, null);
});

test('who may not see costs changes a price, and they stay; nor are they written over', async () => {
  const { create, card, asWriter } = await open();
  const { id, rows } = await create({ rows: [costed] });
  const shown = { id: rows[0].id, name: 'Цемент М500', quantity: '8', unitPrice: '150', vatRate: '22', unitCost: null };
  assert.equal(ok(await asWriter('PATCH', `/${id}`, { rows: [shown] })).totalAmount, '1200.00');
  assert.equal((await card(id)).rows[0].unitCost, '98.77');
  const { status, json } = await asWriter('PATCH', `/${id}`, { rows: [{ ...shown, unitCost: '0' }] });
  assert.deepEqual([status, json.requiredPermissions], [403, ['margins.read']]);
});
