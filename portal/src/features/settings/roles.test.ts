import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage } from '../../../test/draw.ts';
import { actionOf, stateOf, withArea, withPermission } from './permission-choice.ts';

const { RolesInput } = await import('./components/roles-input.tsx');
const { settingsRoutes: routes } = await import('./settings.routes.tsx');

const permission = (key: string, action: string, held = true) => ({
  ...{ key, held, label: { en: `Catalog: ${action}`, ru: `Каталог: ${action}` } },
});

const catalog = {
  domain: 'catalog',
  label: { en: 'Catalog', ru: 'Каталог' },
  permissions: [
    permission('catalog.read', 'просмотр'),
    permission('catalog.create', 'создание'),
    permission('catalog.merge', 'слияние', false),
  ],
};

test('an area is allowed wholly, in part or not at all', () => {
  assert.deepEqual(stateOf(catalog, []), { on: 0, isAll: false, isSome: false, isClosed: false });
  assert.deepEqual(stateOf(catalog, ['catalog.read']), { on: 1, isAll: false, isSome: true, isClosed: false });
  const all = ['catalog.read', 'catalog.create', 'catalog.merge'];
  assert.deepEqual(stateOf(catalog, all), { on: 3, isAll: true, isSome: false, isClosed: false });
});

test('a whole area gives only what one holds oneself', () => {
  assert.deepEqual(withArea(catalog, ['users.read']), ['users.read', 'catalog.read', 'catalog.create']);
});

test('a whole area is taken away once all that is open there is allowed', () => {
  assert.deepEqual(withArea(catalog, ['users.read', 'catalog.read', 'catalog.create']), ['users.read']);
});

test('what a role allows already can be taken from it, also by who does not hold it', () => {
  assert.deepEqual(withPermission('catalog.merge', ['catalog.merge', 'catalog.read']), ['catalog.read']);
  assert.deepEqual(withArea(catalog, ['catalog.merge']), ['catalog.merge', 'catalog.read', 'catalog.create']);
});

test('an area of which one holds nothing is closed', () => {
  const closed = { ...catalog, permissions: [permission('catalog.merge', 'слияние', false)] };
  assert.equal(stateOf(closed, []).isClosed, true);
  assert.equal(stateOf(closed, ['catalog.merge']).isClosed, false);
});

test('in its row a permission is named without the area', () => {
  assert.equal(actionOf('Каталог: просмотр'), 'просмотр');
  assert.equal(actionOf('Просмотр'), 'Просмотр');
});

const buyer = {
  ...{ id: 'r1', name: 'Закупщик', isSystem: false, people: 2, permissions: ['catalog.read'], version: 1 },
};
const owner = { ...buyer, id: 'r0', name: 'Владелец', isSystem: true, people: 1 };
const known = [
  [
    ['settings', 'roles'],
    [buyer, owner, { ...buyer, id: 'r2', name: 'Пустая', people: 0, permissions: [] }],
  ],
  [['settings', 'permissions'], { items: [catalog] }],
] as const;

const role = (at: string, may: readonly Permission[] = ['users.assign_role']) =>
  drawPage({ at: `settings/roles/${at}`, routes, may, known });

test('roles of one’s own and of the platform stand apart, with people and rights counted', async () => {
  const { text, links, buttons } = await drawPage({ at: 'settings/roles', routes, known });
  assert.match(text, /Собственные Закупщик 2 человека · 1 право Пустая 0 человек · 0 прав/);
  assert.match(text, /Роли платформы Владелец 1 человек · 1 право/);
  assert.ok(links.includes('/romashka/settings/roles/r0'));
  assert.deepEqual(buttons, [], 'who may not give roles makes none');
});

test('a right that one does not hold is closed and says why', async () => {
  const { off, html } = await role('r1');
  assert.ok(off.includes('Каталог: слияние'));
  assert.ok(!off.includes('Каталог: создание'));
  assert.match(html, /title="У вас самих нет этого права"/);
});

test('a role of the platform is only looked at and copied', async () => {
  const { text, buttons, off } = await role('r0');
  assert.match(text, /Роль платформы одинакова во всех порталах/);
  assert.ok(buttons.includes('Создать похожую') && !buttons.includes('Сохранить'));
  assert.deepEqual(off, ['Каталог', 'Каталог: просмотр', 'Каталог: создание', 'Каталог: слияние']);
});

test('who may not give roles sees one and changes nothing', async () => {
  const { buttons, off } = await role('r1', ['users.read']);
  assert.deepEqual(buttons, []);
  assert.ok(off.includes('Название'));
});

test('a role that somebody has cannot be deleted', async () => {
  assert.ok((await role('r1')).off.includes('Удалить'));
  assert.ok(!(await role('r2')).off.includes('Удалить'));
});

test('a copy begins with the rights of the other and a name to be given', async () => {
  const { headings, buttons, html } = await role('new?from=r0');
  assert.deepEqual(headings, ['Новая роль']);
  assert.ok(buttons.includes('Создать') && !buttons.includes('Удалить'));
  assert.equal(html.match(/checked=""/g)?.length, 1);
});

test('an address of a role that is gone says so', async () => {
  assert.match((await role('r9')).text, /Такой роли нет/);
});

test('a role with more rights than one’s own cannot be given to anybody', async () => {
  const input = createElement(RolesInput, { value: ['r1'] });
  const { text } = await draw(input, { known, may: ['catalog.read'] });
  assert.match(text, /Закупщик/);
});
