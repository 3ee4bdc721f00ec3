import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personOfRole, talkingPortal } from '../../../test/comments.ts';
import { factsOf, owner, run, workerDoor } from '../../../test/harness.ts';
import { recordHosts } from '../../app.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { tellCommented } from './tell-commented.ts';

type Talk = Awaited<ReturnType<typeof talkingPortal>>;

const followersOf = async ({ anna }: Pick<Talk, 'anna'>) =>
  (await anna.following()).items.map(({ name }: { name: string }) => name);

/** Whom a comment is told to, by name. */
async function hearers({ portal }: Pick<Talk, 'portal'>, commentId: string, kind: 'created' | 'updated' = 'created') {
  const [created, updated] = tellCommented(recordHosts);
  const { command } = (kind === 'created' ? created : updated)?.job ?? {};
  assert.ok(command);
  const told = { factId: commentId, entityId: commentId };
  const { result } = await workerDoor.command(command, systemIn(portal.tenantId), told);
  const heard = result as {
    mentioned: string[];
    following: string[];
    about: { name: string };
    by: string;
    text: string;
  };
  const { rows } = await owner.query('select id, full_name from users where tenant_id = $1', [portal.tenantId]);
  const names = (ids: readonly string[]) =>
    ids.map((id) => String(rows.find((row) => row.id === id)?.full_name)).sort();
  return { ...heard, mentioned: names(heard.mentioned), following: names(heard.following) };
}

test('who made a record follows it, and so does who speaks beside it or is mentioned', async () => {
  const talk = await talkingPortal();
  const { anna, colleague } = talk;
  const [igor, vera] = [await colleague('buyer', 'Игорь Белов'), await colleague('sales', 'Вера Орлова')];
  assert.deepEqual(await followersOf(talk), ['Анна Смирнова']);
  assert.deepEqual([(await anna.following()).isFollowed, (await igor.following()).isFollowed], [true, false]);
  await igor.said('@Вера Орлова', { mentionIds: [vera.id] });
  assert.deepEqual(await followersOf(talk), ['Анна Смирнова', 'Вера Орлова', 'Игорь Белов']);
});

test('one follows and stops by a word, and the same word again changes nothing', async () => {
  const talk = await talkingPortal();
  const { portal, anna, colleague } = talk;
  const igor = await colleague('buyer', 'Игорь Белов');
  assert.equal((await igor.unfollow()).json.isFollowed, false);
  assert.equal((await igor.follow()).json.isFollowed, true);
  assert.equal((await igor.follow()).json.isFollowed, true);
  assert.equal((await anna.unfollow()).json.isFollowed, false, 'who made the record may also stop');
  assert.deepEqual(await followersOf(talk), ['Игорь Белов']);
  const events = (await factsOf(portal.tenantId)).map(({ event }) => event);
  assert.deepEqual(events.slice(-2), ['follower.followed', 'follower.unfollowed']);
});

test('who has stopped is told of mentions alone, until he speaks again', async () => {
  const talk = await talkingPortal();
  const { anna, colleague } = talk;
  const igor = await colleague('buyer', 'Игорь Белов');
  await igor.follow();
  await igor.unfollow();
  const named = await anna.said('@Игорь Белов', { mentionIds: [igor.id] });
  assert.deepEqual((await hearers(talk, named.id)).mentioned, ['Игорь Белов']);
  assert.equal((await igor.following()).isFollowed, false);
  await igor.said('Здесь');
  assert.equal((await igor.following()).isFollowed, true);
});

test('a comment is told to those it mentions and to followers, with what it is about, and never to its author', async () => {
  const talk = await talkingPortal();
  const { anna, about, colleague } = talk;
  const [igor, vera] = [await colleague('buyer', 'Игорь Белов'), await colleague('sales', 'Вера Орлова')];
  await igor.said('Начнём');
  const { id } = await igor.said('@Вера Орлова, сколько?', { mentionIds: [vera.id, igor.id] });
  assert.deepEqual(await hearers(talk, id), {
    ...{ mentioned: ['Вера Орлова'], following: ['Анна Смирнова'] },
    ...{ about: { ...about, name: 'Болт М8' }, by: 'Игорь Белов', text: '@Вера Орлова, сколько?' },
  });
  await igor.edit(id, { text: '@Вера Орлова, сколько штук?' });
  const edited = await hearers(talk, id, 'updated');
  assert.deepEqual([edited.mentioned, edited.following], [['Вера Орлова'], []], 'an edit is news to nobody else');
  await anna.remove(id);
  const told = { factId: id, entityId: id };
  const [created] = tellCommented(recordHosts);
  assert.ok(created);
  assert.equal(await run(created.job.command, systemIn(talk.portal.tenantId), told), undefined);
});

test('nobody is told who has left, or may no longer read the record', async () => {
  const talk = await talkingPortal();
  const { portal, anna, colleague } = talk;
  const gone = await colleague('buyer', 'Пётр Ушедший');
  const blind = await colleague('buyer', 'Вера Незрячая');
  for (const one of [gone, blind]) await one.follow();
  const { id } = await anna.said('Ау', { mentionIds: [gone.id, blind.id] });
  await owner.query(`update users set status = 'blocked' where id = $1`, [gone.id]);
  const other = await personOfRole(portal, 'Образец', 'warehouses.read');
  await owner.query(
    'update user_roles set role_id = (select role_id from user_roles where user_id = $2) where user_id = $1',
    [blind.id, other],
  );
  const { mentioned, following } = await hearers(talk, id);
  assert.deepEqual([mentioned, following], [[], []]);
});
