import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import { draw, listed } from '../../../../test/draw.ts';
import { exampleOf, readObject } from './dry-run-model.ts';
import { draftOf } from './mapping-model.ts';

const { DryRun } = await import('./dry-run.tsx');
const { DryRunResult } = await import('./dry-run-result.tsx');
const { IdentityFields } = await import('./identity-fields.tsx');

test('a mapping of all events of a kind is tried on one of them', () => {
  assert.equal(exampleOf('item.*'), 'item.test');
  assert.equal(exampleOf('item.changed'), 'item.changed');
});

test('the body of an event is an object; anything else is refused before it is sent', () => {
  assert.deepEqual(readObject('{"id": "104"}'), { id: '104' });
  for (const text of ['', '{', '[]', '"id"', 'null', '42']) assert.equal(readObject(text), undefined, text);
});

const tried = (received: readonly unknown[], language: 'ru' | 'en' = 'ru') =>
  draw(createElement(DryRun, { id: 'i1', event: 'item.changed', onPaths() {} }), {
    language,
    known: [[['integrations', 'receipts', 'i1', { status: undefined }], listed(received)]],
  });

test('nothing can be tried until there is a body; one that came can be taken instead of typing', async () => {
  const empty = await tried([]);
  assert.deepEqual([empty.fields, empty.off], [['Тело события, JSON'], ['Проверить']]);
  const received = { id: 'r1', event: 'item.changed', receivedAt: '2026-11-05T10:00:00Z' };
  assert.ok((await tried([received])).fields.includes('Тело принятого события'));
  assert.match((await tried([], 'en')).text, /Dry run The saved mapping is really applied and rolled back/);
});

const result = (matched: readonly object[]) => draw(createElement(DryRunResult, { matched: matched as never }));

const written = {
  ...{ mappingId: 'm1', name: 'Товары', extracted: { sku: 'ц-500' }, missing: [], problem: null },
  wouldWrite: { result: 'created', displayName: 'Цемент М500' },
};

test('a trial tells which record would be made, in words', async () => {
  assert.match((await result([written])).text, /^Товары создано: Цемент М500/);
  const newer = { ...written, wouldWrite: { result: 'merged', displayName: null } };
  assert.match((await result([newer])).text, /^Товары merged/, 'an outcome that only a newer server knows');
});

test('an event that no mapping handles is told as such, not as an empty result', async () => {
  assert.equal((await result([])).text, 'Ни одно действующее сопоставление не берёт это событие.');
});

test('what a body lacks and why it would be refused stand together', async () => {
  const problem = { code: 'validation', detail: 'Такой единицы нет.' };
  const { text } = await result([{ ...written, wouldWrite: null, missing: ['name', 'unit'], problem }]);
  assert.match(text, /^Товары Не хватает: name, unit Такой единицы нет\./);
});

const identity = (changes: object, matchBy: readonly string[], faults: ReadonlyMap<string, string> = new Map()) =>
  draw(createElement(IdentityFields, { draft: { ...draftOf(undefined), ...changes }, onChange() {}, matchBy, faults }));

test('a refusal of the server stands at the path that it is about', async () => {
  const faults = new Map([['/externalIdPath', 'Путь начинается с $']]);
  const { text, html } = await identity({ externalIdPath: 'id' }, ['sku'], faults);
  assert.match(text, /Путь к её идентификатору Путь начинается с \$/);
  assert.equal(html.match(/aria-invalid="true"/g)?.length, 1);
});

test('details of a bank are asked about where counterparties are written, and nowhere else', async () => {
  const asks = 'Разрешить запись банковских реквизитов';
  assert.ok((await identity({ operation: 'counterparty.upsert' }, ['inn'])).fields.includes(asks));
  assert.ok(!(await identity({}, ['sku'])).fields.includes(asks));
});
