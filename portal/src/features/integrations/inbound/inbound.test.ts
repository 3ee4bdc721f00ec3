import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { answer } from '../../../../test/answers.ts';
import { draw, listed } from '../../../../test/draw.ts';
import { emptyRow } from './mapping-model.ts';

const { DryRunResult } = await import('./dry-run-result.tsx');
const { FieldRows } = await import('./field-rows.tsx');
const { MappingEditor } = await import('./mapping-editor.tsx');
const { MappingsTab } = await import('./mappings-tab.tsx');
const { ReceiptPanel } = await import('./receipt-panel.tsx');
const { Receipts } = await import('./receipts.tsx');
const { saveMapping } = await import('./save-mapping.ts');
const { WebhookTab } = await import('./webhook-tab.tsx');
const { draftOf } = await import('./mapping-model.ts');
const { showInZone } = await import('../../../kit/format.ts');
const { beginSession } = await import('../../../shared/session/session.ts');

showInZone('Europe/Moscow');

const dates = 'dd.MM.yyyy';
beginSession({ accessToken: 'token', expiresIn: 900 });

const items = {
  ...{ id: 'm1', version: 2, name: 'Номенклатура', event: 'catalog.item.upserted', operation: 'catalog_item.upsert' },
  ...{ active: true, source: { name: '$.name' }, defaults: {}, requiredFields: ['name'], idempotencyPath: null },
  ...{ externalSource: null, externalIdPath: null, versionPath: null, matchBy: null, allowBankDetails: false },
};

const editor = (mapping: object | undefined, may: readonly Permission[] = ['integrations.configure']) =>
  draw(createElement(MappingEditor, { id: 'i1', mapping: mapping as never, onSaved() {} }), { may });

test('a new mapping begins with the name of a record and can be tried once it is saved', async () => {
  const { html, text, buttons } = await editor(undefined);
  assert.match(html, /aria-label="Поле, строка 1"[^>]*value="name"|value="name"[^>]*aria-label="Поле, строка 1"/);
  assert.match(text, /После сохранения его можно проверить на событии/);
  assert.ok(!buttons.includes('Удалить'));
});

test('a saved mapping is tried on an example without anything being kept', async () => {
  const { headings, text, off, buttons } = await editor(items);
  assert.ok(headings.includes('Проверить без записи'));
  assert.match(text, /применяется по-настоящему и отменяется/);
  assert.ok(off.includes('Проверить'), 'until there is an example');
  assert.ok(buttons.includes('Удалить'));
});

test('who may not set integrations up sees a mapping and saves nothing', async () => {
  const { buttons } = await editor(items, []);
  for (const name of ['Сохранить', 'Удалить', 'Проверить']) assert.ok(!buttons.includes(name), name);
});

test('details of a bank are written only where it is allowed by name', async () => {
  const box = 'Разрешить запись банковских реквизитов';
  assert.ok((await editor({ ...items, operation: 'counterparty.upsert' })).fields.includes(box));
  assert.ok(!(await editor(items)).fields.includes(box));
});

test('a record is known again by a field only where there is one', async () => {
  assert.ok((await editor(items)).fields.includes('Если связи нет: искать по'));
  assert.ok(
    !(await editor({ ...items, operation: 'procurement.status' })).fields.includes('Если связи нет: искать по'),
  );
});

test('a field that two rows fill says so at both', async () => {
  const rows = createElement(FieldRows, {
    rows: [
      { ...emptyRow, target: 'name' },
      { ...emptyRow, target: 'name' },
    ],
    onChange() {},
    ...{ targets: ['name'], paths: [], faultOf: () => undefined, twice: new Set(['name']) },
  });
  assert.equal((await draw(rows)).text.match(/Заполняют несколько строк/g)?.length, 2);
});

test('a new mapping is made, a known one changed under its version', async () => {
  const asked = answer(() => ({ body: items }));
  await saveMapping('i1', undefined, draftOf(undefined));
  await saveMapping('i1', items as never, draftOf(items as never));
  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, (body as { version?: number }).version]),
    [
      ['POST', '/api/v1/integrations/installations/i1/mappings', undefined],
      ['PATCH', '/api/v1/integrations/installations/i1/mappings/m1', 2],
    ],
  );
});

const result = (changes: object) =>
  draw(
    createElement(DryRunResult, {
      matched: [
        {
          mappingId: 'm1',
          name: 'Номенклатура',
          extracted: { name: 'Цемент' },
          missing: [],
          wouldWrite: null,
          ...changes,
        },
      ] as never,
    }),
  );

test('a trial tells what would be written, or why it would be refused', async () => {
  const written = await result({ wouldWrite: { result: 'created', displayName: 'Цемент М500' } });
  assert.match(written.text, /Номенклатура создано: Цемент М500/);
  const refused = await result({ missing: ['sku'], problem: { detail: 'Нет артикула.' } });
  assert.match(refused.text, /Не хватает: sku Нет артикула\./);
  const none = await draw(createElement(DryRunResult, { matched: [] }));
  assert.match(none.text, /Ни одно действующее сопоставление не берёт это событие/);
});

test('mappings stand in the order they are applied, and the first is offered to who may make it', async () => {
  const tab = (rows: readonly unknown[], may: readonly Permission[]) =>
    draw(createElement(MappingsTab, { id: 'i1', search: {}, onChange() {} }), {
      may,
      known: [[['integrations', 'mappings', 'i1'], listed(rows)]],
    });
  const { text } = await tab([items, { ...items, id: 'm2', name: 'Цены', active: false }], []);
  assert.match(text, /Номенклатура catalog\.item\.upserted Создать или изменить позицию каталога Действует/);
  assert.match(text, /Цены .* Выключено/);
  assert.equal((await tab([], ['integrations.configure'])).buttons.length, 2);
  assert.deepEqual((await tab([], [])).buttons, []);
});

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
        [['integrations', 'mappings', 'i1'], listed([items])],
      ],
    });
  const { text, buttons } = await panel(['integrations.configure']);
  assert.match(text, /Единица неизвестна\. unit Нет такой единицы\./);
  assert.match(text, /Сопоставление Номенклатура Итог версия устарела/);
  assert.ok(buttons.includes('Применить ещё раз'));
  assert.ok(!(await panel([])).buttons.includes('Применить ещё раз'));
});
