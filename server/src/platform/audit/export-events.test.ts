import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { newPortal, owner, type Portal, personWith, refused, request, run, signIn } from '../../../test/harness.ts';
import { cellsOf } from '../../../test/imports.ts';
import { allRoutes } from '../../app.ts';
import { archiveItem } from '../../domains/catalog/operations/archive-item.ts';
import { createItem } from '../../domains/catalog/operations/create-item.ts';
import { updateItem } from '../../domains/catalog/operations/update-item.ts';
import type { Download } from '../../kernel/download.ts';
import type { AnyQuery } from '../../kernel/operation.ts';

const exportEvents = allRoutes.find(({ path }) => path === '/api/v1/audit/export')?.operation as AnyQuery;

const item = (portal: Portal, name: string): Promise<{ id: string }> =>
  run(createItem, portal.owner, { name, plannedCost: { price: '10' } });

const exported = (token: string, body: object = {}) =>
  request('POST', '/api/v1/audit/export', { token, body, headers: { 'accept-language': 'ru' } });

const rowsOf = async (answer: Promise<{ status: number; bytes: Buffer }>) => {
  const { status, bytes } = await answer;
  assert.equal(status, 200);
  return (await cellsOf(bytes)).map(({ cells }) => cells);
};

test('the trail is a file, newest first, with times by the clocks of a zone', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const { id } = await item(portal, 'Болт');
  await run(archiveItem, portal.owner, { id });
  for (const format of ['xlsx', 'csv']) {
    const [headings, first, second, ...more] = await rowsOf(exported(token, { format, timeZone: 'Asia/Vladivostok' }));
    assert.equal(headings?.[0], 'Когда (Asia/Vladivostok)');
    assert.deepEqual(headings?.slice(1, 7), ['Кто', 'Через что', 'Вид записи', 'Запись', 'Событие', 'Итог']);
    assert.deepEqual(first?.slice(1, 2), ['Анна Смирнова']);
    assert.deepEqual(first?.slice(3, 7), [
      'Позиция каталога',
      'Болт',
      'integration_api.catalog_item.deleted',
      'Выполнено',
    ]);
    assert.match(String(first?.[7]), /^status: active → archived/);
    assert.equal(second?.[5], 'integration_api.catalog_item.created');
    assert.deepEqual(more, []);
    const there = new Date(Date.now() + 10 * 3_600_000).toISOString().slice(0, 13).replace('T', ' ');
    assert.equal(String(first?.[0]).slice(0, 13), there);
  }
});

test('the filters of the list are those of the file, and a wrong one is refused', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const { id } = await item(portal, 'Болт');
  await item(portal, 'Гайка');
  const rows = await rowsOf(exported(token, { format: 'csv', filters: { entityType: 'catalog_item', entityId: id } }));
  assert.deepEqual(
    rows.slice(1).map((cells) => cells[4]),
    ['Болт'],
  );
  const wrong = await exported(token, { filters: { outcome: 'maybe' } });
  assert.deepEqual([wrong.status, wrong.json.code], [400, 'invalid_filter']);
  const strange = await exported(token, { filters: { planted: '1' } });
  assert.deepEqual([strange.status, strange.json.errors[0].pointer], [422, '/filters/planted']);
  const nowhere = await exported(token, { timeZone: 'Europe/Kitezh' });
  assert.deepEqual([nowhere.status, nowhere.json.errors[0].code], [422, 'unknown_timezone']);
});

test('every event is in the file, however many pages there are', async () => {
  const portal = await newPortal();
  await owner.query(
    `insert into audit_events (tenant_id, actor_kind, request_id, operation, event, audience, entity_type, entity_id, display_name, data)
     select $1, 'system', 'x', 'x', 'x.y', 'internal', 'catalog_item', $1, '=1+' || n, '{}' from generate_series(1, 450) n`,
    [portal.tenantId],
  );
  const rows = await rowsOf(exported(await signIn(portal), { format: 'csv', filters: { event: 'x.y' } }));
  assert.equal(new Set(rows.slice(1).map((cells) => cells[4])).size, 450);
  const text = (await exported(await signIn(portal), { format: 'csv' })).text;
  assert.doesNotMatch(text, /;"?=1\+/, 'a spreadsheet runs nothing of it');
});

test('who may not read the trail gets no file of it, and costs are seen only by those who may', async () => {
  const portal = await newPortal();
  const { id } = await item(portal, 'Болт');
  await run(updateItem, portal.owner, { id, plannedCost: { price: '77.5' } });
  assert.equal((await refused(run(exportEvents, personWith(portal, 'catalog.read'), {}))).code, 'forbidden');
  const textFor = async (...held: string[]) => {
    const file: Download = await run(exportEvents, personWith(portal, 'audit.read', ...held), { format: 'csv' });
    return (await (file.contents.body as Readable).toArray()).join('');
  };
  assert.doesNotMatch(await textFor(), /77[.,]5/);
  assert.match(await textFor('catalog.cost_read'), /77[.,]5/);
});
