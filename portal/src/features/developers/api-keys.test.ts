import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { drawPage, listed } from '../../../test/draw.ts';

const { developerRoutes: routes } = await import('./developers.routes.tsx');
const { showInZone } = await import('../../kit/format.ts');

showInZone('Europe/Moscow');

const dates = 'dd.MM.yyyy';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const exchange = {
  ...{ id: 'k1', name: 'Обмен с 1С', masked: 'pk_live_••••4821', env: 'live', status: 'active', readOnly: false },
  ...{ scopes: ['catalog.read', 'catalog.write'], expiresAt: inDays(200), allowedCidrs: [], requireIfMatch: false },
  ...{ lastUsedAt: null, lastUsedIp: null, createdAt: '2026-11-05T10:00:00Z', version: 2 },
};

const grantable = [
  ['api-keys', 'grantable'],
  ['catalog.read', 'catalog.write', 'webhooks.read'],
] as const;

const list = (keys: readonly unknown[], may: readonly Permission[] = []) =>
  drawPage({ at: 'settings/api-keys', routes, dates, may, known: [[['api-keys', {}], listed(keys)]] });

const panel = (open: string, may: readonly Permission[], key: object = exchange) =>
  drawPage({
    at: `settings/api-keys?open=${open}`,
    routes,
    dates,
    may,
    known: [[['api-keys', {}], listed([key])], [['api-keys', 'k1'], key], grantable],
  });

test('a key is listed by its name and its last signs, never whole', async () => {
  const { text } = await list([exchange]);
  assert.match(text, /Обмен с 1С pk_live_••••4821 2 права не было/);
  assert.match(text, /Действует/);
});

test('a key of tests, one that only reads and one without an end are told apart', async () => {
  const { text } = await list([{ ...exchange, env: 'test', readOnly: true, expiresAt: null }]);
  assert.match(text, /Обмен с 1С · тестовый/);
  assert.match(text, /только чтение/);
  assert.match(text, /бессрочно/);
});

for (const [changes, says] of [
  [{ expiresAt: inDays(13) }, 'Скоро истекает'],
  [{ expiresAt: inDays(15) }, 'Действует'],
  [{ expiresAt: null }, 'Действует'],
  [{ status: 'expired', expiresAt: inDays(-1) }, 'Истёк'],
  [{ status: 'archived', expiresAt: inDays(3) }, 'Отозван'],
] as const)
  test(`a key is «${says}» where it is ${JSON.stringify(Object.keys(changes))}`, async () => {
    assert.ok((await list([{ ...exchange, ...changes }])).text.endsWith(says));
  });

test('who may not issue keys is offered none', async () => {
  assert.deepEqual((await list([])).buttons, []);
  assert.deepEqual((await list([], ['api_keys.create'])).buttons, ['Ключ API', 'Ключ API']);
});

test('a new key has no rights until they are ticked, and lives a year unless said', async () => {
  const { text, html, buttons } = await panel('new', ['api_keys.create']);
  assert.match(text, /Новый ключ API/);
  assert.doesNotMatch(html, /checked=""/);
  assert.match(html, /value="Год"/);
  assert.ok(buttons.includes('Выпустить ключ'));
});

test('only rights that the person holds can be given, and those that a key has already', async () => {
  const { fields } = await panel('new', ['api_keys.create']);
  const scopes = fields.filter((name) => /: (чтение|запись|архив)$/.test(name));
  assert.deepEqual(scopes, ['Каталог: чтение', 'Каталог: запись', 'Вебхуки: чтение']);
  const held = await panel('k1', ['api_keys.create'], { ...exchange, scopes: ['users.read'] });
  assert.ok(held.fields.includes('Пользователи: чтение'));
});

test('a known key is changed, replaced and revoked by whoever may, and its kind stays', async () => {
  const { buttons, fields, text } = await panel('k1', ['api_keys.create', 'api_keys.archive']);
  for (const name of ['Заменить', 'Отозвать', 'Сохранить']) assert.ok(buttons.includes(name), name);
  assert.ok(!fields.some((name) => name.startsWith('Тестовый ключ')));
  assert.match(text, /Ключ pk_live_••••4821 Статус Действует Последнее обращение не было/);
});

test('who may only look at keys can do nothing to one', async () => {
  const { buttons } = await panel('k1', ['api_keys.read']);
  for (const name of ['Заменить', 'Отозвать', 'Сохранить']) assert.ok(!buttons.includes(name), name);
});

test('a key that was revoked is neither changed nor replaced', async () => {
  const { buttons } = await panel('k1', ['api_keys.create', 'api_keys.archive'], { ...exchange, status: 'archived' });
  for (const name of ['Заменить', 'Отозвать', 'Сохранить']) assert.ok(!buttons.includes(name), name);
});

test('where and when a key was used last is told', async () => {
  const used = { ...exchange, lastUsedAt: '2026-11-05T10:00:00Z', lastUsedIp: '203.0.113.7' };
  assert.match((await panel('k1', [], used)).text, /Последнее обращение 05\.11\.2026, 13:00 · 203\.0\.113\.7/);
});
