import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import { draw } from '../../../../test/draw.ts';

const { SettingInput } = await import('./setting-input.tsx');
const { SettingsForm } = await import('./settings-form.tsx');
const { faultsOf } = await import('./use-settings-form.ts');
const { Problem } = await import('../../../shared/api/problem.ts');

const schema = {
  required: ['apiKey'],
  properties: {
    apiKey: { title: 'Ключ', 'x-secret': true, 'x-order': 1 },
    mode: { title: 'Режим', enum: ['all', 'new'], 'x-labels': { all: 'Все', new: 'Новые' }, 'x-widget': 'select' },
    imap: { title: 'Входящая почта', properties: { host: { title: 'Сервер' } } },
  },
};

const form = (settings: object) =>
  draw(
    createElement(SettingsForm, {
      listing: { slug: 'email', settingsSchema: schema } as never,
      installation: { id: 'i1', version: 1, settings } as never,
      onSaved() {},
    }),
  );

test('a secret that is stored is shown by its last signs and never stands in the field', async () => {
  const { html } = await form({ apiKey: '••••4821' });
  assert.match(html, /placeholder="задан: ••••4821"/);
  assert.doesNotMatch(html, / value="••••4821"/);
  assert.match(html, /autoComplete="new-password"/, 'no keeper of passwords fills it in');
});

test('a secret that is not stored yet is simply empty', async () => {
  assert.doesNotMatch((await form({})).html, /задан/);
});

test('a group that may be left out is shown once it is set up', async () => {
  const without = await form({});
  assert.ok(without.fields.includes('Настроить'));
  assert.ok(!without.fields.includes('Сервер'));
  const withIt = await form({ imap: { host: 'imap.yandex.ru' } });
  assert.ok(withIt.fields.includes('Сервер'));
  assert.match(withIt.html, /value="imap\.yandex\.ru"/);
});

test('a choice is shown by the words of its value', async () => {
  assert.match((await form({ mode: 'new' })).html, /value="Новые"/);
});

test('a fault inside of a group, a list or a table stands at its field', () => {
  const errors = [
    { pointer: '/settings/smtp/host', code: 'required', message: 'Нужен сервер.' },
    { pointer: '/settings/apiKey', code: 'required', message: 'Нужен ключ.' },
  ];
  assert.deepEqual(faultsOf(new Problem({ code: 'validation_failed', errors }, 422)), {
    ...{ 'smtp.host': 'Нужен сервер.', apiKey: 'Нужен ключ.' },
  });
  assert.deepEqual(faultsOf(new Error('x')), {});
});

const input = (field: object, value: unknown, id = 'i1', slug = 'email', known: Parameters<typeof draw>[1] = {}) =>
  draw(
    createElement(SettingInput, {
      ...{ id, slug, value, error: undefined, stored: undefined },
      field: { path: 'p', title: 'Поле', widget: 'text', options: [], required: false, secret: false, ...field },
      onChange() {},
    } as never),
    known,
  );

for (const [widget, value, shown] of [
  ['switch', true, /type="checkbox"[^>]*checked=""/],
  ['number', '25', /inputMode="numeric"[^>]*value="25"/],
  ['email', 'a@b.example', /type="email"[^>]*value="a@b\.example"|value="a@b\.example"[^>]*type="email"/],
  ['textarea', 'одна\nдве', /<textarea[^>]*>одна\nдве<\/textarea>/],
  ['text', 'одна\nдве', /<textarea[^>]*>одна\nдве<\/textarea>/],
  ['list', ['Москва', 'Тверь'], /Москва.*Тверь/s],
] as const)
  test(`a setting of ${widget} has the input that it asks for`, async () => {
    assert.match((await input({ widget }, value)).html, shown);
  });

test('what a setting is when nothing is given is told in its place', async () => {
  assert.match((await input({ usual: '465' }, '')).html, /placeholder="по умолчанию 465"/);
  assert.match((await input({ usual: '465', placeholder: '25' }, '')).html, /placeholder="25"/);
});

test('names of code in the words of the server are shown as code', async () => {
  assert.match((await input({ help: 'Заголовок `X-Api-Key`.' }, '')).html, /<code>X-Api-Key<\/code>/);
});

const prices = [['ЦБ-1', 'p1'] as const];

test('a table of an accounting system is chosen from what it has told of and from records here', async () => {
  const field = { path: 'priceTypeMap', title: 'Виды цен', widget: 'mapping-table' };
  const { fields, html } = await input(field, prices, 'i1', 'onec-commerceml', {
    known: [
      [['integrations', 'exchange-objects', 'i1', 'price_type'], { items: [{ name: 'ЦБ-1' }] }],
      [['integrations', 'pair-choices', 'onec-commerceml', 'priceTypeMap'], [{ value: 'p1', label: 'Прайс завода' }]],
    ],
  });
  assert.deepEqual(fields, ['Виды цен: в другой системе, строка 1', 'Виды цен: здесь, строка 1']);
  assert.match(html, /value="Прайс завода"/);
});

test('a record of a table that is gone stays to be seen, and where nothing is known a text is typed', async () => {
  const field = { path: 'priceTypeMap', title: 'Виды цен', widget: 'mapping-table' };
  const choices = [
    ['integrations', 'pair-choices', 'onec-commerceml', 'priceTypeMap'],
    [{ value: 'p2', label: 'Другой' }],
  ];
  const gone = await input(field, prices, 'i1', 'onec-commerceml', { known: [choices as never] });
  assert.match(gone.html, /value="p1"/);
  const plain = await input(field, prices);
  assert.match(plain.html, /placeholder="здесь"[^>]*value="p1"|value="p1"[^>]*placeholder="здесь"/);
});
