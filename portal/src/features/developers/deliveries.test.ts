import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import { attemptFaults } from './delivery-words.ts';

const { AttemptView } = await import('./components/attempt-view.tsx');
const { DeliveryPanel } = await import('./components/delivery-panel.tsx');
const { SignatureVerdict } = await import('./components/signature-verdict.tsx');
const { WebhookStats } = await import('./components/webhook-stats.tsx');
const { developerRoutes: routes } = await import('./developers.routes.tsx');
const { showInZone } = await import('../../kit/format.ts');

showInZone('Europe/Moscow');

const dates = 'dd.MM.yyyy';

const attempt = {
  ...{ id: 'a1', number: 2, trigger: 'schedule', startedAt: '2026-11-05T10:00:00Z', durationMs: 1_240 },
  ...{ responseStatus: 500, errorCode: 'http_status', remoteIp: '203.0.113.7', dnsMs: 3, connectMs: 12, tlsMs: 0 },
  ...{ ttfbMs: null, nextAttemptAt: '2026-11-05T10:05:00Z', requestBodySha256: 'ab12', responseTruncated: true },
  ...{ requestHeaders: { 'webhook-id': 'msg_1' }, responseHeaders: {}, responseBody: '{"error":"busy"}' },
};

const shown = (changes: object = {}) =>
  draw(createElement(AttemptView, { attempt: { ...attempt, ...changes } as never, open: true }), { dates });

test('an attempt tells what was sent, what came back and how long each step took', async () => {
  const { text } = await shown();
  assert.match(text, /^Отказ, 500 попытка 2, по расписанию 05\.11\.2026, 13:00 · 1\s240 мс/);
  assert.match(text, /Этапы DNS 3 мс · TCP 12 мс · TLS 0 мс(?! · первый байт)/);
  assert.match(text, /Следующая попытка 05\.11\.2026, 13:05/);
  assert.match(text, /Заголовки запроса webhook-id msg_1/);
  assert.match(text, /Ответ, начало/, 'it was cut');
  assert.doesNotMatch(text, /Заголовки ответа/, 'there were none');
});

test('an attempt that was accepted is good and has no fault', async () => {
  const { text, html } = await shown({ responseStatus: 204, errorCode: null, nextAttemptAt: null });
  assert.match(text, /^Принято, 204/);
  assert.match(html, /data-tone="good"/);
  assert.doesNotMatch(text, /Ошибка|Следующая попытка/);
});

test('where no answer came, the fault is named in its place', async () => {
  for (const [errorCode, { ru }] of Object.entries(attemptFaults)) {
    const { text } = await shown({ responseStatus: null, errorCode });
    assert.ok(text.startsWith(ru), errorCode);
    assert.match(text, /Код ответа ответа нет/);
  }
});

const delivery = {
  ...{ id: 'd1', event: 'integration_api.invoice.created', eventId: 'evt-1', status: 'failed' },
  ...{ entity: { type: 'invoice', id: 'inv-12345678', version: 3 }, createdAt: '2026-11-05T10:00:00Z' },
  ...{ finishedAt: null, attemptCount: 2, nextAttemptAt: null },
};

const panel = (status: string, may: readonly Permission[]) =>
  draw(createElement(DeliveryPanel, { open: 'd1', onClose() {} }), {
    may,
    dates,
    known: [
      [['webhooks', 'delivery', 'd1'], { ...delivery, status }],
      [['webhooks', 'delivery', 'd1', 'attempts'], [attempt]],
    ],
  });

test('a delivery beside the list tells its event, its record and every attempt', async () => {
  const { text } = await panel('failed', []);
  assert.match(text, /Входящий счёт: создание/);
  assert.match(text, /Статус Не доставлено .* Запись Входящий счёт inv-12345678/);
  assert.match(text, /Отказ, 500/);
});

test('whoever may deliver again is offered to; attempts are stopped only while there will be some', async () => {
  for (const status of ['delivered', 'failed', 'cancelled', 'blocked']) {
    const { buttons } = await panel(status, ['webhooks.redeliver']);
    assert.deepEqual(
      [buttons.includes('Отправить ещё раз'), buttons.includes('Остановить попытки')],
      [true, false],
      status,
    );
  }
  for (const status of ['pending', 'in_flight', 'held'])
    assert.ok((await panel(status, ['webhooks.redeliver'])).buttons.includes('Остановить попытки'), status);
  assert.ok(!(await panel('held', [])).buttons.includes('Отправить ещё раз'));
});

const deliveries = (search: string, rows: readonly unknown[], filters: object = {}) =>
  drawPage({
    at: `settings/webhooks/w1${search}`,
    routes,
    dates,
    known: [
      [['webhooks', 'w1'], { id: 'w1', name: 'Учёт', url: 'https://erp.example', enabled: true, archivedAt: null }],
      [['webhooks', 'w1', 'deliveries', filters], listed(rows)],
    ],
  });

test('deliveries are listed by what happened, to which record, after how many attempts', async () => {
  const { text } = await deliveries('', [delivery]);
  assert.match(text, /Доставок: 1/);
  assert.match(text, /Входящий счёт: создание Входящий счёт 12345678 v3 2 — 05\.11\.2026, 13:00 Не доставлено/);
});

test('a subscription without deliveries and a filter without any are told apart', async () => {
  assert.match((await deliveries('', [])).text, /Ещё ничего не отправлено/);
  assert.match((await deliveries('?status=held', [], { status: 'held' })).text, /Ничего не найдено/);
});

test('how attempts went is a share of those made, and a dash where none were', async () => {
  const window = { successRate: 0.985, succeeded: 197, attempts: 200, p50Ms: 120, p95Ms: 1_900 };
  const windows = {
    '1h': { ...window, successRate: null, attempts: 0, succeeded: 0, p50Ms: null, p95Ms: null },
    '24h': window,
  };
  const { text } = await draw(createElement(WebhookStats, { id: 'w1' }), {
    known: [[['webhooks', 'w1', 'stats'], { windows }]],
  });
  const plain = text.replace(/\s/g, ' ');
  assert.match(plain, /За час — принято: 0 \/ 0 обычно — · медленные 5 % —/);
  assert.match(plain, /За сутки 98,5 % принято: 197 \/ 200 обычно 120 мс · медленные 5 % 1 900 мс/);
  assert.match(plain, /За неделю — принято: — \/ —/);
});

test('a check of a signature shows what came beside what was computed, and what to do', async () => {
  const verdict = (finding: string) =>
    draw(
      createElement(SignatureVerdict, {
        verdict: { scheme: 'standard', finding, given: 'v1,abc', expected: 'v1,def', age: 0 } as never,
      }),
    );
  assert.match((await verdict('right')).text, /Подпись верна Пришла v1,abc Вычислена v1,def/);
  assert.match((await verdict('body_parsed')).text, /Проверяйте подпись до разбора JSON/);
  assert.doesNotMatch((await verdict('absent')).text, /Пришла/);
});

test('a signature is checked without the secret leaving the page', async () => {
  const { text, fields, html } = await drawPage({ at: 'settings/webhooks/check', routes });
  assert.deepEqual(fields, ['Заголовки', 'Тело, байт в байт', 'Секрет подписи']);
  assert.match(text, /никуда не отправляется/);
  assert.match(html, /autoComplete="off"[^>]*type="password"|type="password"[^>]*autoComplete="off"/);
});
