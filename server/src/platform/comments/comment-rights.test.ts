import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personOfRole, talkingPortal, url, voiceOf } from '../../../test/comments.ts';
import { request, signIn } from '../../../test/harness.ts';

test('who may not read a record neither reads nor writes beside it', async () => {
  const { portal, anna, about } = await talkingPortal();
  const { id } = await anna.said('Между нами');
  const userId = await personOfRole(portal, 'Вера Незрячая', 'warehouses.read', 'company_settings.update');
  const vera = voiceOf(await signIn(portal, userId), about);
  const alone = await request('GET', `${url}/${id}`, { token: vera.token });
  for (const { status, json } of [
    ...[await vera.list(), await vera.say('Ау'), await vera.follow(), await vera.unfollow()],
    ...[await vera.remove(id), alone],
  ])
    assert.deepEqual([status, json.code, json.requiredPermissions], [403, 'forbidden', ['catalog.read']]);
});

test('another portal finds nothing said here', async () => {
  const { anna, about } = await talkingPortal();
  const { id } = await anna.said('Между нами');
  const stranger = voiceOf((await talkingPortal()).anna.token, about);
  const alone = await request('GET', `${url}/${id}`, { token: stranger.token });
  for (const { status } of [await stranger.list(), await stranger.say('Ау'), await stranger.follow(), alone])
    assert.equal(status, 404);
  for (const { status } of [await stranger.edit(id, { text: 'Ха' }), await stranger.remove(id)])
    assert.equal(status, 404);
});

test('a key reads comments by the scope of their record, and says nothing', async () => {
  const { portal, anna, about } = await talkingPortal();
  await anna.said('Для ERP');
  const record = `entityType=${about.entityType}&entityId=${about.entityId}`;
  const key = await portal.key('catalog.read', 'catalog.write');
  const read = await request('GET', `${url}?${record}`, { key });
  assert.equal(read.json.items[0].text, 'Для ERP');
  const elsewhere = await portal.key('warehouses.read');
  assert.equal((await request('GET', `${url}?${record}`, { key: elsewhere })).json.code, 'insufficient_scope');
  const said = await request('POST', url, { key, body: { ...about, text: 'Я робот' } });
  assert.deepEqual([said.status, said.json.code], [403, 'forbidden']);
});
