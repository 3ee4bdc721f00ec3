import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personOfRole, talkingPortal } from '../../../test/comments.ts';
import { factsOf, owner, workerDoor } from '../../../test/harness.ts';
import { recordHosts } from '../../app.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import { tellCommented } from './tell-commented.ts';

type Talk = Awaited<ReturnType<typeof talkingPortal>>;

const followersOf = async ({ anna }: Pick<Talk, 'anna'>) =>
  (await anna.following()).items.map(({ name }: { name: string }) => name);

/** Whom a comment is told to, by name, and what stands in their notices. */
async function hearers({ portal }: Pick<Talk, 'portal'>, commentId: string, kind: 'created' | 'updated' = 'created') {
  const [created, updated] = tellCommented(recordHosts);
  const { command } = (kind === 'created' ? created : updated)?.job ?? {};
  assert.ok(command);
  await owner.query('delete from notices where tenant_id = $1', [portal.tenantId]);
  await workerDoor.command(command, systemIn(portal.tenantId), { factId: commentId, entityId: commentId });
  const { rows } = await owner.query(
    `select n.kind, n.page, n.title_ru as title, u.full_name as name from notices n join users u on u.id = n.user_id
     where n.tenant_id = $1 order by u.full_name`,
    [portal.tenantId],
  );
  const names = (of: string) => rows.filter((row) => row.kind === of).map((row) => row.name as string);
  return { mentioned: names('record.mentioned'), following: names('record.commented'), told: rows };
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
  const { mentioned, following, told } = await hearers(talk, id);
  assert.deepEqual([mentioned, following], [['Вера Орлова'], ['Анна Смирнова']]);
  assert.deepEqual(
    told.map(({ page, title }) => [page, title]),
    [
      [`/catalog/${about.entityId}#discussion`, 'Новый комментарий: Болт М8'],
      [`/catalog/${about.entityId}#discussion`, 'Игорь Белов упоминает вас: Болт М8'],
    ],
  );
  await igor.edit(id, { text: '@Вера Орлова, сколько штук?' });
  const edited = await hearers(talk, id, 'updated');
  assert.deepEqual([edited.mentioned, edited.following], [['Вера Орлова'], []], 'an edit is news to nobody else');
  await anna.remove(id);
  assert.deepEqual((await hearers(talk, id)).told, [], 'of a deleted comment nobody is told');
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
