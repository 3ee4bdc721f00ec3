import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchBy, url as filesUrl } from '../../../../test/files.ts';
import { request, signIn } from '../../../../test/harness.ts';
import { questionPortal } from '../../../../test/rfq-questions.ts';
import { pdf } from '../../../../test/sample-files.ts';

type Shown = { files: Array<{ fileName: string; url: string }> };

const namesOf = (shown: Shown[]) => shown.map(({ files }) => files.map(({ fileName }) => fileName).join());

/** Two suppliers, a question of the first, and an employee who may attach files to it. */
async function begin() {
  const held = await questionPortal();
  const [olga, petr] = held.suppliers as [(typeof held.suppliers)[0], (typeof held.suppliers)[0]];
  const { json } = await olga.asks('Подойдёт такая упаковка?');
  const token = await signIn(held.portal);
  const attach = (entityId: string, name: string, more: Record<string, string> = {}) => {
    const body = new FormData();
    body.append('file', new File([pdf as never, name], name));
    for (const [field, value] of Object.entries({ entityType: 'rfqQuestion', entityId, ...more }))
      body.append(field, value);
    return request('POST', filesUrl, { token, body });
  };
  const read = (entityId: string) =>
    request('GET', `${filesUrl}?entityType=rfqQuestion&entityId=${entityId}`, { token });
  return { ...held, olga, petr, id: json.own[0].id as string, attach, read };
}

test('a supplier puts a file beside his question, and the buyers read it', async () => {
  const { olga, petr, id, read } = await begin();
  const sent = await olga.attaches(id, 'Упаковка.pdf');
  assert.deepEqual([sent.status, namesOf(sent.json.own)], [201, ['Упаковка.pdf']]);
  assert.equal((await olga.attaches(id, 'Упаковка.pdf')).status, 200, 'the same is kept once');
  assert.deepEqual(
    (await read(id)).json.items.map(({ fileName }: { fileName: string }) => fileName),
    ['Упаковка.pdf'],
  );
  assert.equal((await fetchBy((await olga.read()).own[0].files[0].url)).status, 200);
  const strange = await petr.attaches(id, 'Чужой.pdf');
  assert.deepEqual([strange.status, (await petr.read()).own], [404, []]);
});

test('files of an answer are read with it by who asked, and by the others once it is shown to all', async () => {
  const { olga, petr, id, attach, answer, publish } = await begin();
  await olga.attaches(id, 'Упаковка.pdf');
  assert.equal((await attach(id, 'Чертёж.pdf')).status, 201);
  await attach(id, 'Для себя.pdf', { category: 'internal' });
  assert.deepEqual(namesOf((await olga.read()).own), ['Упаковка.pdf']);
  await answer(id, 'Да, по чертежу');
  assert.deepEqual(namesOf((await olga.read()).own), ['Упаковка.pdf,Чертёж.pdf']);
  assert.deepEqual((await petr.read()).published, []);
  await publish(id);
  assert.deepEqual(namesOf((await petr.read()).published), ['Чертёж.pdf'], 'not the file of who asked');
});

test('a supplier answers with a file, and too_many_files after ten', async () => {
  const { olga, askSupplier, read } = await begin();
  const { json } = await askSupplier(olga.recipientId, 'Есть сертификат?');
  for (let n = 1; n <= 10; n += 1) assert.equal((await olga.attaches(json.id, `${n}.txt`, `Файл ${n}`)).status, 201);
  const more = await olga.attaches(json.id, '11.txt', 'Файл 11');
  assert.deepEqual([more.status, more.json.rule, more.json.limit], [422, 'too_many_files', 10]);
  await olga.answers(json.id, 'Да, приложили');
  assert.equal((await read(json.id)).json.items.length, 10);
});

test('an answered question takes no more files of its supplier', async () => {
  const { olga, id, answer } = await begin();
  await answer(id, 'Да');
  const { status, json } = await olga.attaches(id, 'Поздно.pdf');
  assert.deepEqual([status, json.rule], [409, 'already_answered']);
});
