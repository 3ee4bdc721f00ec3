import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../test/harness.ts';
import { book, cellsOf, importingAt } from '../../../../test/imports.ts';
import { installations } from '../../../../test/integrations.ts';
import { requisitionPortal, url } from '../../../../test/requisitions.ts';

async function site() {
  const world = await requisitionPortal();
  const { status, json: card } = await world.ask('POST', installations, { publicId: 'construction-request' });
  assert.equal(status, 201, JSON.stringify(card));
  const check = async () => {
    const { json } = await world.ask('POST', `${installations}/${card.id}/test`, {});
    return json.checks.map(({ id, result }: { id: string; result: string }) => `${id} ${result}`);
  };
  const requisition = await world.create();
  const base = `${url}/${requisition.id}/exchange`;
  const files = importingAt(world.portal, base, world.key);
  const upload = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new File([bytes], 'Заявка прораба.xlsx'));
    form.append('kind', 'construction_request');
    return request('POST', `${base}/imports`, { key: world.key, body: form });
  };
  return { ...world, card, check, requisition, base, files, upload };
}

const headings = ['Раздел сметы', 'Вид работ', 'Потребность по', 'Наименование', 'Кол-во', 'Ед. изм.'];
const rows = [
  ['Фундамент', 'Бетонирование', 'Бетон', 'Бетон В25', '42,5', 'м³'],
  ['Фундамент', 'Армирование', 'Металл', 'Арматура А500С, 12 мм', 3, 'т'],
];

test('without the extension a construction request is refused, and the card says what to switch on: rule extension_disabled', async () => {
  const { check, upload } = await site();
  assert.deepEqual(await check(), ['extension failed', 'imports warning']);
  const { status, json } = await upload(await book(headings, rows));
  assert.deepEqual([status, json.rule, json.extension], [422, 'extension_disabled', 'construction']);
});

test('the filled template of a construction request becomes lines by section, work and need', async () => {
  const { settle, check, requisition, base, files, upload, key, cardOf } = await site();
  await settle({ extensions: { construction: true } });
  assert.deepEqual(await check(), ['extension ok', 'imports warning']);
  const template = await request('GET', `${base}/template?kind=construction_request`, {
    key,
    headers: { 'accept-language': 'ru' },
  });
  const [titles] = await cellsOf(template.bytes);
  assert.deepEqual(titles?.cells.slice(0, 5), ['Раздел', 'Вид работ', 'Группа потребности', 'Артикул', 'Наименование']);
  const plain = await request('GET', `${base}/template`, { key, headers: { 'accept-language': 'ru' } });
  assert.equal((await cellsOf(plain.bytes))[0]?.cells[0], 'Артикул', 'the template of plain lines is as it was');

  const { status, json: started } = await upload(await book(headings, rows));
  assert.equal(status, 201, JSON.stringify(started));
  const preview = await files.read(started.id);
  assert.deepEqual(
    [preview.kind, preview.status, preview.counts.create],
    ['construction_request', 'preview_ready', 2],
    JSON.stringify(preview),
  );
  const done = await files.applied(started.id);
  assert.deepEqual(done.result, { created: 2, updated: 0, failed: 0 });
  const [, concrete, steel] = (await cardOf(requisition.id)).items;
  assert.deepEqual(
    [concrete, steel].map(({ sourceSectionName, workType, needGroupKey, quantity }) => [
      sourceSectionName,
      workType,
      needGroupKey,
      quantity,
    ]),
    [
      ['Фундамент', 'Бетонирование', 'Бетон', '42.5'],
      ['Фундамент', 'Армирование', 'Металл', '3'],
    ],
  );
  assert.deepEqual(await check(), ['extension ok', 'imports ok']);
});
