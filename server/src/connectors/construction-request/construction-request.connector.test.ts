import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { book, importingAt } from '../../../test/imports.ts';
import { requisitionPortal, url } from '../../../test/requisitions.ts';

test('construction requests: asks for the extension, then for the first request from the site', async () => {
  const world = await requisitionPortal();
  const { check, says, statusNow } = await door('construction-request', world.portal);
  assert.equal((await check()).extension, 'failed');
  assert.equal((await says()).extension, 'Отключено: включите в «Настройки → Компания».');
  assert.equal(await statusNow(), 'requires_setup');
  await world.settle({ extensions: { construction: true } });
  const switched = await check();
  assert.deepEqual([switched.ok, switched.extension], [true, 'ok']);
  assert.ok(Object.values(await says()).includes('Ещё ни одной: передайте шаблон на объект.'));
});

test('construction requests: a file of the site becomes lines with their section and kind of work', async () => {
  const world = await requisitionPortal();
  const { check } = await door('construction-request', world.portal);
  await world.settle({ extensions: { construction: true } });
  const { id } = await world.create();
  const base = `${url}/${id}/exchange`;
  const files = importingAt(world.portal, base, world.key);
  const form = new FormData();
  const row = ['Фундамент', 'Бетонирование', 'Бетон В25', '42,5', 'м³'];
  const bytes = await book(['Раздел сметы', 'Вид работ', 'Наименование', 'Кол-во', 'Ед. изм.'], [row]);
  form.append('file', new File([bytes], 'Заявка прораба.xlsx'));
  form.append('kind', 'construction_request');
  const started = await request('POST', `${base}/imports`, { key: world.key, body: form });
  assert.equal(started.status, 201, started.text);
  await files.read(started.json.id);
  await files.applied(started.json.id);
  const { items } = (await request('GET', `${url}/${id}`, { key: world.key })).json;
  assert.ok(items.some(({ name }: { name: string }) => name === 'Бетон В25'));
  assert.ok(!Object.values(await check()).includes('warning'));
});
