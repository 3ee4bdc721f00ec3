import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { drawPage, listed } from '../../../test/draw.ts';

const { integrationRoutes: routes } = await import('./integrations.routes.tsx');
const { showInZone } = await import('../../kit/format.ts');

showInZone('Europe/Moscow');

const dates = 'dd.MM.yyyy';

const mail = {
  ...{
    slug: 'email',
    name: 'Почта',
    canBeTested: true,
    canBeSynced: true,
    inbound: false,
    connectionTypes: ['api_key'],
  },
  settingsSchema: { required: ['host'], properties: { host: { title: 'Сервер' } } },
};

const installed = {
  ...{ id: 'i1', slug: 'email', status: 'installed', version: 1, settings: { host: 'imap.yandex.ru' } },
  ...{ lastError: null, lastTest: null, lastSyncAt: null, lastSyncStatus: null, syncProgress: null },
  ...{ connectedAccount: null, createdAt: '2026-11-05T10:00:00Z' },
};

const page = (
  may: readonly Permission[] = [],
  changes: object = {},
  listing: object = {},
  search = '',
  known: object[] = [],
) =>
  drawPage({
    at: `integrations/installed/i1${search}`,
    routes,
    dates,
    may,
    known: [
      [['integrations', 'installation', 'i1'], { ...installed, ...changes }],
      [['integrations', 'listing', 'email'], { ...mail, ...listing }],
      ...(known as never[]),
    ],
  });

const all = ['integrations.configure', 'integrations.enable', 'integrations.install', 'integrations.sync'] as const;

test('until an integration works the way to it is a list: settings, a check, enabling', async () => {
  const { text, off, headings } = await page(all, { status: 'requires_setup', settings: {} });
  assert.ok(headings.includes('Что осталось до запуска'));
  assert.match(text, /Заполнить настройки Сервер/, 'what is missing is named');
  assert.deepEqual(off, ['Проверить', 'Включить', 'Проверить подключение']);
});

test('with the settings filled in it can be checked, and enabled once the check has passed', async () => {
  const setup = { status: 'requires_setup' };
  assert.deepEqual((await page(all, setup)).off, ['Включить']);
  const lastTest = { ok: true, at: '2026-11-05T10:00:00Z', checks: [] };
  assert.deepEqual((await page(all, { ...setup, lastTest })).off, []);
  assert.deepEqual((await page(all, setup, { canBeTested: false })).off, [], 'one that has no check needs none');
});

test('an integration that works is synchronized, switched off and deleted by who may', async () => {
  const { buttons } = await page(all);
  for (const name of ['Синхронизировать', 'Отключить', 'Ещё']) assert.ok(buttons.includes(name), name);
  const reader = await page(['integrations.read']);
  for (const name of ['Синхронизировать', 'Отключить', 'Ещё']) assert.ok(!reader.buttons.includes(name), name);
});

test('one that is switched off can only be switched on', async () => {
  const { buttons } = await page(all, { status: 'disabled' });
  assert.ok(buttons.includes('Включить') && !buttons.includes('Синхронизировать'));
});

test('how the last synchronization went is told, and how far one that goes on is', async () => {
  assert.match((await page()).text, /Последняя синхронизация ещё не было/);
  const running = { lastSyncStatus: 'running', syncProgress: { done: 50, total: 200 } };
  const { text, html } = await page([], running);
  assert.match(text, /Последняя синхронизация идёт сейчас .* 50 из 200/);
  assert.match(html, /aria-valuenow="25"/);
  const failed = { lastSyncStatus: 'failed', lastSyncAt: new Date(Date.now() - 300_000).toISOString() };
  assert.match((await page([], failed)).text, /с ошибкой, 5 минут назад/);
});

test('the last fault stands above a working integration, and not above one being set up', async () => {
  const lastError = { message: 'Ящик не отвечает.', at: '2026-11-05T10:00:00Z' };
  assert.match((await page([], { lastError })).text, /Последняя ошибка Ящик не отвечает\. 05\.11\.2026, 13:00/);
  assert.doesNotMatch((await page([], { lastError, status: 'requires_setup' })).text, /Последняя ошибка/);
});

test('a check tells point by point what it looked at', async () => {
  const checks = [
    { id: 'dns', label: 'Имя сервера', result: 'ok', detail: null },
    { id: 'login', label: 'Вход', result: 'failed', detail: 'Неверный пароль.' },
    { id: 'folder', label: 'Папка', result: 'skipped', detail: null },
  ];
  const { text } = await page([], { lastTest: { ok: false, at: '2026-11-05T10:00:00Z', checks } });
  assert.match(
    text,
    /Не пройдена · 05\.11\.2026, 13:00 Имя сервера: в порядке Вход: ошибка Неверный пароль\. Папка: не проверялось/,
  );
});

