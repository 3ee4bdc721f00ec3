import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import { draw } from '../../../test/draw.ts';

const { ApiKeyStatus } = await import('./components/api-key-status.tsx');
const { EventPicker } = await import('./components/event-picker.tsx');
const { HeaderRows } = await import('./components/header-rows.tsx');
const { ScopeMatrix } = await import('./components/scope-matrix.tsx');
const { SignatureVerdict } = await import('./components/signature-verdict.tsx');
const { WebhookForm } = await import('./components/webhook-form.tsx');
const { WebhookHealth } = await import('./components/webhook-health.tsx');
const { WebhookRecovery } = await import('./components/webhook-recovery.tsx');
const { WebhookStats } = await import('./components/webhook-stats.tsx');

const nothing = () => {};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const keyStatus = async (status: string, expiresAt: string | null) =>
  (await draw(createElement(ApiKeyStatus, { apiKey: { status, expiresAt } as never }))).text;

test('a key warns two weeks before it ends, and one without an end never does', async () => {
  assert.equal(await keyStatus('active', inDays(13)), 'Скоро истекает');
  assert.equal(await keyStatus('active', inDays(15)), 'Действует');
  assert.equal(await keyStatus('active', null), 'Действует');
  assert.equal(await keyStatus('expired', inDays(-1)), 'Истёк');
  assert.equal(await keyStatus('archived', inDays(1)), 'Отозван', 'whenever it would have ended');
});

const works = { archivedAt: null, enabled: true, disabledReason: null, pausedUntil: null, failingSince: null };

const health = async (changes: object) =>
  (await draw(createElement(WebhookHealth, { webhook: { ...works, ...changes } as never }))).text;

test('a subscription is told by the worst that is true of it', async () => {
  const failing = { failingSince: inDays(-1), pausedUntil: inDays(1) };
  assert.equal(await health({}), 'Работает');
  assert.equal(await health({ pausedUntil: inDays(1) }), 'Пауза');
  assert.equal(await health({ pausedUntil: inDays(-1) }), 'Работает', 'a pause that is over');
  assert.equal(await health(failing), 'Ошибки доставки');
  assert.equal(await health({ ...failing, enabled: false, disabledReason: 'manual' }), 'Выключена');
  assert.equal(await health({ ...failing, enabled: false, disabledReason: 'gone' }), 'Выключена из-за ошибок');
  assert.equal(await health({ ...failing, archivedAt: inDays(-1), enabled: false }), 'В архиве');
});

const kinds = [
  { name: 'integration_api.invoice.created', entityType: 'invoice', stable: true },
  { name: 'integration_api.catalog_item.updated', entityType: 'catalog_item', stable: true },
  { name: 'integration.test_event', entityType: 'integration', stable: true },
];

const picker = (value: string[], error?: string, language: 'ru' | 'en' = 'ru') =>
  draw(createElement(EventPicker, { value, onChange: nothing, error }), {
    language,
    known: [[['webhook-events'], kinds]],
  });

test('events are chosen under their records, and how many are is counted in words', async () => {
  const one = await picker(['integration_api.invoice.created']);
  assert.match(one.text, /Выбрано: 1 событие\./);
  assert.equal(one.html.match(/checked=""/g)?.length, 1);
  assert.match((await picker(['a', 'b'], undefined, 'en')).text, /2 events chosen\./);
});

test('no event chosen means all of them, and it is said so', async () => {
  assert.match((await picker([])).text, /Ничего не выбрано: отправляются все события\./);
});

test('events that the server refused say so below their list', async () => {
  assert.match((await picker(['gone'], 'Такого события нет')).text, /Такого события нет$/);
});

const matrix = (value: string[], error?: string) =>
  draw(
    createElement(ScopeMatrix, {
      label: 'Что разрешено ключу',
      grantable: ['catalog.read', 'catalog.write'] as never,
      value: value as never,
      onChange: nothing,
      error,
    }),
  );

test('a right that a key has and the person does not is still shown, so that it can be taken away', async () => {
  const { html, fields } = await matrix(['webhooks.read']);
  assert.equal(fields.length, 3);
  assert.equal(html.match(/checked=""/g)?.length, 1);
});

test('a key without rights is refused below the table of rights', async () => {
  assert.match((await matrix([], 'Выберите хотя бы одно право')).text, /Выберите хотя бы одно право$/);
});

test('each header has a name and a value that are told apart by their number', async () => {
  const value = [
    { name: 'X-Tenant', value: '••••' },
    { name: '', value: '' },
  ];
  const { fields, buttons } = await draw(createElement(HeaderRows, { value, onChange: nothing }));
  assert.deepEqual(fields, ['Имя заголовка 1', 'Значение заголовка 1', 'Имя заголовка 2', 'Значение заголовка 2']);
  assert.deepEqual(buttons, ['Убрать заголовок 1', 'Убрать заголовок 2', 'Заголовок']);
});

test('a subscription is made in English, too', async () => {
  const known = [[['webhook-events'], kinds]] as const;
  const form = createElement(WebhookForm, { webhook: undefined, onDone: nothing });
  const { fields, text } = await draw(form, { language: 'en', known });
  for (const name of ['Name', 'Endpoint URL', 'Find an event', 'What is sent']) assert.ok(fields.includes(name), name);
  assert.match(text, /Nothing selected: every business event is sent\./);
});

test('recovery begins a day ago unless another time is given', async () => {
  const { fields, off, html } = await draw(createElement(WebhookRecovery, { id: 'w1' }));
  assert.deepEqual(fields, ['С какого времени', 'По какое время; пусто — до сих пор']);
  assert.match(html, /type="datetime-local"[^>]* value="\d{4}-\d\d-\d\dT\d\d:\d\d"/);
  assert.deepEqual(off, []);
});

test('a share of attempts is shown where there were some, with the usual and the slow time', async () => {
  const hour = { attempts: 200, succeeded: 199, successRate: 0.995, p50Ms: 120, p95Ms: 1_400 };
  const none = { attempts: 0, succeeded: 0, successRate: null, p50Ms: null, p95Ms: null };
  const known = [[['webhooks', 'w1', 'stats'], { windows: { '1h': hour, '24h': none, '7d': none } }]] as const;
  const { text } = await draw(createElement(WebhookStats, { id: 'w1' }), { known });
  assert.match(text.replace(/\s/g, ' '), /^За час 99,5 % принято: 199 \/ 200 обычно 120 мс · медленные 5 % 1 400 мс/);
  assert.match(text, /За сутки — принято: 0 \/ 0 обычно — · медленные 5 % — /);
});

const verdict = (finding: string, language: 'ru' | 'en' = 'ru') =>
  draw(
    createElement(SignatureVerdict, {
      verdict: { scheme: 'standard', finding, given: 'v1,abc', expected: '', age: undefined } as never,
    }),
    { language },
  );

test('a signature that does not fit is told with what to do about it', async () => {
  assert.match((await verdict('body_parsed')).text, /Проверяйте подпись до разбора JSON/);
  assert.match((await verdict('stale', 'en')).text, /correct but older than five minutes .*the clock of the receiver/);
});

test('what was not given is not compared, and a secret that cannot be read computes nothing', async () => {
  assert.doesNotMatch((await verdict('absent')).text, /Пришла/);
  assert.match((await verdict('secret_unreadable')).text, /Пришла v1,abc Вычислена —/);
});
