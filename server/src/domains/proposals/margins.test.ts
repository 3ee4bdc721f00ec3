import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, owner, request, signIn } from '../../../test/harness.ts';
import { cement, proposalPortal } from '../../../test/proposals.ts';

const url = '/api/v1/commercial-proposals';
const supplied = { ...cement, supplierName: 'ООО «Завод»', groupKey: 'z', groupLabel: 'Завод' };
const hidden = [
  'unitCost',
  'lineCostAmount',
  'markupPercent',
  'markupAmount',
  'supplierName',
  'groupKey',
  'groupLabel',
];

/** Somebody who writes proposals and may not see what is earned by them. */
async function open() {
  const held = await proposalPortal();
  const { id, rows } = await held.create({ rows: [supplied] });
  const { userId } = await newPerson(held.portal, 'sales');
  await owner.query(
    `update roles set permissions = array['commercial_proposals.read', 'commercial_proposals.update', 'commercial_proposals.create'], is_system = false
     where tenant_id = $1 and code = 'sales'`,
    [held.portal.tenantId],
  );
  const token = await signIn(held.portal, userId);
  const asWriter = (method: string, path: string, body?: unknown) => request(method, `${url}${path}`, { token, body });
  return { ...held, id: id as string, row: rows[0], asWriter };
}

test('costs, markups, suppliers and profit are empty to who may not see margins', async () => {
  const { id, asWriter } = await open();
  const { status, json } = await asWriter('GET', `/${id}`);
  assert.equal(status, 200, JSON.stringify(json));
  for (const name of hidden) assert.equal(json.rows[0][name], null, name);
  for (const name of ['costTotalAmount', 'grossProfitAmount', 'grossMarginPercent'])
    assert.equal(json[name], null, name);
  assert.equal(json.rows[0].lineAmount, '1108.60');
  assert.equal((await asWriter('GET', '')).json.items[0].grossProfitAmount, null);
});

test('who may not see them changes a quantity, and they stay', async () => {
  const { id, row, ask, asWriter } = await open();
  const shown = { id: row.id, name: row.name, vatRate: '22', unitCost: null, markupPercent: null, quantity: '4' };
  const { status, json } = await asWriter('PATCH', `/${id}`, { rows: [shown] });
  assert.deepEqual([status, json.rows[0].unitCost, json.totalAmount], [200, null, '554.30']);
  const [kept] = (await ask('GET', `/${id}`)).json.rows;
  assert.deepEqual([kept.unitCost, kept.markupPercent, kept.groupLabel], ['120.50', '15', 'Завод']);
});

test('nor are they written over, so that a price would tell the cost', async () => {
  const { id, row, asWriter } = await open();
  const { status, json } = await asWriter('PATCH', `/${id}`, { rows: [{ ...cement, id: row.id, markupPercent: '0' }] });
  assert.deepEqual([status, json.requiredPermissions], [403, ['margins.read']]);
});
