import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { drawPage, listed } from '../../../test/draw.ts';

const { developerRoutes: routes } = await import('./developers.routes.tsx');
const { showInZone } = await import('../../kit/format.ts');

showInZone('Europe/Moscow');

const dates = 'dd.MM.yyyy';

const accounting = {
  ...{ id: 'w1', name: 'Учёт', url: 'https://erp.example/hook', events: [], payloadMode: 'full', ordering: 'none' },
  ...{
    enabled: true,
    disabledReason: null,
    disabledAt: null,
    failingSince: null,
    failedAttempts: 0,
    pausedUntil: null,
  },
  ...{ archivedAt: null, alertEmails: [], rotationFallback: false, maxRatePerSecond: null, version: 1 },
  ...{ headers: { Authorization: '••••' }, secretMasked: 'whsec_••••9f2', nextSecretMasked: null, overlapUntil: null },
};

const kinds = [
  { name: 'integration_api.invoice.created', entityType: 'invoice', stable: true },
  { name: 'integration.test_event', entityType: 'integration', stable: true },
];

const catalog = [['webhook-events'], kinds] as const;

const list = (subscriptions: readonly unknown[], may: readonly Permission[] = [], at = 'settings/webhooks') =>
  drawPage({ at, routes, dates, may, known: [[['webhooks', {}], listed(subscriptions)], catalog] });

const page = (tab: string, may: readonly Permission[] = [], changes: object = {}) =>
  drawPage({
    at: `settings/webhooks/w1?tab=${tab}`,
    routes,
    dates,
    may,
    known: [
      [['webhooks', 'w1'], { ...accounting, ...changes }],
      [['webhooks', 'w1', 'deliveries', {}], listed([])],
      catalog,
    ],
  });

test('a subscription is listed with its address and what it wants', async () => {
  const { text, links } = await list([accounting, { ...accounting, id: 'w2', name: 'Склад', events: ['a', 'b'] }]);
  assert.match(text, /Учёт https:\/\/erp\.example\/hook все — Работает/);
  assert.match(text, /Склад https:\/\/erp\.example\/hook 2 события/);
  assert.ok(links.includes('/romashka/settings/webhooks/w2'));
});

for (const [changes, says] of [
  [{}, 'Работает'],
  [{ pausedUntil: '2999-01-01T00:00:00Z' }, 'Пауза'],
  [{ pausedUntil: '2020-01-01T00:00:00Z' }, 'Работает'],
  [{ failingSince: '2026-11-05T10:00:00Z', pausedUntil: '2999-01-01T00:00:00Z' }, 'Ошибки доставки'],
  [{ enabled: false, disabledReason: 'manual' }, 'Выключена'],
  [{ enabled: false, disabledReason: 'failing' }, 'Выключена из-за ошибок'],
  [{ archivedAt: '2026-11-05T10:00:00Z', enabled: false }, 'В архиве'],
] as const)
  test(`a subscription with ${JSON.stringify(Object.keys(changes))} is «${says}»`, async () => {
    assert.ok((await list([{ ...accounting, ...changes }])).text.endsWith(` ${says}`));
  });

test('who may not manage subscriptions is offered to make none', async () => {
  assert.ok(!(await list([])).buttons.includes('Подписка'));
  assert.ok((await list([], ['webhooks.manage'])).buttons.includes('Подписка'));
});

test('a new subscription gets every business event until some are chosen; test events are not among them', async () => {
  const { text, fields, buttons } = await list([], ['webhooks.manage'], 'settings/webhooks?open=new');
  assert.match(text, /Ничего не выбрано: отправляются все события/);
  assert.match(text, /integration_api\.invoice\.created/);
  assert.doesNotMatch(text, /integration\.test_event/);
  assert.ok(fields.includes('Не чаще, в секунду'));
  assert.ok(buttons.includes('Подписаться'));
});

test('the page of a subscription offers a test, switching off and archiving to whoever manages it', async () => {
  const manager = await page('deliveries', ['webhooks.manage']);
  for (const name of ['Тестовое событие', 'Выключить', 'Ещё']) assert.ok(manager.buttons.includes(name), name);
  const reader = await page('deliveries', ['webhooks.read']);
  for (const name of ['Тестовое событие', 'Выключить', 'Ещё']) assert.ok(!reader.buttons.includes(name), name);
  const off = await page('deliveries', ['webhooks.manage'], { enabled: false, disabledReason: 'manual' });
  assert.ok(off.buttons.includes('Включить'));
});

test('an archived subscription is only looked at', async () => {
  const archived = { archivedAt: '2026-11-05T10:00:00Z' };
  const { text, buttons } = await page('settings', ['webhooks.manage'], archived);
  assert.match(text, /Эту подписку можно только просматривать/);
  assert.ok(!buttons.includes('Тестовое событие'));
  const health = await page('health', ['webhooks.manage'], archived);
  assert.ok(!health.buttons.includes('Заменить секрет'));
});

test('why a subscription was switched off, and what to do, stands above it', async () => {
  const failing = { enabled: false, disabledReason: 'gone', disabledAt: '2026-11-05T10:00:00Z' };
  const { text } = await page('deliveries', [], failing);
  assert.match(text, /Выключена: получатель ответил 410 С 05\.11\.2026, 13:00\. События сохраняются/);
  const byHand = await page('deliveries', [], { ...failing, disabledReason: 'manual' });
  assert.doesNotMatch(byHand.text, /События сохраняются/, 'the person knows it');
});

test('failing deliveries are told with how many failed in a row', async () => {
  const { text } = await page('deliveries', [], { failingSince: '2026-11-05T10:00:00Z', failedAttempts: 14 });
  assert.match(text, /Доставка не удаётся с 05\.11\.2026, 13:00 Неудачных попыток подряд: 14/);
});

test('a header once stored is shown covered in the form', async () => {
  const { html, fields } = await page('settings', ['webhooks.manage']);
  assert.ok(fields.includes('Имя заголовка 1') && fields.includes('Значение заголовка 1'));
  assert.match(html, /value="Authorization"/);
  assert.match(html, /value="••••"/);
});

test('a secret is shown covered; it can be replaced, with a time in which both sign', async () => {
  const { text, buttons, html } = await page('health', ['webhooks.manage']);
  assert.match(text, /Подписывает whsec_••••9f2/);
  assert.ok(buttons.includes('Заменить секрет'));
  assert.match(html, /value="24 часа"/);
});

test('while two secrets sign, the only thing to do is to end that', async () => {
  const both = { nextSecretMasked: 'whsec_••••1aa', overlapUntil: '2026-11-06T10:00:00Z' };
  const { text, buttons } = await page('health', ['webhooks.manage'], both);
  assert.match(text, /Подписывает вместе с ним whsec_••••1aa Оба действуют до 06\.11\.2026, 13:00/);
  assert.deepEqual([buttons.includes('Завершить замену'), buttons.includes('Заменить секрет')], [true, false]);
  const reader = await page('health', [], both);
  assert.ok(!reader.buttons.includes('Завершить замену'));
});

test('recovery after an outage is offered to whoever may deliver again', async () => {
  const { buttons, fields } = await page('health', ['webhooks.redeliver']);
  assert.ok(buttons.includes('Восстановить') && buttons.includes('Дополнить недостающее'));
  assert.ok(fields.includes('С какого времени'));
  assert.ok(!(await page('health', ['webhooks.manage'])).buttons.includes('Восстановить'));
});
