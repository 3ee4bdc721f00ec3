import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { draw, listed } from '../../../../test/draw.ts';

const { ReceiptPanel } = await import('./receipt-panel.tsx');
const { Receipts } = await import('./receipts.tsx');
const { WebhookTab } = await import('./webhook-tab.tsx');
const { showInZone } = await import('../../../kit/format.ts');

showInZone('Europe/Moscow');

const dates = 'dd.MM.yyyy';

const endpoint = {
  ...{
    url: 'https://portal.example/in/abc',
    secretMasked: '••••7f',
    active: true,
    receivedCount: 0,
    lastEventAt: null,
  },
  previousUrlValidUntil: null,
};

const webhook = (may: readonly Permission[], changes: object = {}) =>
  draw(createElement(WebhookTab, { id: 'i1', search: {}, onChange() {} }), {
    dates,
    may,
    known: [[['integrations', 'endpoint', 'i1'], { ...endpoint, ...changes }]],
  });

test('the address for webhooks is copied, its secret is covered, and how to sign stands beside', async () => {
  const { text, buttons, html } = await webhook([]);
  assert.match(text, /Секрет ••••7f/);
  assert.ok(buttons.includes('Копировать: Адрес') && !buttons.includes('Новый адрес и секрет'));
  assert.match(html, /curl -X POST &quot;https:\/\/portal\.example\/in\/abc&quot;/);
  assert.match(text, /без него события не подписать/, 'until the first event came');
});

test('a former address says until when it works', async () => {
  const { text, buttons } = await webhook(['integrations.configure'], {
    ...{ receivedCount: 12, previousUrlValidUntil: '2026-11-06T10:00:00Z' },
  });
  assert.match(text, /Прежний адрес действует до 06\.11\.2026, 13:00/);
  assert.doesNotMatch(text, /без него события не подписать/);
  assert.ok(buttons.includes('Новый адрес и секрет'));
});

const receipt = {
  ...{ id: 'r1', event: 'catalog.item.upserted', status: 'failed', receivedAt: '2026-11-05T10:00:00Z', attempts: 2 },
  ...{ sentAt: '2026-11-05T09:59:00Z', nextAttemptAt: null, finishedAt: null, missing: [], body: '{"id":1}' },
  lastError: { message: 'Единица неизвестна.', fields: [{ at: 'unit', message: 'Нет такой единицы.' }] },
  applications: [
    {
      mappingId: 'm1',
      result: 'skipped_stale',
      entityType: null,
      entityId: null,
      extracted: {},
      at: '2026-11-05T10:00:00Z',
    },
  ],
};

test('what came is listed with its fault, or with the fields it lacks', async () => {
  const list = (row: object) =>
    draw(createElement(Receipts, { id: 'i1', search: {}, onChange() {} }), {
      known: [[['integrations', 'receipts', 'i1', {}], listed([row])]],
    });
  assert.match((await list(receipt)).text, /catalog\.item\.upserted Единица неизвестна\. 2 Не применено/);
  assert.match((await list({ ...receipt, missing: ['sku', 'unit'] })).text, /не хватает: sku, unit/);
});

test('a webhook beside the list tells its body, what each mapping made of it, and can be applied again', async () => {
  const panel = (may: readonly Permission[]) =>
    draw(createElement(ReceiptPanel, { id: 'i1', open: 'r1', onClose() {} }), {
      may,
      known: [
        [['integrations', 'receipt', 'i1', 'r1'], receipt],
        [['integrations', 'mappings', 'i1'], listed([{ id: 'm1', name: 'Номенклатура' }])],
      ],
    });
  const { text, buttons } = await panel(['integrations.configure']);
  assert.match(text, /Единица неизвестна\. unit Нет такой единицы\./);
  assert.match(text, /Сопоставление Номенклатура Итог версия устарела/);
  assert.ok(buttons.includes('Применить ещё раз'));
  assert.ok(!(await panel([])).buttons.includes('Применить ещё раз'));
});
