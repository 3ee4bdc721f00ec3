import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { drawPage, listed } from '../../../test/draw.ts';

const { settingsRoutes: routes } = await import('./settings.routes.tsx');

const igor = {
  ...{ id: 'igor', fullName: 'Игорь Белов', email: 'igor@romashka.example', position: 'Закупщик', phone: null },
  ...{ code: 'U-2', status: 'active', lastLoginAt: null, locale: 'ru', roles: [{ id: 'r1', name: 'Закупщик' }] },
  version: 3,
};

const users = (
  may: readonly Permission[] = [],
  search = '',
  people: readonly unknown[] = [igor],
  filters: object = {},
) => drawPage({ at: `settings/users${search}`, routes, may, known: [[['users', filters], listed(people)]] });

const person = (may: readonly Permission[], changes: object = {}) =>
  drawPage({
    at: 'settings/users?open=igor',
    routes,
    may,
    known: [
      [['users', {}], listed([])],
      [['users', String({ ...igor, ...changes }.id)], { ...igor, ...changes }],
      [['users', 'igor'], { ...igor, ...changes }],
      [['settings', 'roles'], [{ id: 'r1', name: 'Закупщик', permissions: [] }]],
    ],
  });

test('people are listed with what they do, their roles and whether they may come in', async () => {
  const { text } = await users();
  assert.match(text, /Игорь Белов · Закупщик igor@romashka\.example Закупщик — Работает/);
});

test('a person without a role is a dash in its place', async () => {
  assert.match((await users([], '', [{ ...igor, roles: [], status: 'invited' }])).text, /example — — Приглашён/);
});

test('colleagues are invited by who may', async () => {
  assert.ok(!(await users()).buttons.includes('Пригласить'));
  assert.ok((await users(['users.invite'])).buttons.includes('Пригласить'));
});

test('an invitation asks for an address, a name and a role, and says what will come of it', async () => {
  const { fields, text, buttons } = await users(['users.invite'], '?open=new');
  for (const name of ['Электронная почта', 'Имя и фамилия', 'Должность', 'Язык писем'])
    assert.ok(fields.includes(name), name);
  assert.match(text, /письмо со ссылкой на семь дней/);
  assert.ok(buttons.includes('Отправить приглашение'));
});

test('the address of a person is fixed; the rest is changed by who may', async () => {
  const manager = await person(['users.update']);
  assert.match(manager.html, /readOnly=""[^>]*value="igor@romashka\.example"/);
  assert.ok(manager.off.includes('Роли') && !manager.off.includes('Имя и фамилия'));
  const giver = await person(['users.assign_role']);
  assert.ok(giver.off.includes('Имя и фамилия') && !giver.off.includes('Роли'));
  const reader = await person(['users.read']);
  assert.ok(!reader.buttons.includes('Сохранить'));
});

test('access is closed and opened by who may, and nobody closes their own', async () => {
  const may = ['users.deactivate', 'users.invite'] as const;
  assert.ok((await person(may)).buttons.includes('Закрыть доступ'));
  assert.ok((await person(may, { status: 'blocked' })).buttons.includes('Открыть доступ'));
  assert.ok(!(await person(may, { status: 'blocked' })).buttons.includes('Закрыть доступ'));
  assert.ok(!(await person(may, { id: 'anna' })).buttons.includes('Закрыть доступ'), 'it is Anna who looks');
  assert.ok(!(await person([])).buttons.includes('Закрыть доступ'));
});

test('a letter of invitation is sent again while it waits', async () => {
  const may = ['users.invite'] as const;
  assert.ok((await person(may, { status: 'invited' })).buttons.includes('Отправить снова'));
  assert.ok(!(await person(may)).buttons.includes('Отправить снова'));
});

test('the start of the settings shows what a person may set up, and says when that is nothing', async () => {
  const nobody = await drawPage({ at: 'settings', routes });
  assert.match(nobody.text, /Здесь нечего настраивать/);
  const { headings, links } = await drawPage({ at: 'settings', routes, may: ['audit.read', 'webhooks.read'] });
  assert.deepEqual(headings, ['Настройки', 'Люди и доступ', 'Разработчикам']);
  assert.deepEqual(
    links,
    ['audit', 'webhooks', 'events'].map((path) => `/romashka/settings/${path}`),
  );
});
