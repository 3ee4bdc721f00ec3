import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { newPortal, owner } from '../../../test/harness.ts';
import { digestHourComes, late, lateTitle, reader, readerOf, tell, url } from '../../../test/notices.ts';

test('a notice says what its letter says, in the language of whoever reads it', async () => {
  const portal = await newPortal();
  const buyer = await reader(portal);
  await tell(portal, late({ people: [buyer.userId] }));
  const [notice] = await buyer.seen();
  assert.deepEqual([notice?.kind, notice?.title], ['goods.late', lateTitle]);
  assert.match(notice?.text ?? '', /^Срок был 20\sноября\s2026\sг\., не получено: 3\sпозиции\.$/);
  const english = await buyer.ask('GET', url, undefined, 'en');
  assert.equal(english.json.items[0].title, 'Delivery is late: PR-1, Цемент');
  assert.equal(await buyer.unread(), 1);
});

test('nobody hears of his own deed, nobody who may not read of it, and nobody who is blocked', async () => {
  const portal = await newPortal();
  const [buyer, deed, blocked, stranger] = [
    await reader(portal),
    await reader(portal),
    await reader(portal),
    await reader(portal),
  ];
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    blocked.userId,
  ]);
  await owner.query('delete from user_roles where tenant_id = $1 and user_id = $2', [portal.tenantId, stranger.userId]);
  const people = [buyer, deed, blocked, stranger].map(({ userId }) => userId);
  await tell(portal, late({ people, causedBy: deed.userId }));
  const { rows } = await owner.query('select user_id from notices where tenant_id = $1', [portal.tenantId]);
  assert.deepEqual(
    rows.map(({ user_id }) => user_id),
    [buyer.userId],
  );
});

test('who has lost the right to read a record sees its notice no more, nor counts it, nor gets it in the letter of the day', async () => {
  const portal = await newPortal();
  const buyer = await reader(portal);
  await tell(portal, late({ people: [buyer.userId] }));
  await owner.query('delete from user_roles where tenant_id = $1 and user_id = $2', [portal.tenantId, buyer.userId]);
  const after = await readerOf(portal, buyer.userId);
  assert.deepEqual([await after.titles(), await after.unread()], [[], 0]);
  await digestHourComes(portal);
  assert.deepEqual(await after.letters(), []);
});

test('what is told again under its name is told once, by two workers at once too', async () => {
  const portal = await newPortal();
  const buyer = await reader(portal);
  assert.equal((await buyer.choose({ ways: { 'goods.late': 'at_once' } })).status, 200);
  const telling = late({ people: [buyer.userId] });
  await Promise.all(Array.from({ length: 8 }, () => tell(portal, telling)));
  await tell(portal, telling);
  assert.deepEqual(await buyer.titles(), [lateTitle]);
  assert.deepEqual(await buyer.letters(), [lateTitle]);
  await tell(portal, late({ people: [buyer.userId], key: 'PR-1 is late again' }));
  assert.deepEqual((await buyer.titles()).length, 2);
});

test('each person hears in the way that he has chosen', async () => {
  const portal = await newPortal();
  const hearing = async (way: string) => {
    const one = await reader(portal);
    assert.equal((await one.choose({ ways: { 'goods.late': way } })).status, 200);
    return one;
  };
  const [atOnce, digest, bell, none] = [
    await hearing('at_once'),
    await hearing('digest'),
    await hearing('bell'),
    await hearing('none'),
  ];
  const all = [atOnce, digest, bell, none];
  await tell(portal, late({ people: all.map(({ userId }) => userId) }));
  const heard = async () =>
    Promise.all(all.map(async (one) => [(await one.titles()).length, (await one.letters()).length]));
  assert.deepEqual(await heard(), [
    [1, 1],
    [1, 0],
    [1, 0],
    [0, 0],
  ]);
  await digestHourComes(portal);
  assert.deepEqual(
    (await heard()).map(([, letters]) => letters),
    [1, 1, 0, 0],
  );
});

test('what endangers the portal is written of at once, whatever was chosen', async () => {
  const portal = await newPortal();
  const buyer = await reader(portal);
  const refused = await buyer.choose({ ways: { 'key.leaked': 'none' } });
  assert.equal(refused.status, 422);
  await tell(portal, {
    kind: 'key.leaked',
    key: 'k1',
    about: { entityType: 'api_key', entityId: null, page: '/settings/api-keys' },
    people: [buyer.userId],
    causedBy: null,
    variables: {
      ...{ keyName: 'ERP', keyPrefix: 'ppk_live_4fQ2', portal: 'ООО «Ромашка»' },
      ...{ revokedAt: '2026-11-20T09:15:30.123Z', revokedBy: null },
    },
  });
  assert.deepEqual(await buyer.letters(), ['Ключ API «ERP» отозван']);
});

test('many people are told with as many statements as one', async () => {
  const portal = await newPortal();
  const people: string[] = [];
  for (let made = 0; made < 12; made += 1) people.push((await reader(portal)).userId);
  const count = async (told: readonly string[], key: string) =>
    (await countStatements(() => tell(portal, late({ people: told, key })))).statements.length;
  await count([portal.ownerId], 'warm');
  assert.equal(await count(people, 'many'), await count(people.slice(0, 1), 'one'));
});
