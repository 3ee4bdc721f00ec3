import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { factsOf } from '../../../test/harness.ts';
import { book, importing } from '../../../test/imports.ts';
import { installations } from '../../../test/integrations.ts';

test('CSV and XLSX: tells of previews that wait and of imports that were applied', async () => {
  const { portal, check } = await door('csv-xlsx');
  assert.deepEqual(await check(), { ok: true, template: 'ok', imports: 'warning', previews: 'ok' });
  const files = await importing(portal);
  const job = await files.previewed(await book(['Артикул', 'Наименование'], [['Б-1', 'Болт']]));
  assert.deepEqual(await check(), { ok: true, template: 'ok', imports: 'warning', previews: 'warning' });
  await files.applied(job.id);
  assert.deepEqual(await check(), { ok: true, template: 'ok', imports: 'ok', previews: 'ok' });
});

test('CSV and XLSX: the next step is the template, then the preview that waits', async () => {
  const { portal, says } = await door('csv-xlsx');
  const { template, imports } = await says();
  assert.match(template, /`\/api\/v1\/catalog\/exchange\/template`/);
  assert.equal(imports, 'Ещё ничего не применено: заполните шаблон и загрузите его.');
  await (await importing(portal)).previewed(await book(['Артикул', 'Наименование'], [['Б-1', 'Болт']]));
  assert.match((await says()).previews, /^Ждут подтверждения: 1\./);
});

test('a check of our own door is told in the journal and in the audit trail like any other', async () => {
  const { portal, ask, id, check } = await door('csv-xlsx');
  await check();
  const [tested] = (await ask('GET', `${installations}/${id}/logs?event=connection.tested`)).json.items;
  assert.deepEqual([tested.status, tested.message], ['ok', 'Подключение работает.']);
  assert.ok((await factsOf(portal.tenantId)).some(({ event }) => event === 'integration_installation.tested'));
});
