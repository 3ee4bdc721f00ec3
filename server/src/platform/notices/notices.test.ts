import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request, workerDoor } from '../../../test/harness.ts';
import { late, reader, settingsUrl, tell, url } from '../../../test/notices.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { purgePortal } from '../jobs/purge-portal.ts';

async function begin() {
  const portal = await newPortal();
  const [buyer, other] = [await reader(portal), await reader(portal)];
  const told = async (key: string) => tell(portal, late({ people: [buyer.userId], key }));
  return { portal, buyer, other, told };
}

test('a notice is read once, and stays read', async () => {
  const { buyer, told } = await begin();
  await told('one');
  await told('two');
  const [newest, older] = await buyer.seen();
  const read = await buyer.ask('POST', `${url}/${older?.id}/read`);
  assert.deepEqual([read.status, read.json.id, typeof read.json.readAt], [200, older?.id, 'string']);
  assert.equal((await buyer.ask('POST', `${url}/${older?.id}/read`)).json.readAt, read.json.readAt);
  assert.equal(await buyer.unread(), 1);
  assert.deepEqual(
    (await buyer.seen('?readAt[isNull]=true')).map(({ id }) => id),
    [newest?.id],
  );
});

test('all that was seen is marked as read at once; what came meanwhile is not', async () => {
  const { buyer, told } = await begin();
  await told('one');
  await told('two');
  const [seen] = await buyer.seen();
  await told('three');
  assert.equal((await buyer.ask('POST', `${url}/read-all`, { upTo: seen?.id })).json.marked, 2);
  assert.equal(await buyer.unread(), 1);
  assert.equal((await buyer.ask('POST', `${url}/read-all`, {})).json.marked, 1);
  assert.equal(await buyer.unread(), 0);
});

test('notices are of one person: nobody else finds, counts or marks them, and no key does', async () => {
  const { portal, buyer, other, told } = await begin();
  await told('one');
  const [notice] = await buyer.seen();
  assert.deepEqual([await other.titles(), await other.unread()], [[], 0]);
  assert.equal((await other.ask('POST', `${url}/${notice?.id}/read`)).status, 404);
  assert.equal((await other.ask('POST', `${url}/read-all`, {})).json.marked, 0);
  const key = await portal.key('integration_api.read', 'purchase_requisitions.read');
  for (const address of [url, `${url}/count`, settingsUrl])
    assert.equal((await request('GET', address, { key })).status, 403, address);
  assert.equal(await buyer.unread(), 1);
});

test('a list is asked for by kind and by record, page by page', async () => {
  const { buyer, told } = await begin();
  for (const key of ['one', 'two', 'three']) await told(key);
  assert.deepEqual(await buyer.titles('?kind=import.ended'), []);
  assert.equal((await buyer.titles('?kind=goods.late,import.ended')).length, 3);
  const first = (await buyer.ask('GET', `${url}?limit=2`)).json;
  const second = (await buyer.ask('GET', `${url}?limit=2&cursor=${first.page.nextCursor}`)).json;
  assert.deepEqual([first.items.length, second.items.length, second.page.hasMore], [2, 1, false]);
  const unknown = await buyer.ask('GET', `${url}?kind=goods.lost`);
  assert.equal(unknown.status, 400);
});

test('more than a hundred are counted as a hundred', async () => {
  const { portal, buyer, told } = await begin();
  await told('one');
  await owner.query(
    `insert into notices (tenant_id, user_id, kind, key, page, title_ru, title_en, text_ru, text_en)
     select tenant_id, user_id, kind, 'copy ' || n, page, title_ru, title_en, text_ru, text_en from notices, generate_series(1, 150) n
     where tenant_id = $1`,
    [portal.tenantId],
  );
  assert.equal(await buyer.unread(), 100);
});

test('read notices leave after 90 days, unread ones after a year', async () => {
  const { portal, buyer, told } = await begin();
  for (const key of ['read long ago', 'read lately', 'unread', 'very old']) await told(key);
  const age = (key: string, days: number, read: number | null) =>
    owner.query(
      `update notices set created_at = now() - make_interval(days => $3), read_at = now() - make_interval(days => $4)
       where tenant_id = $1 and key = $2`,
      [portal.tenantId, key, days, read],
    );
  await age('read long ago', 100, 91);
  await age('read lately', 100, 89);
  await age('unread', 364, null);
  await age('very old', 366, null);
  await workerDoor.command(purgePortal, systemIn(portal.tenantId), {});
  assert.equal((await buyer.seen()).length, 2);
});

test('a person chooses kind by kind; the rest stays as usual, and the change is recorded', async () => {
  const { portal, buyer, other } = await begin();
  const usual = (await buyer.ask('GET', settingsUrl)).json;
  assert.deepEqual(
    [usual.digestHour, usual.ways['approval.asked'], usual.ways['goods.late'], usual.ways['key.leaked'], usual.version],
    [9, 'at_once', 'digest', undefined, 1],
  );
  const chosen = (await buyer.choose({ digestHour: 18, ways: { 'goods.late': 'bell' } })).json;
  assert.deepEqual(
    [chosen.digestHour, chosen.ways['goods.late'], chosen.ways['approval.asked'], chosen.version],
    [18, 'bell', 'at_once', 2],
  );
  assert.equal((await buyer.choose({ ways: { 'goods.late': 'bell' } })).json.version, 2);
  assert.deepEqual((await other.ask('GET', settingsUrl)).json.ways, usual.ways);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event, entity_id }) => [event, entity_id]),
    [['notice_settings.updated', buyer.userId]],
  );
});

test('what cannot be chosen is refused by field', async () => {
  const { buyer } = await begin();
  const refusals: Array<[body: object, pointer: string]> = [
    [{ digestHour: 24 }, '/digestHour'],
    [{ digestHour: '9' }, '/digestHour'],
    [{ ways: { 'goods.late': 'sms' } }, '/ways/goods.late'],
    [{ ways: { 'goods.lost': 'bell' } }, '/ways/goods.lost'],
    [{ ways: null }, '/ways'],
  ];
  for (const [body, pointer] of refusals) {
    const { status, json } = await buyer.choose(body);
    assert.deepEqual([status, json.errors?.[0]?.pointer], [422, pointer], JSON.stringify(json));
  }
  assert.equal((await buyer.choose({ digestHour: 8, version: 7 })).json.code, 'version_conflict');
});
