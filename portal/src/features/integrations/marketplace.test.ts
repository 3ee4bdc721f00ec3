import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import { connectionsOf, oauthReasons } from './words.ts';

const { ConsentDialog } = await import('./components/consent-dialog.tsx');
const { consentOf } = await import('./consent-of.ts');
const { integrationRoutes: routes } = await import('./integrations.routes.tsx');
const { Problem } = await import('../../shared/api/problem.ts');

const stock = {
  ...{ slug: 'sklad.stock-watch', name: 'Остатки', developer: 'Склад-Софт', categoryName: 'Учёт', rating: '4.5' },
  ...{ shortDescription: 'Следит за остатками.', connectionTypes: ['api_key', 'oauth'], badges: ['beta'] },
  ...{ installation: null, installCount: 12, ratingCount: 3, ownRating: null, updatedAt: '2026-11-05T10:00:00Z' },
  ...{ description: 'Первый абзац.\n\nВторой с `кодом`.', capabilities: ['Читает остатки'], requirements: [] },
  ...{ instruction: ['Откройте `настройки`.'], hosts: ['api.sklad.example'], settingsSchema: {} },
  dataTransfer: [{ entity: 'stock', label: 'Остатки', access: 'read' }],
};

const marketplace = (search = '', filters: object = {}, rows: readonly unknown[] = [stock]) =>
  drawPage({
    at: `integrations${search}`,
    routes,
    known: [[['integrations', 'marketplace', filters], listed(rows)]],
  });

test('each integration is told by who made it, what for and how it is connected', async () => {
  const { text, links } = await marketplace();
  assert.match(text, /Остатки Склад-Софт · Учёт Следит за остатками\. Ключ или пароль, вход у провайдера \(OAuth\)/);
  assert.match(text, /Бета Оценка 4,5/);
  assert.ok(links.includes('/romashka/integrations/sklad.stock-watch'));
});

test('one that is here already says how it fares', async () => {
  const here = { ...stock, installation: { id: 'i1', status: 'sync_error' } };
  assert.match((await marketplace('', {}, [here])).text, /Ошибка синхронизации/);
});

test('where the filters leave nothing there is a way to all of them', async () => {
  const { text, links } = await marketplace('?category=bank', { category: 'bank' }, []);
  assert.match(text, /Ничего не подошло Показать все/);
  assert.ok(links.includes('/romashka/integrations'));
});

test('ways to connect are listed in one sentence', () => {
  assert.equal(connectionsOf({ connectionTypes: ['webhook', 'file'] }), 'Вебхуки, файлы');
  assert.equal(connectionsOf({ connectionTypes: [] }), 'Подключать ничего не нужно');
});

const listing = (search = '', may: readonly Permission[] = [], changes: object = {}) =>
  drawPage({
    at: `integrations/sklad.stock-watch${search}`,
    routes,
    may,
    known: [[['integrations', 'listing', 'sklad.stock-watch'], { ...stock, ...changes }]],
  });

test('before it is installed one reads which data go where', async () => {
  const { text, buttons } = await listing('', ['integrations.install']);
  assert.match(text, /Какие данные передаёт Данные Интеграция Остатки читает Соединяется с: api\.sklad\.example/);
  assert.ok(buttons.includes('Установить'));
  assert.ok(!(await listing()).buttons.includes('Установить'));
});

test('an integration that takes no data of the portal says so', async () => {
  assert.match((await listing('', [], { dataTransfer: [] })).text, /Данные портала не передаются/);
});

test('one that is installed is opened, not installed twice', async () => {
  const here = { installation: { id: 'i1', status: 'installed' } };
  const { text, links } = await listing('', ['integrations.install'], here);
  assert.match(text, /Открыть установленную/);
  assert.ok(links.includes('/romashka/integrations/installed/i1'));
});

for (const [reason, { ru }] of Object.entries(oauthReasons))
  test(`a sign-in at the provider that ended with ${reason} is told in words`, async () => {
    const here = { installation: { id: 'i1', status: 'requires_setup' } };
    const { text, buttons } = await listing(`?oauth=failed&reason=${reason}`, [], here);
    assert.ok(text.includes(`Подключить не удалось ${ru}`));
    assert.ok(buttons.includes('Попробовать ещё раз'));
  });

test('an access that was granted leads to the installation', async () => {
  const { text, links } = await listing('?oauth=connected', [], { installation: { id: 'i1', status: 'installed' } });
  assert.match(text, /Доступ предоставлен Проверьте подключение/);
  assert.ok(links.includes('/romashka/integrations/installed/i1'));
});

test('one opinion of a portal can be given and taken back by who sets integrations up', async () => {
  const rated = await listing('', ['integrations.configure'], { ownRating: 4 });
  assert.match(rated.text, /4,5 из 5, 3 оценки/);
  assert.ok(rated.buttons.includes('Отозвать'));
  assert.ok(!(await listing('', ['integrations.configure'])).buttons.includes('Отозвать'));
  assert.match((await listing('', [], { rating: null, ratingCount: 0 })).text, /Оценок пока нет/);
});

const consent = {
  ...{ number: 2, agreedNumber: 1, name: 'Остатки', scopes: ['catalog.read'], destinations: ['api.sklad.example'] },
  ...{ events: ['integration_api.invoice.created'], secretSettings: ['Ключ'] },
  dataTransfer: [{ entity: 'stock', label: 'Остатки', access: 'read_write', purpose: 'Для прогноза' }],
  publisher: {
    ...{ name: 'ООО «Склад-Софт»', inn: '7707083893', contact: 'Пётр', supportEmail: 'help@sklad.example' },
    privacyUrl: 'https://sklad.example/privacy',
  },
};

test('an integration of another company says all that it asks for before it may', async () => {
  const dialog = createElement(ConsentDialog, {
    consent: consent as never,
    isPending: false,
    onAccept() {},
    onClose() {},
  });
  const { text, buttons, html } = await draw(dialog);
  assert.match(text, /«Остатки» запрашивает доступ Интеграцию сделала другая компания/);
  assert.match(text, /Остатки читает и записывает Для прогноза/);
  assert.match(text, /Получает права Каталог: чтение Узнаёт о событиях Входящий счёт: создание Получает секреты Ключ/);
  assert.match(html, /href="https:\/\/sklad\.example\/privacy" target="_blank" rel="noreferrer"/);
  assert.deepEqual(buttons.slice(-2), ['Отмена', 'Согласиться и продолжить']);
});

test('consent is asked for only where the server says that it is what is missing', () => {
  assert.equal(consentOf(new Problem({ code: 'conflict', rule: 'consent_required', consent }, 409)), consent);
  assert.equal(consentOf(new Problem({ code: 'conflict', rule: 'already_installed', consent }, 409)), undefined);
});

test('what is installed stands in a table with its last fault', async () => {
  const row = { id: 'i1', slug: 'sklad.stock-watch', status: 'sync_error', lastSyncAt: null };
  const { text, links } = await drawPage({
    at: 'integrations?tab=installed',
    routes,
    known: [
      [['integrations', 'installations'], listed([{ ...row, lastError: { message: 'Ключ отозван.' } }])],
      [['integrations', 'marketplace', {}], listed([stock])],
    ],
  });
  assert.match(text, /Остатки Ошибка синхронизации — Ключ отозван\./);
  assert.ok(links.includes('/romashka/integrations/installed/i1'));
});
