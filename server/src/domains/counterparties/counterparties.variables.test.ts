import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPerson, newPortal, owner, type Portal, request } from '../../../test/harness.ts';

let portal: Portal;
let id: string;

const paths = [
  'counterparty.bankName',
  'counterparty.checkingAccount',
  'counterparty.correspondentAccount',
  'counterparty.paymentRequisites[].label',
  'counterparty.paymentRequisites[].bik',
  'counterparty.paymentRequisites[].isPrimary',
];

const resolve = async (key: string, entityId = id) =>
  request('POST', '/api/v1/variables/resolve', { key, body: { entityType: 'counterparty', entityId, paths } });

before(async () => {
  portal = await newPortal();
  const key = await portal.key('counterparties.write');
  const paymentRequisites = [
    { label: 'Запасной', bankName: 'Банк «Восток»' },
    { bankName: 'ПАО Сбербанк', bik: '044525225', checkingAccount: '40702810938000000001', isPrimary: true },
  ];
  const body = { shortName: 'Ромашка', paymentRequisites };
  id = (await request('POST', '/api/v1/counterparties', { key, body })).json.id;
});

test('the flat paths are those of the primary requisites, the arrays keep step with each other', async () => {
  const { json } = await resolve(await portal.key('variables.read', 'counterparties.read'));
  assert.deepEqual(json.values, {
    'counterparty.bankName': 'ПАО Сбербанк',
    'counterparty.checkingAccount': '40702810938000000001',
    'counterparty.paymentRequisites[].label': '["Запасной",null]',
    'counterparty.paymentRequisites[].bik': '[null,"044525225"]',
    'counterparty.paymentRequisites[].isPrimary': '["false","true"]',
  });
  assert.deepEqual(json.unresolved, ['counterparty.correspondentAccount']);
});

test('without the permission for bank details every path is unresolved, and the card shows none', async () => {
  const buyer = await newPerson(portal, 'buyer');
  const key = await portal.key('variables.read', 'counterparties.read');
  await owner.query('update api_keys set created_by = $2 where tenant_id = $1', [portal.tenantId, buyer.userId]);
  const { json } = await resolve(key);
  assert.deepEqual([json.values, json.unresolved], [{}, paths]);
  const card = await request('GET', `/api/v1/counterparties/${id}`, { key });
  assert.equal(card.json.paymentRequisites, null);
  const page = await request('GET', '/api/v1/counterparties', { key });
  assert.equal(page.json.items[0].paymentRequisites, null);
});

test('a counterparty of another portal is not found', async () => {
  const stranger = await (await newPortal()).key('variables.read', 'counterparties.read');
  assert.equal((await resolve(stranger)).status, 404);
});
