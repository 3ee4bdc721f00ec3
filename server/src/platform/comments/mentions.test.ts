import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personOfRole, talkingPortal } from '../../../test/comments.ts';
import { newPortal, owner } from '../../../test/harness.ts';

type Answer = { json: { errors: Array<{ pointer: string; code: string; message: string }> } };

const faultsOf = ({ json }: Answer) => json.errors.map(({ pointer, code }) => `${pointer} ${code}`);

test('a mention names people of the portal, once each', async () => {
  const { anna, colleague } = await talkingPortal();
  const igor = await colleague('buyer', 'Игорь Белов');
  const said = await anna.said('@Игорь Белов, посмотрите', { mentionIds: [igor.id, anna.id] });
  assert.deepEqual(said.mentions, [
    { id: anna.id, name: 'Анна Смирнова' },
    { id: igor.id, name: 'Игорь Белов' },
  ]);
  assert.equal((await anna.say('Ау', { mentionIds: [igor.id, igor.id] })).json.code, 'validation_failed');
});

test('nobody is mentioned who does not work here or may not read the record, and it is said who', async () => {
  const { portal, anna, colleague } = await talkingPortal();
  const gone = await colleague('buyer', 'Пётр Ушедший');
  await owner.query(`update users set status = 'blocked' where id = $1`, [gone.id]);
  const blind = await personOfRole(portal, 'Вера Незрячая', 'warehouses.read');
  const stranger = (await newPortal()).ownerId;
  const refused = await anna.say('Ау', { mentionIds: [anna.id, gone.id, blind, stranger] });
  assert.deepEqual(faultsOf(refused), [
    '/mentionIds/1 person_not_active',
    '/mentionIds/2 person_may_not_read',
    '/mentionIds/3 not_found_reference',
  ]);
  const messages = refused.json.errors.map(({ message }: { message: string }) => message).join();
  assert.match(messages, /Пётр Ушедший.*Вера Незрячая/);
  assert.equal((await anna.following()).commentCount, 0, 'nothing was said');
});

test('an edit may name more people, and keeps those named before, wherever they are now', async () => {
  const { anna, colleague } = await talkingPortal();
  const [igor, petr] = [await colleague('buyer', 'Игорь Белов'), await colleague('buyer', 'Пётр Ушедший')];
  const { id } = await anna.said('@Пётр Ушедший', { mentionIds: [petr.id] });
  await owner.query(`update users set status = 'blocked' where id = $1`, [petr.id]);
  const both = await anna.edit(id, { text: '@Пётр Ушедший, @Игорь Белов', mentionIds: [petr.id, igor.id] });
  assert.equal(both.status, 200, both.text);
  assert.equal(both.json.mentions.length, 2);
  const fewer = await anna.edit(id, { mentionIds: [igor.id] });
  assert.deepEqual(fewer.json.mentions, [{ id: igor.id, name: 'Игорь Белов' }]);
  assert.deepEqual(faultsOf(await anna.edit(id, { mentionIds: [petr.id] })), ['/mentionIds/0 person_not_active']);
});