test('an integration has only the sections that it needs', async () => {
  const tabs = async (may: readonly Permission[], listing: object) =>
    (await page(may, {}, listing)).buttons.filter((name) =>
      ['Обзор', 'Настройки', 'Входящие вебхуки', 'Сопоставления', 'Обмен', 'Журнал', 'Исходящие записи'].includes(name),
    );
  assert.deepEqual(await tabs([], { settingsSchema: {} }), ['Обзор']);
  assert.deepEqual(await tabs(['integrations.logs'], { inbound: true }), [
    ...['Обзор', 'Настройки', 'Входящие вебхуки', 'Сопоставления', 'Журнал', 'Исходящие записи'],
  ]);
  assert.deepEqual(await tabs([], { slug: 'onec-commerceml', settingsSchema: {} }), ['Обзор', 'Обмен']);
});

test('where a provider is signed in at, access is asked for there and taken back here', async () => {
  const oauth = { connectionTypes: ['oauth'], settingsSchema: {} };
  const { text, buttons } = await page(all, { connectedAccount: 'anna@yandex.ru' }, oauth);
  assert.match(text, /Учётная запись: anna@yandex\.ru\./);
  assert.ok(buttons.includes('Войти заново') && buttons.includes('Отозвать доступ'));
  assert.ok(!(await page([], {}, oauth)).buttons.includes('Отозвать доступ'));
});

const entry = {
  ...{
    id: 'o1',
    operation: 'send_letter',
    status: 'in_doubt',
    awaitsDecision: true,
    externalId: null,
    lastError: null,
  },
  ...{ attempts: 3, createdAt: '2026-11-05T10:00:00Z', details: {} },
};

const outbox = (may: readonly Permission[], changes: object = {}) =>
  page(['integrations.logs', ...may], {}, {}, '?tab=outbox', [
    [['integrations', 'outbox', 'i1', { waiting: false }], listed([{ ...entry, ...changes }])],
  ]);

test('a write of which nobody knows whether it is there waits for a person', async () => {
  const { text, buttons } = await outbox(['integrations.sync']);
  assert.match(text, /05\.11\.2026, 13:00 send_letter — 3 Под сомнением/);
  assert.ok(buttons.includes('Повторить') && buttons.includes('Решить'));
  assert.ok(!(await outbox([])).buttons.includes('Решить'));
});

test('a write that failed is only sent again, one that stands there is done', async () => {
  const failed = await outbox(['integrations.sync'], { status: 'failed', awaitsDecision: false });
  assert.ok(failed.buttons.includes('Повторить') && !failed.buttons.includes('Решить'));
  const done = await outbox(['integrations.sync'], { status: 'done', awaitsDecision: false, externalId: 'A-17' });
  assert.match(done.text, /A-17 3 Записано/);
  assert.ok(!done.buttons.includes('Повторить'));
});

const line = {
  ...{ id: 'l1', event: 'mail.read', message: 'Прочитано писем: 3', at: '2026-11-05T10:00:00Z', times: 4 },
  ...{ direction: 'INBOUND', status: 'ok', durationMs: 1_250, httpStatus: 200, attempt: null, correlationId: 'c-1' },
  ...{ entityType: null, entityId: null, details: { importId: 'im1', priceListId: 'pl1' } },
};

const journal = (search: string, filters: object, rows: readonly unknown[] = [line]) =>
  page(['integrations.logs'], {}, {}, `?tab=logs${search}`, [[['integrations', 'logs', 'i1', filters], listed(rows)]]);

test('the journal tells what happened, which way and how often', async () => {
  const { text } = await journal('', {});
  assert.match(text.replace(/\s/g, ' '), /Входящее Прочитано писем: 3 ×4 1 250 мс Выполнено/);
});

test('a line leads to those that belong to it, and to the preview that waits for a person', async () => {
  const { buttons, links, text } = await journal('&open=l1', {});
  assert.ok(buttons.includes('c-1'));
  assert.ok(links.includes('/romashka/imports/im1?kind=price_list&priceList=pl1'));
  assert.match(text, /Код HTTP 200 Повторов 4/);
});

test('an empty journal and a filter that found nothing are told apart', async () => {
  assert.match((await journal('', {}, [])).text, /Журнал пуст/);
  assert.match((await journal('&status=failed', { status: 'failed' }, [])).text, /Ничего не найдено/);
});
