import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import {
  drainJobs,
  factsOf,
  newPerson,
  newPortal,
  owner,
  type Portal,
  request,
  run,
} from '../../../../test/harness.ts';
import { changeCounterpartyStatus } from './change-counterparty-status.ts';

const url = '/api/v1/counterparties';
let portal: Portal;
let key: string;
const create = async (body: object = {}) =>
  (await request('POST', url, { key, body: { shortName: 'ООО «Ромашка»', ...body } })).json;
const move = (id: string, body: object) => request('POST', `${url}/${id}/status`, { key, body });
const read = async (id: string) => (await request('GET', `${url}/${id}`, { key })).json;
const factsAbout = async (id: string) =>
  (await factsOf(portal.tenantId)).filter(({ entity_id }) => entity_id === id).slice(1);

before(async () => {
  portal = await newPortal();
  key = await portal.key('counterparties.read', 'counterparties.write', 'counterparties.delete');
});

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test('a block has a reason, is told once, and is lifted', async () => {
  const { id } = await create();
  const blocked = await move(id, { status: 'blocked', reason: 'Срыв поставки', comment: 'Третий раз' });
  assert.deepEqual([blocked.json.status, blocked.json.blockReason], ['blocked', 'Срыв поставки']);
  const again = await move(id, { status: 'blocked', reason: 'Срыв поставки' });
  assert.deepEqual(again.json, blocked.json);
  const lifted = await move(id, { status: 'active', from: 'blocked', reason: 'Исправились' });
  assert.deepEqual([lifted.json.status, lifted.json.blockReason], ['active', null]);

  const [block, unblock, ...more] = await factsAbout(id);
  assert.deepEqual(more, []);
  assert.equal(block?.event, 'integration_api.counterparty.status_changed');
  assert.deepEqual(block?.data.status, { from: 'active', to: 'blocked' });
  assert.deepEqual([block?.data.reason, block?.data.comment], ['Срыв поставки', 'Третий раз']);
  assert.deepEqual(unblock?.data.status, { from: 'blocked', to: 'active' });
});

test('a block without a reason, and one that has ended already, are refused', async () => {
  const { id } = await create();
  const silent = await move(id, { status: 'blocked' });
  assert.deepEqual([silent.json.errors[0].pointer, silent.json.errors[0].code], ['/reason', 'required']);
  const past = await move(id, { status: 'blocked', reason: 'Долг', until: '2020-01-01T00:00:00Z' });
  assert.deepEqual([past.json.errors[0].pointer, past.json.errors[0].code], ['/until', 'minimum']);
  assert.equal((await read(id)).status, 'active');
});

test('a block ends by itself when its time is over, and says so', async () => {
  const { id } = await create();
  await move(id, { status: 'blocked', reason: 'Проверка', until: inAnHour() });
  await drainJobs(portal.tenantId);
  assert.equal((await read(id)).status, 'blocked');

  await passTime(id);
  await drainJobs(portal.tenantId);
  const { status, blockedUntil, updatedBy } = await read(id);
  assert.deepEqual([status, blockedUntil, updatedBy], ['active', null, null]);
  const [, ended] = await factsAbout(id);
  assert.equal(ended?.event, 'integration_api.counterparty.status_changed');
  assert.equal(ended?.data.reason, 'expired');
});

test('a block that was given a later end lasts to that one', async () => {
  const { id } = await create();
  await move(id, { status: 'blocked', reason: 'Проверка', until: inAnHour() });
  const later = await move(id, { status: 'blocked', reason: 'Проверка', until: '2100-01-01T00:00:00Z' });
  assert.equal(later.json.blockedUntil, '2100-01-01T00:00:00.000Z');
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and due_at < '2100-01-01'`,
    [portal.tenantId],
  );
  await drainJobs(portal.tenantId);
  assert.equal((await read(id)).status, 'blocked');
  assert.equal((await factsAbout(id)).at(-1)?.event, 'integration_api.counterparty.updated');
});

/** Moves the end of a block, and the job that waits for it, into the past. */
async function passTime(id: string) {
  await owner.query(`update counterparties set blocked_until = now() - interval '1 second' where id = $1`, [id]);
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and payload->>'id' = $2`,
    [portal.tenantId, id],
  );
}

test('DELETE archives once and ends a block; restore brings back an active counterparty', async () => {
  const { id } = await create();
  await move(id, { status: 'blocked', reason: 'Долг' });
  const gone = await request('DELETE', `${url}/${id}`, { key });
  assert.deepEqual([gone.json.status, gone.json.blockReason], ['archived', null]);
  assert.equal((await request('DELETE', `${url}/${id}`, { key })).text, gone.text);
  assert.equal((await move(id, { status: 'blocked', reason: 'Долг' })).json.code, 'resource_archived');

  const back = await request('POST', `${url}/${id}/restore`, { key });
  assert.deepEqual([back.json.status, back.json.archivedAt], ['active', null]);
  assert.equal((await request('POST', `${url}/${id}/restore`, { key })).text, back.text);
  assert.deepEqual(
    (await factsAbout(id)).map(({ event, data }) => [event.split('.').at(-1), data.reason]),
    [
      ['status_changed', 'Долг'],
      ['deleted', 'archived'],
      ['updated', undefined],
    ],
  );
});

test('an archived counterparty frees its INN, and cannot come back once another has it', async () => {
  const { id } = await create({ inn: '7707083893' });
  await move(id, { status: 'archived' });
  const heir = await create({ inn: '7707083893' });
  const { status, json } = await request('POST', `${url}/${id}/restore`, { key });
  assert.deepEqual([status, json.code, json.existing.entityId], [409, 'already_exists', heir.id]);
  assert.equal((await move(id, { status: 'active' })).json.code, 'already_exists');
  await move(heir.id, { status: 'archived' });
  assert.equal((await move(id, { status: 'active' })).json.status, 'active');
});

test('a status that has moved meanwhile is told, with where it may go', async () => {
  const { id } = await create();
  const { status, json } = await move(id, { status: 'active', from: 'blocked' });
  assert.deepEqual([status, json.code], [409, 'invalid_state_transition']);
  assert.deepEqual([json.from, json.to, json.allowed], ['active', 'active', ['blocked', 'archived']]);
  assert.equal((await move(id, { status: 'frozen' })).json.errors[0].code, 'enum');
  const stale = await move(id, { status: 'blocked', reason: 'Долг', version: 9 });
  assert.equal(stale.json.code, 'version_conflict');
});

test('who may change but not archive does not archive by a change of status', async () => {
  const buyer = await newPerson(portal, 'buyer');
  const { id } = await create();
  await assert.rejects(run(changeCounterpartyStatus, buyer, { id, status: 'archived' }), { code: 'forbidden' });
  const writer = await portal.key('counterparties.write');
  const { json } = await request('POST', `${url}/${id}/status`, { key: writer, body: { status: 'archived' } });
  assert.equal(json.code, 'insufficient_scope');
});

test('twenty blocks at once are one block and one fact', async () => {
  const { id } = await create();
  const calls = Array.from({ length: 20 }, () => move(id, { status: 'blocked', reason: 'Долг' }));
  assert.ok((await Promise.all(calls)).every(({ status }) => status === 200));
  assert.equal((await factsAbout(id)).length, 1);
});
