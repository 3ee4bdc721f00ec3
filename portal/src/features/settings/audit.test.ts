import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import { createElement } from 'react';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import { entityName } from './entity-names.ts';
import { auditSearch } from './searches.ts';
import { verbOf } from './verb-of.ts';

const { actorOf, auditFilters, changesOf } = await import('./audit.ts');
const { AuditPanel } = await import('./components/audit-panel.tsx');
const { settingsRoutes: routes } = await import('./settings.routes.tsx');
const { showInZone } = await import('../../kit/format.ts');

showInZone('Europe/Moscow');

const dates = 'dd.MM.yyyy';

const event = (changes: object = {}) =>
  ({
    ...{ id: 'e1', event: 'integration_api.procurement.status_changed', operation: 'requisitions.change-status' },
    ...{ entityType: 'procurement', entityId: 'r1', displayName: 'PR-14', outcome: 'success' },
    ...{ occurredAt: '2026-11-05T10:00:00Z', ip: null, userAgent: null, requestId: 'req-1', data: {} },
    actor: { type: 'user', name: 'Анна Смирнова', throughName: null },
    ...changes,
  }) as never;

test('an event is told by its last word; one without words by its code', () => {
  assert.equal(verbOf('integration_api.procurement.status_changed'), 'статус изменён');
  assert.equal(verbOf('thing.vanished'), 'thing.vanished');
  assert.equal(entityName('procurement'), 'Заявка');
  assert.equal(entityName('spaceship'), 'spaceship');
});

test('who did it is named, with the key or the link they came through', () => {
  assert.equal(actorOf(event()), 'Анна Смирнова');
  const through = { type: 'user', name: 'Анна Смирнова', throughName: 'ключ 1С' };
  assert.equal(actorOf(event({ actor: through })), 'Анна Смирнова, ключ 1С');
  assert.equal(actorOf(event({ actor: { type: 'system', name: null, throughName: null } })), 'Платформа');
});

test('who signs in is a visitor until then, known by the record', () => {
  const visitor = { actor: { type: 'visitor', name: null, throughName: null } };
  assert.equal(actorOf(event({ ...visitor, entityType: 'user', displayName: 'Игорь Белов' })), 'Игорь Белов');
  assert.equal(actorOf(event(visitor)), 'Посетитель', 'a record that is no person names nobody');
});

test('a change is told field by field: what was there, and what is there now', () => {
  const data = {
    changedFields: ['name', 'address', 'tags'],
    previous: { name: 'Химки', address: null, tags: ['a'] },
    object: { name: 'Химки-2', address: 'ул. Заводская', tags: ['a', 'b'] },
  };
  assert.deepEqual(changesOf(event({ data })), [
    { field: 'name', before: 'Химки', after: 'Химки-2' },
    { field: 'address', before: '—', after: 'ул. Заводская' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
  ]);
  assert.deepEqual(changesOf(event()), [], 'what was made or opened has changed nothing');
});

test('a day is asked for from its beginning to its end, by the clocks of the portal', () => {
  assert.deepEqual(auditFilters({ from: '2026-11-05', to: '2026-11-05' }), {
    'occurredAt[gte]': '2026-11-04T21:00:00.000Z',
    'occurredAt[lt]': '2026-11-05T21:00:00.000Z',
  });
  assert.deepEqual(auditFilters({ outcome: 'denied', entityId: 'r1' }), { outcome: 'denied', entityId: 'r1' });
});

test('an address with a day that no calendar has shows the log, not a broken page', async () => {
  for (const from of ['2026-02-30', 'yesterday', '2026-1-5', 20_261_105])
    assert.deepEqual(auditSearch({ from, outcome: 'denied' }), { outcome: 'denied' }, String(from));
  assert.deepEqual(auditSearch({ from: '2026-02-28' }), { from: '2026-02-28' });
  const { headings } = await drawPage({ at: 'settings/audit?from=soon', routes });
  assert.deepEqual(headings, ['Журнал действий']);
});

const log = (search = '', filters: object = {}, rows: readonly unknown[] = []) =>
  drawPage({ at: `settings/audit${search}`, routes, dates, known: [[['settings', 'audit', filters], listed(rows)]] });

test('the log tells when, who, what and how it ended', async () => {
  const { text } = await log('', {}, [event({ outcome: 'denied' })]);
  assert.match(text, /05\.11\.2026, 13:00 Анна Смирнова Заявка PR-14 · статус изменён Отказано/);
});

test('a log that its filters emptied offers to clear them', async () => {
  assert.deepEqual((await log('?outcome=failed', { outcome: 'failed' })).buttons.slice(-1), ['Сбросить отбор']);
  assert.match((await log()).text, /Событий пока не было/);
});

test('who may not read the list of people does not choose among them', async () => {
  const withPeople = await drawPage({ at: 'settings/audit', routes, dates, may: ['users.read'] });
  assert.ok(withPeople.fields.includes('Кто'));
  assert.ok(!(await log()).fields.includes('Кто'));
});

test('the log of one record is left again by one button', async () => {
  const filters = { entityType: 'procurement', entityId: 'r1' };
  const { buttons } = await log('?entityType=procurement&entityId=r1', filters);
  assert.ok(buttons.includes('Только одна запись'));
});

test('an event beside the log tells through what and from where, and leads to all about its record', async () => {
  const data = { changedFields: ['name'], previous: { name: 'А' }, object: { name: 'Б' } };
  const known = [[['settings', 'audit', 'e1'], event({ ip: '203.0.113.7', data })]] as const;
  const { text, buttons } = await draw(createElement(AuditPanel, { open: 'e1', onClose() {}, onRecord() {} }), {
    dates,
    known,
  });
  assert.match(text, /^Заявка PR-14 Что статус изменён \(integration_api\.procurement\.status_changed\)/);
  assert.match(text, /Адрес 203\.0\.113\.7 Программа — Запрос req-1/);
  assert.match(text, /Поле Было Стало name А Б/);
  assert.ok(buttons.includes('Всё об этой записи'));
});
