import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import { draw } from '../../../../test/draw.ts';
import { draftOf, type ManifestDraft } from './manifest-model.ts';

const { AccessFields } = await import('./access-fields.tsx');
const { BilingualList } = await import('./bilingual-list.tsx');
const { ListingFields } = await import('./listing-fields.tsx');
const { PublisherBox } = await import('./publisher-box.tsx');
const { TechnicalFields } = await import('./technical-fields.tsx');

const draft = (changes: Partial<ManifestDraft> = {}) => ({ ...draftOf(undefined), ...changes });

/** Faults as the server names them, by the path in the manifest. */
const refused = (faults: Readonly<Record<string, string>>) => (path: string) => faults[path];

test('a refusal of one language stands at that language', async () => {
  const at = refused({ 'name/en': 'Название на английском пустое' });
  const props = { draft: draft(), change() {}, at, identifier: null };
  const { text } = await draw(createElement(ListingFields, props));
  assert.match(text, /Название, по-английски Название на английском пустое/);
  assert.doesNotMatch(text, /Название, по-русски Название на/);
});

test('a listing is filled in in English, too, and still in both languages', async () => {
  const props = { draft: draft(), change() {}, at: refused({}), identifier: null };
  const { fields } = await draw(createElement(ListingFields, props), { language: 'en' });
  for (const name of ['Name, in Russian', 'Name, in English', 'In short, in Russian', 'Category'])
    assert.ok(fields.includes(name), name);
});

const technical = (notJson: Readonly<Record<string, true>>, faults: Readonly<Record<string, string>>) =>
  draw(createElement(TechnicalFields, { draft: draft(), change() {}, at: refused(faults), notJson }));

test('settings that cannot be read are told before they are sent, in place of what the server said of the last', async () => {
  const { text } = await technical({ settings: true }, { settings: 'Нет такого поля' });
  assert.match(text, /Настройки, JSON Schema .* Это не тот JSON, который нужен Сопоставления/);
  assert.doesNotMatch(text, /Нет такого поля/);
  assert.match(
    (await technical({}, { settings: 'Нет такого поля' })).text,
    /Настройки, JSON Schema .* Нет такого поля Сопоставления/,
  );
});

test('an address that the server could not reach is told at that address', async () => {
  const { text } = await technical({}, { deliveryUrl: 'Адрес не отвечает' });
  assert.match(text, /Адрес для событий Адрес не отвечает/);
});

test('rights and events that are refused are told where they are chosen', async () => {
  const at = refused({ scopes: 'Право не выдаётся', events: 'Событие не обещано' });
  const known = [[['webhook-events', 'names'], []]] as const;
  const { text } = await draw(createElement(AccessFields, { draft: draft(), change() {}, at }), { known });
  assert.match(text, /Права её ключа Право не выдаётся/);
  assert.match(text, /О каких событиях узнаёт Событие не обещано/);
});

test('each point of a listing has a field for either language and can be removed by its number', async () => {
  const value = [
    { ru: 'Читает остатки', en: 'Reads stock' },
    { ru: '', en: '' },
  ];
  const { fields, buttons } = await draw(createElement(BilingualList, { label: 'Возможности', value, onChange() {} }));
  assert.deepEqual(fields, ['Возможности, 1, ru', 'Возможности, 1, en', 'Возможности, 2, ru', 'Возможности, 2, en']);
  assert.deepEqual(buttons, ['Убрать строку 1', 'Убрать строку 2', 'Пункт']);
});

test('a publisher is asked whom to write to; the company itself is known by its requisites', async () => {
  const known = (publisher: object | null) =>
    draw(createElement(PublisherBox), { known: [[['integrations', 'publisher'], publisher]] });
  const first = await known(null);
  assert.deepEqual(first.fields, ['Контакт', 'Почта поддержки', 'Политика обработки данных, адрес']);
  assert.doesNotMatch(first.text, /ИНН/);
  const again = await known({ name: 'ООО «Склад»', inn: '7707083893', contact: 'Пётр', version: 2 });
  assert.match(again.text, /Компания ООО «Склад» ИНН 7707083893/);
  assert.match(again.html, / value="Пётр"/);
});
