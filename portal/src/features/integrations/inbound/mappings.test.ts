import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { answer } from '../../../../test/answer.ts';
import { draw, listed } from '../../../../test/draw.ts';
import { emptyRow } from './mapping-model.ts';

const { DryRunResult } = await import('./dry-run-result.tsx');
const { FieldRows } = await import('./field-rows.tsx');
const { MappingEditor } = await import('./mapping-editor.tsx');
const { MappingsTab } = await import('./mappings-tab.tsx');
const { saveMapping } = await import('./save-mapping.ts');
const { draftOf } = await import('./mapping-model.ts');
const { beginSession } = await import('../../../shared/session/session.ts');

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
