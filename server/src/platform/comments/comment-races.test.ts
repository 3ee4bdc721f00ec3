import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talkingPortal, textsIn, voiceOf } from '../../../test/comments.ts';
import { newPortal, owner, request, signIn } from '../../../test/harness.ts';
import { someoneWaitsFor } from '../../../test/someone-waits-for.ts';

test('of two edits of one version at once, one is made and the other is refused', async () => {
  const { anna } = await talkingPortal();
  const { id } = await anna.said('Среда');
  const answers = await Promise.all(
    ['Четверг', 'Пятница'].map((text) => anna.edit(id, { text }, { 'if-match': '"v1"' })),
  );
  assert.deepEqual(answers.map(({ status }) => String(status)).sort(), ['200', '412']);
  const made = answers.find(({ status }) => status === 200);
  assert.deepEqual(textsIn(await anna.list()), [made?.json.text]);
});

test('two who mention each other at once are both heard', async () => {
  const { anna, colleague } = await talkingPortal();
  const igor = await colleague('buyer', 'Игорь Белов');
  for (let turn = 0; turn < 5; turn += 1) {
    const answers = await Promise.all([
      anna.say('@Игорь Белов', { mentionIds: [igor.id] }),
      igor.say('@Анна Смирнова', { mentionIds: [anna.id] }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201],
    );
  }
  assert.equal((await anna.following()).items.length, 2);
});

/** A draft price list, which is removed outright, and the talk beside it. */
async function draft() {
  const portal = await newPortal();
  const token = await signIn(portal);
  const list = await request('POST', '/api/v1/price-lists', { token, body: { name: 'Цены', kind: 'internal' } });
  const { id } = list.json as { id: string };
  const remove = () => request('DELETE', `/api/v1/price-lists/${id}`, { token });
  return { id, remove, anna: voiceOf(token, { entityType: 'priceList', entityId: id }) };
}

test('a record that people talk about is not removed outright', async () => {
  const { remove, anna } = await draft();
  const { id } = await anna.said('Оставим до осени');
  assert.equal((await remove()).json.result, 'archived');
  assert.deepEqual(textsIn(await anna.list()), ['Оставим до осени'], 'what was said is still read');
  const more = await anna.say('Ещё слово');
  assert.deepEqual([more.status, more.json.code], [409, 'resource_archived']);
  assert.equal((await anna.edit(id, { text: 'Иначе' })).json.code, 'resource_archived');
  assert.equal((await anna.remove(id)).status, 200, 'what should not have been said may still be deleted');
});

test('a comment that comes while its record is being removed finds no record', async () => {
  const { id, anna } = await draft();
  const holder = await owner.connect();
  await holder.query('begin');
  await holder.query('delete from price_lists where id = $1', [id]);
  const saying = anna.say('Успею?');
  await someoneWaitsFor(holder);
  await holder.query('commit').finally(() => holder.release());
  assert.equal((await saying).status, 404);
  assert.equal((await owner.query('select 1 from comments where entity_id = $1', [id])).rowCount, 0);
});
