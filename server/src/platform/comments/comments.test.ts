import assert from 'node:assert/strict';
import { test } from 'node:test';
import { talkingPortal, textsIn, url } from '../../../test/comments.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { factsOf, owner, request } from '../../../test/harness.ts';

test('what somebody says beside a record is read there by everybody who may read it, the newest first', async () => {
  const { anna, about, colleague } = await talkingPortal();
  const igor = await colleague('buyer', 'Игорь Белов');
  const first = await anna.said('Берём М8 или М10?');
  assert.deepEqual(
    [first.text, first.entityType, first.entityId, first.createdBy, first.authorName, first.version],
    ['Берём М8 или М10?', about.entityType, about.entityId, anna.id, 'Анна Смирнова', 1],
  );
  assert.deepEqual([first.mentions, first.files, first.editedAt, first.deletedAt], [[], [], null, null]);
  await igor.said('М8, в проекте он');
  assert.deepEqual(textsIn(await anna.list()), ['М8, в проекте он', 'Берём М8 или М10?']);
  assert.deepEqual(textsIn(await igor.list('&sort=id')), ['Берём М8 или М10?', 'М8, в проекте он']);
  const alone = await request('GET', `${url}/${first.id}`, { token: igor.token });
  assert.equal(alone.json.text, 'Берём М8 или М10?');
});

test('a text is kept as it was typed: lines, marks and tags are text', async () => {
  const { anna } = await talkingPortal();
  const text = '<img src=x onerror=alert(1)>\n**важно** & "кавычки"';
  assert.equal((await anna.said(text)).text, text);
  assert.deepEqual(textsIn(await anna.list()), [text]);
});

test('nothing is said in no words, in more than ten thousand letters, or beside nothing', async () => {
  const { anna, about } = await talkingPortal();
  for (const text of ['', '   ', 'а'.repeat(10_001)]) {
    const { status, json } = await anna.say(text);
    assert.deepEqual(
      [status, json.code, json.errors[0].pointer],
      [422, 'validation_failed', '/text'],
      text.slice(0, 3),
    );
  }
  assert.equal((await anna.say('а'.repeat(10_000))).status, 201);
  const body = { ...about, text: 'Ау' };
  const nowhere = await request('POST', url, { token: anna.token, body: { ...body, entityId: anna.id } });
  assert.deepEqual([nowhere.status, nowhere.json.code], [404, 'not_found']);
  const strange = await request('POST', url, { token: anna.token, body: { ...body, entityType: 'planet' } });
  assert.equal(strange.json.code, 'validation_failed');
  const unsaid = await request('GET', url, { token: anna.token });
  assert.deepEqual(unsaid.json.errors.map(({ parameter }: { parameter: string }) => parameter).sort(), [
    'entityId',
    'entityType',
  ]);
});

test('an edit is told as such, and only the author edits', async () => {
  const { anna, colleague } = await talkingPortal();
  const igor = await colleague('purchasing_manager', 'Игорь Белов');
  const { id } = await igor.said('Поставка в среду');
  const edited = await igor.edit(id, { text: 'Поставка в четверг', version: 1 });
  assert.deepEqual([edited.json.text, edited.json.version], ['Поставка в четверг', 2]);
  assert.ok(edited.json.editedAt);
  const same = await igor.edit(id, { text: 'Поставка в четверг' });
  assert.deepEqual([same.json.version, same.json.editedAt], [2, edited.json.editedAt]);
  const others = await anna.edit(id, { text: 'Никогда' });
  assert.deepEqual([others.status, others.json.code], [403, 'forbidden']);
});

test('whoever reads an edited comment reads what it said before, until it is deleted', async () => {
  const { anna, colleague } = await talkingPortal();
  const igor = await colleague('buyer', 'Игорь Белов');
  const { id, createdAt } = await igor.said('Поставка в среду');
  await igor.edit(id, { text: 'Поставка в четверг' });
  await igor.edit(id, { mentionIds: [anna.id] });
  const last = await igor.edit(id, { text: 'Поставка в пятницу' });
  const versions = () => request('GET', `${url}/${id}/versions`, { token: anna.token });
  const { items } = (await versions()).json;
  assert.deepEqual(textsIn(await versions()), ['Поставка в четверг', 'Поставка в среду']);
  assert.deepEqual([items[1].writtenAt, items[0].writtenAt < last.json.editedAt], [createdAt, true]);
  await igor.remove(id);
  assert.deepEqual(textsIn(await versions()), []);
});

