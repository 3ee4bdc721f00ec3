import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { warehouse } from '../../../../nouns/warehouse.ts';
import { draw, spoken } from '../../../test/draw.ts';
import { choicesOf, knownValue, labelOf, ofField, valueOf } from './of-field.ts';

const { ConflictNote, isConflict } = await import('./conflict-note.tsx');
const { DecimalInput } = await import('./decimal-input.tsx');
const { DraftNote } = await import('./draft-note.tsx');
const { FormProblem } = await import('./form-problem.tsx');
const { Held } = await import('./held.tsx');
const { RecordSelect } = await import('./record-select.tsx');
const { UnitInput } = await import('./unit-input.tsx');
const { Problem } = await import('../../shared/api/problem.ts');

test('an input takes its label, its limit and whether it is required from the noun', () => {
  assert.deepEqual(ofField(warehouse, 'name'), { label: 'Название', required: true, maxLength: 200 });
  assert.deepEqual(ofField(warehouse, 'phone'), { label: 'Телефон', maxLength: 40 });
  assert.equal(
    spoken('en', () => labelOf(warehouse, 'name')),
    'Name',
  );
});

test('a select offers the values of the noun, and an address may name these alone', () => {
  assert.deepEqual(choicesOf(warehouse, 'kind')[0], { value: 'main', label: 'Склад' });
  assert.equal(valueOf(warehouse, 'kind', 'site'), 'Объект');
  assert.equal(valueOf(warehouse, 'kind', 'barge'), 'barge', 'a newer server knows more kinds');
  assert.equal(knownValue(warehouse, 'kind', 'site'), 'site');
  assert.equal(knownValue(warehouse, 'kind', 'barge'), undefined);
});

const conflict = {
  differences: [{ label: 'Название', mine: 'Химки', theirs: '' }],
  others: ['Адрес'],
  onMine() {},
  onTheirs() {},
};

test('who edited what somebody else changed sees both versions and decides', async () => {
  const { text, buttons } = await draw(createElement(ConflictNote, conflict));
  assert.match(text, /Название Химки —/);
  assert.match(text, /Там изменено ещё и сохранится: Адрес\./);
  assert.deepEqual(buttons, ['Сохранить мой вариант', 'Взять их вариант']);
  const same = await draw(createElement(ConflictNote, { ...conflict, differences: [], others: [] }), {
    language: 'en',
  });
  assert.match(same.text, /Your edits match what is there\./);
});

test('a conflict of versions is known by the codes of the server', () => {
  assert.ok(isConflict(new Problem({ code: 'version_conflict' }, 409)));
  assert.ok(!isConflict(new Problem({ code: 'already_exists' }, 409)));
});

const draft = { restoredAt: '2026-11-05T10:00:00Z', isKept: true, drop() {}, discard() {} };

test('what was typed before has come back and can be given up', async () => {
  assert.deepEqual((await draw(createElement(DraftNote, { draft }))).buttons, ['Отбросить']);
  assert.equal((await draw(createElement(DraftNote, { draft: { ...draft, restoredAt: undefined } }))).text, '');
  assert.equal((await draw(createElement(DraftNote, { draft: undefined }))).text, '');
});

test('where the line broke, the form says that what was typed is kept, if it is', async () => {
  const error = new Problem({ code: 'line_broken', detail: 'Нет связи.' }, 0);
  const kept = { ...draft, restoredAt: undefined };
  assert.match((await draw(createElement(FormProblem, { error, draft: kept }))).text, /Введённое сохранено/);
  assert.equal((await draw(createElement(FormProblem, { error }))).text, 'Нет связи.');
  assert.equal((await draw(createElement(FormProblem, { error: undefined }))).text, '');
});

test('a number is shown as people write it', async () => {
  const value = (html: string) => / value="([^"]*)"/.exec(html)?.[1]?.replace(/\s/g, ' ');
  const shown = await draw(createElement(DecimalInput, { label: 'Цена', value: '1234.5', onChange() {} }));
  assert.equal(value(shown.html), '1 234,5');
  assert.equal(
    value((await draw(createElement(DecimalInput, { label: 'Цена', value: null, onChange() {} }))).html),
    '',
  );
});

test('a unit is shown by its name; one that nobody knows is named and asked to be chosen', async () => {
  const known = await draw(createElement(UnitInput, { label: 'Ед.', value: '166', onChange() {} }));
  assert.match(known.html, / value="кг"/);
  const unknown = await draw(createElement(UnitInput, { label: 'Ед.', value: 'бухта', onChange() {} }));
  assert.match(unknown.text, /Нет единицы «бухта», выберите из списка/);
});

test('a record that is chosen is shown by its name and can be cleared', async () => {
  const find = () => Promise.resolve([]);
  const select = (value: { id: string; label: string } | null) =>
    draw(createElement(RecordSelect, { kind: 'items', label: 'Позиция', value, onChange() {}, find }));
  const chosen = await select({ id: '1', label: 'Кабель ВВГ' });
  assert.match(chosen.html, / value="Кабель ВВГ"/);
  assert.deepEqual([chosen.buttons, (await select(null)).buttons], [['Очистить'], []]);
});

test('a form over a record shows it without a warning until somebody else changes it', async () => {
  const record = { id: '1', version: 3, name: 'Химки' };
  const { text } = await draw(createElement(Held<typeof record>, { record, children: (one) => one?.name }));
  assert.equal(text, 'Химки');
});
