import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw } from '../../../test/draw.ts';

const { CustomFieldInput } = await import('./custom-field-input.tsx');
const { errorsOfCustomFields } = await import('./custom-field-inputs.tsx');
const { CustomFieldValue } = await import('./custom-field-value.tsx');
const { CustomFieldsShown } = await import('./custom-fields-shown.tsx');
const { CustomSection } = await import('./custom-section.tsx');
const { showInZone } = await import('../../kit/format.ts');

type Type = Parameters<typeof CustomFieldInput>[0]['field']['type'];

const field = (type: Type, items: readonly string[] = []) =>
  ({ key: 'k', label: 'Поле', type, required: true, options: { items } }) as never;

const input = (type: Type, value: unknown, items?: readonly string[]) =>
  draw(createElement(CustomFieldInput, { field: field(type, items), value, onChange() {} }));

const read = async (type: Type, value: unknown) =>
  (await draw(createElement(CustomFieldValue, { field: field(type), value }))).text.replace(/\s/g, ' ');

showInZone('Europe/Moscow');

for (const [type, value, shown] of [
  ['string', 'abc', /<input[^>]* value="abc"/],
  ['text', 'abc', /<textarea[^>]*>abc<\/textarea>/],
  ['number', '12.5', /inputMode="decimal"[^>]* value="12,5"/],
  ['boolean', true, /type="checkbox" checked=""/],
  ['date', '2026-11-05', /type="date"[^>]* value="2026-11-05"/],
  ['datetime', '2026-11-05T10:00:00Z', /type="datetime-local"[^>]* value="2026-11-05T13:00"/],
  ['url', 'https://a.example', /placeholder="https:\/\/"[^>]*type="url"|type="url"[^>]*placeholder="https:\/\/"/],
  ['select', 'Сталь', /value="Сталь"/],
  ['multiselect', ['Сталь'], /Сталь/],
] as const)
  test(`a field of ${type} has an input of its own`, async () => {
    const { html } = await input(type, value);
    assert.match(html, shown);
  });

test('a value whose option was taken away stays readable', async () => {
  assert.match((await input('select', 'Чугун', ['Сталь', 'Медь'])).html, /value="Чугун"/);
  assert.match((await input('multiselect', ['Чугун'], ['Сталь'])).text, /Чугун/);
});

test('a person is chosen by whoever may read the list of people; others see that one is set', async () => {
  const { off } = await input('user', 'igor');
  assert.deepEqual(off, ['Поле']);
});

test('values are read as people write them', async () => {
  assert.equal(await read('number', '1234.5'), '1 234,5');
  assert.equal(await read('money', '1234.5'), '1 234,50 ₽');
  assert.equal(await read('date', '2026-11-05'), '5 нояб. 2026 г.');
  assert.equal(await read('boolean', true), 'Да');
  assert.equal(await read('boolean', false), 'Нет');
  assert.equal(await read('multiselect', ['Сталь', 'Медь']), 'Сталь, Медь');
  assert.equal(await read('string', null), '—');
  assert.equal(await read('user', 'igor'), '…', 'a name that may not be read');
});

test('a link of a field leaves the portal without telling from where', async () => {
  const { html } = await draw(createElement(CustomFieldValue, { field: field('url'), value: 'https://a.example' }));
  assert.match(html, /<a href="https:\/\/a\.example" target="_blank" rel="noreferrer">/);
});

test('refusals of the company’s own fields are told under their keys', () => {
  const errors = { name: 'нужно', 'customFields.hazard': 'не число', 'customFields.x': undefined };
  assert.deepEqual(errorsOfCustomFields(errors), { hazard: 'не число' });
});

const hazard = { id: '1', key: 'hazard', label: 'Класс опасности', type: 'string', required: false, options: null };

const seen = (may: readonly Permission[], fields: unknown[] = [hazard]) => ({
  may,
  known: [[['settings', 'custom-fields', 'of', 'warehouse'], fields]] as const,
});

test('fields of the company are shown with their values, and nothing where there are none', async () => {
  const shown = createElement(CustomFieldsShown, { entity: 'warehouse', values: { hazard: 'II' } });
  assert.equal((await draw(shown, seen(['custom_fields.read']))).text, 'Класс опасности II');
  assert.equal((await draw(shown, seen(['custom_fields.read'], []))).text, '');
});

test('who may not write values of such fields finds them switched off in a form', async () => {
  const section = createElement(CustomSection, {
    ...{ entity: 'warehouse', values: {}, errors: {}, disabled: false },
    onChange() {},
  });
  const reader = await draw(section, seen(['custom_fields.read']));
  assert.deepEqual([reader.headings, reader.off], [['Поля компании'], ['Класс опасности']]);
  assert.deepEqual((await draw(section, seen(['custom_fields.read', 'custom_fields.write_value']))).off, []);
});