test('a deleted comment stays in its place without its text, and is edited no more', async () => {
  const { anna, colleague } = await talkingPortal();
  const igor = await colleague('buyer', 'Игорь Белов');
  const { id } = await igor.said('Пароль от сейфа 1234', { mentionIds: [anna.id] });
  await anna.said('Удалите, пожалуйста');
  const gone = await igor.remove(id);
  assert.deepEqual([gone.status, gone.json.text, gone.json.mentions], [200, null, []]);
  assert.ok(gone.json.deletedAt);
  assert.equal((await igor.remove(id)).json.version, gone.json.version, 'again changes nothing');
  assert.deepEqual(textsIn(await anna.list()), ['Удалите, пожалуйста', null]);
  assert.equal((await anna.following()).commentCount, 1);
  const { status, json } = await igor.edit(id, { text: 'Передумал' });
  assert.deepEqual([status, json.rule], [409, 'comment_deleted']);
  const { rows } = await owner.query('select body from comments where id = $1', [id]);
  assert.deepEqual(rows, [{ body: null }]);
});

test('a comment of somebody else is deleted by who manages the settings of the company', async () => {
  const { anna, colleague } = await talkingPortal();
  const igor = await colleague('buyer', 'Игорь Белов');
  const ivan = await colleague('sales', 'Иван Петров');
  const { id } = await igor.said('Лишнее');
  const { status, json } = await ivan.remove(id);
  assert.deepEqual([status, json.code, json.requiredPermissions], [403, 'forbidden', ['company_settings.update']]);
  assert.equal((await anna.remove(id)).json.text, null);
});

test('the trail tells who spoke, edited and deleted, and never the words', async () => {
  const { portal, anna, about } = await talkingPortal();
  const { id } = await anna.said('тайна первая');
  await anna.edit(id, { text: 'тайна вторая' });
  await anna.remove(id);
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('comment.'));
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['comment.created', 'comment.updated', 'comment.deleted'],
  );
  const [created, updated] = facts.map(({ data }) => data as { object: { entityId: string }; changedFields: string[] });
  assert.equal(created?.object.entityId, about.entityId);
  assert.deepEqual(updated?.changedFields, ['text', 'editedAt']);
  const { rows } = await owner.query(
    `select count(*)::int as told from audit_events where tenant_id = $1 and data::text like '%тайна%'`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ told: 0 }]);
});

test('a page of comments costs the same number of statements for one and for thirty, and the next goes on', async () => {
  const { anna } = await talkingPortal();
  await anna.said('0', { mentionIds: [anna.id] });
  const count = async () => (await countStatements(() => anna.list())).statements.length;
  const one = await count();
  for (let turn = 1; turn < 30; turn += 1) await anna.said(String(turn));
  assert.equal(await count(), one);
  const { json } = await anna.list('&limit=20&includeTotal=true');
  assert.equal(json.meta.total, 30);
  assert.deepEqual(
    textsIn(await anna.list(`&limit=20&cursor=${json.page.nextCursor}`)),
    Array.from({ length: 10 }, (_, at) => String(9 - at)),
  );
});

test('a comment carries files, which its author alone adds and which leave with it', async () => {
  const { anna, colleague } = await talkingPortal();
  const igor = await colleague('buyer', 'Игорь Белов');
  const { id } = await igor.said('Вот паспорт');
  const attach = (token: string) => {
    const form = new FormData();
    form.append('file', new File(['Паспорт'], 'паспорт.txt', { type: 'text/plain' }));
    form.append('entityType', 'comment');
    form.append('entityId', id);
    return request('POST', '/api/v1/files', { token, body: form });
  };
  assert.equal((await attach(anna.token)).json.code, 'forbidden');
  const sent = await attach(igor.token);
  assert.equal(sent.status, 201, sent.text);
  const [said] = (await anna.list()).json.items;
  assert.deepEqual(said.files, [{ id: sent.json.id, fileName: 'паспорт.txt', sizeBytes: sent.json.sizeBytes }]);
  const link = () => request('GET', `/api/v1/files/${sent.json.id}/download-url`, { token: anna.token });
  assert.equal((await link()).status, 200);
  assert.deepEqual((await igor.remove(id)).json.files, []);
  assert.equal((await link()).status, 404);
  assert.equal((await attach(igor.token)).json.rule, 'comment_deleted');
});
