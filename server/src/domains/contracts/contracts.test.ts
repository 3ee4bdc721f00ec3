import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request, workerDoor } from '../../../test/harness.ts';
import { toolsOf } from '../../platform/jobs/keep-schedules.ts';
import { endContractsSchedule } from './end-contracts.schedule.ts';

const url = '/api/v1/contracts';
const scopes = [
  ...['customer_documents.read', 'customer_documents.write', 'customer_documents.delete'],
  ...['counterparties.read', 'counterparties.write', 'counterparties.delete', 'settings.write'],
];

async function open() {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const call = (method: string, path: string, body?: unknown) => request(method, path, { key, body });
  const ask = (method: string, path = '', body?: unknown) => call(method, `${url}${path}`, body);
  const newParty = async (shortName = 'ООО «Цементный двор»') => {
    const { json } = await call('POST', '/api/v1/counterparties', { shortName, roles: ['supplier', 'customer'] });
    return json.id as string;
  };
  const counterpartyId = await newParty();
  const draft = { number: '47/2026', title: 'Поставка материалов', kind: 'supply', counterpartyId, date: '2026-03-01' };
  const create = async (more: Record<string, unknown> = {}) => {
    const { status, json } = await ask('POST', '', { ...draft, ...more });
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  const move = (id: string, status: string, reason?: string) => ask('PATCH', `/${id}/status`, { status, reason });
  const inForce = async (more: Record<string, unknown> = {}) => {
    const { id } = await create(more);
    await move(id, 'on_signing');
    assert.equal((await move(id, 'active')).status, 200);
    return id as string;
  };
  return { portal, call, ask, newParty, counterpartyId, draft, create, move, inForce };
}

const tick = () => endContractsSchedule.run(toolsOf(workerDoor));

test('a contract begins as a draft in force from its date, with the default seller as our party', async () => {
  const { call, create, counterpartyId } = await open();
  const seller = await call('POST', '/api/v1/settings/seller-profiles', {
    ...{ name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893' },
  });
  const made = await create();
  assert.deepEqual(
    [made.status, made.validFrom, made.currency, made.sellerProfileId, made.usedAmount, made.renewalMonths],
    ['draft', '2026-03-01', 'RUB', seller.json.id, '0.00', 12],
  );
  assert.deepEqual(made.counterparty, { name: 'ООО «Цементный двор»', inn: null });
  assert.equal(made.counterpartyId, counterpartyId);
});

test('one seller gives a number once on a day', async () => {
  const { ask, create, draft } = await open();
  const { id } = await create();
  const { status, json } = await ask('POST', '', draft);
  assert.deepEqual([status, json.existing], [409, { entityType: 'contract', entityId: id }]);
  await create({ date: '2026-03-02' });
});

test('it goes the way of its table and no other, and says where it may go', async () => {
  const { ask, create, move } = await open();
  const { id } = await create();
  const refused = await move(id, 'active');
  assert.deepEqual([refused.status, refused.json.allowed], [409, ['on_signing']]);
  await move(id, 'on_signing');
  await move(id, 'active');
  assert.deepEqual((await ask('GET', `/${id}`)).json.allowedMoves, [
    { to: 'suspended', requires: ['reason'] },
    { to: 'terminated', requires: ['reason'] },
  ]);
  assert.equal((await move(id, 'terminated')).json.errors[0].pointer, '/reason');
  const { json } = await move(id, 'terminated', 'Контрагент ликвидирован');
  assert.deepEqual([json.status, json.statusReason], ['terminated', 'Контрагент ликвидирован']);
  assert.equal((await ask('PATCH', `/${id}`, { title: 'Другое' })).json.rule, 'contract_ended');
});

test('what is over already is not put into force', async () => {
  const { create, move } = await open();
  const { id } = await create({ validTo: '2026-03-31' });
  await move(id, 'on_signing');
  assert.equal((await move(id, 'active')).json.rule, 'validity_over');
});

test('what stands in the signed paper changes only in a draft, the limit at any time', async () => {
  const { ask, inForce } = await open();
  const id = await inForce();
  const { status, json } = await ask('PATCH', `/${id}`, { number: '48/2026', currency: 'USD' });
  assert.deepEqual([status, json.rule, json.fields], [409, 'not_draft', ['number', 'currency']]);
  assert.equal((await ask('PATCH', `/${id}`, { amountLimit: '1000000.50' })).json.amountLimit, '1000000.50');
});

test('an end before the beginning and a limit of parts of a kopeck are refused at their fields', async () => {
  const { ask, draft } = await open();
  const pointers = async (more: Record<string, unknown>) =>
    (await ask('POST', '', { ...draft, ...more })).json.errors.map(({ pointer, code }: Record<string, string>) => [
      pointer,
      code,
    ]);
  assert.deepEqual(await pointers({ validTo: '2026-02-28' }), [['/validTo', 'before_start']]);
  assert.deepEqual(await pointers({ amountLimit: '10.005' }), [['/amountLimit', 'scale']]);
  assert.deepEqual(await pointers({ date: '2026-02-30' }), [['/date', 'format']]);
});

test('an annex belongs to a contract with the same counterparty that is no annex itself', async () => {
  const { ask, create, newParty, draft } = await open();
  const { id } = await create();
  const annex = await create({ number: '1', parentId: id });
  assert.deepEqual(
    (await ask('GET', `/${id}`)).json.annexes.map((one: { id: string }) => one.id),
    [annex.id],
  );
  for (const more of [{ parentId: annex.id }, { parentId: id, counterpartyId: await newParty('ООО «Другой»') }])
    assert.equal((await ask('POST', '', { ...draft, number: '2', ...more })).json.rule, 'parent_unfit');
});

test('a draft is deleted, unless it has annexes; any other contract stays', async () => {
  const { ask, create, inForce } = await open();
  const { id } = await create();
  const annex = await create({ number: '1', parentId: id });
  assert.equal((await ask('DELETE', `/${id}`)).json.code, 'has_dependencies');
  assert.equal((await ask('DELETE', `/${annex.id}`)).status, 200);
  assert.equal((await ask('DELETE', `/${id}`)).status, 200);
  assert.equal((await ask('GET', `/${id}`)).status, 404);
  assert.equal((await ask('DELETE', `/${await inForce()}`)).json.rule, 'not_draft');
});

test('who has a contract in force is not archived', async () => {
  const { call, counterpartyId, inForce } = await open();
  await inForce();
  const { status, json } = await call('DELETE', `/api/v1/counterparties/${counterpartyId}`);
  assert.deepEqual([status, json.blockers], [409, [{ entityType: 'contract', role: 'customer', count: 1 }]]);
});

test('after its last day a contract expires, or renews itself by whole periods until it is in force again', async () => {
  const { portal, ask, inForce } = await open();
  const ending = await inForce({ number: '1', validTo: '2099-12-31' });
  const renewing = await inForce({ number: '2', validTo: '2099-12-31', autoRenew: true, renewalMonths: 6 });
  await owner.query(`update contracts set valid_from = '2019-01-01', valid_to = '2020-08-31' where tenant_id = $1`, [
    portal.tenantId,
  ]);
  await tick();
  await tick();
  assert.equal((await ask('GET', `/${ending}`)).json.status, 'expired');
  const { json } = await ask('GET', `/${renewing}`);
  assert.equal(json.status, 'active');
  assert.match(json.validTo, /-(02-2[89]|08-31)$/);
  assert.ok(json.validTo >= new Date().toISOString().slice(0, 10));
  const told = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.equal(told.filter((event) => event === 'contract.renewed').length, 1);
});

test('an annex whose counterparty is changed does not stay under a contract with another', async () => {
  const { ask, create, newParty } = await open();
  const parent = await create();
  const annex = await create({ number: '47/2026-1', parentId: parent.id });
  const counterpartyId = await newParty('ООО «Другой»');
  const refused = await ask('PATCH', `/${annex.id}`, { counterpartyId });
  assert.deepEqual([refused.status, refused.json.rule], [422, 'parent_unfit']);
  assert.equal((await ask('PATCH', `/${annex.id}`, { counterpartyId, parentId: null })).status, 200);
});

test('a contract with annexes keeps its counterparty, and becomes no annex itself', async () => {
  const { ask, create, newParty } = await open();
  const [parent, other] = [await create(), await create({ number: '48/2026' })];
  await create({ number: '47/2026-1', parentId: parent.id });
  const counterpartyId = await newParty('ООО «Другой»');
  for (const change of [{ counterpartyId }, { parentId: other.id }]) {
    const { status, json } = await ask('PATCH', `/${parent.id}`, change);
    assert.deepEqual([status, json.rule], [422, 'has_annexes']);
  }
  assert.equal((await ask('PATCH', `/${parent.id}`, { title: 'Поставка и хранение' })).status, 200);
});

test('a first day that is cleared is the date of the contract, and its end is not before that', async () => {
  const { ask, create } = await open();
  const { id } = await create({ validFrom: '2026-01-10', validTo: '2026-02-10' });
  const { status, json } = await ask('PATCH', `/${id}`, { validFrom: null });
  assert.deepEqual([status, json.errors?.[0].pointer, json.errors?.[0].code], [422, '/validTo', 'before_start']);
  const cleared = await ask('PATCH', `/${id}`, { validFrom: null, validTo: '2026-12-31' });
  assert.deepEqual([cleared.status, cleared.json.validFrom], [200, '2026-03-01']);
});

test('who may not see seller profiles still reads by its name who our party is', async () => {
  const { portal, call, create } = await open();
  await call('POST', '/api/v1/settings/seller-profiles', {
    ...{ name: 'Ромашка, основная', legalName: 'ООО «Ромашка»', inn: '7707083893' },
  });
  const { id } = await create();
  const key = await portal.key('customer_documents.read');
  const { json } = await request('GET', `${url}/${id}`, { key });
  assert.deepEqual(json.seller, { name: 'Ромашка, основная' });
});
