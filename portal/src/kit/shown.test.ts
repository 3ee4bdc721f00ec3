import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { draw } from '../../test/draw.ts';

const { Coded } = await import('./coded.tsx');
const { CopyButton } = await import('./copy-button.tsx');
const { CoverageBar } = await import('./coverage-bar.tsx');
const { Empty } = await import('./empty.tsx');
const { Facts } = await import('./facts.tsx');
const { JsonView } = await import('./json-view.tsx');
const { LinkTabs } = await import('./link-tabs.tsx');
const { Page } = await import('./page.tsx');
const { Section } = await import('./section.tsx');
const { Status } = await import('./status.tsx');
const { StatusOf } = await import('./status-of.tsx');
const { UrlTabs } = await import('./url-tabs.tsx');
const { words } = await import('./say.ts');
const { ProblemText } = await import('./tell.tsx');
const { Problem } = await import('../shared/api/problem.ts');
const { warehouse } = await import('../../../nouns/warehouse.ts');

test('names of fields in words of the server are shown as code', async () => {
  const { html } = await draw(createElement(Coded, { text: 'Give `name` or `id`.' }));
  assert.match(html, /Give <code>name<\/code> or <code>id<\/code>\./);
});

test('facts leave out what is not there and dash what is empty', async () => {
  const of = [
    ['Код', 'ХМК'],
    ['Адрес', null],
    ['Телефон', undefined],
  ] as const;
  assert.equal((await draw(createElement(Facts, { of }))).text, 'Код ХМК Адрес —');
});

test('a share is a bar with a name, coloured by how much is covered', async () => {
  const tones = await Promise.all(
    ['0.1', '0.5', '0.9', '7'].map(async (share) => {
      const { html } = await draw(createElement(CoverageBar, { share, label: 'Покрытие' }));
      return /data-tone="(\w+)" style="width:(\d+)%"/.exec(html)?.slice(1).join(' ');
    }),
  );
  assert.deepEqual(tones, ['bad 10', 'warning 50', 'good 90', 'good 100']);
});

test('a page says where it is, what it is called and what can be done there', async () => {
  const page = createElement(Page, {
    title: 'Вебхуки',
    crumbs: [{ label: 'Настройки', href: '/romashka/settings' }],
    beside: '12',
    actions: createElement('button', null, 'Подписка'),
    children: createElement('p', null, 'Содержимое'),
  });
  const { headings, links, buttons, text } = await draw(page);
  assert.deepEqual([headings, links, buttons], [['Вебхуки'], ['/romashka/settings'], ['Подписка']]);
  assert.equal(text, 'Настройки / Вебхуки 12 Подписка Содержимое');
});

test('a section says what it is for, unless it has no name', async () => {
  const children: ReactNode = 'Содержимое';
  const named = await draw(createElement(Section, { title: 'Доступ', about: 'Кто войдёт', children }));
  assert.equal(named.text, 'Доступ Кто войдёт Содержимое');
  assert.equal((await draw(createElement(Section, { children }))).text, 'Содержимое');
});

test('an empty place has a reason, and the way out of it where there is one', async () => {
  assert.equal((await draw(createElement(Empty, { title: 'Пусто' }))).text, 'Пусто');
  const action = createElement('button', null, 'Создать');
  assert.equal((await draw(createElement(Empty, { title: 'Пусто', action }, 'Потому'))).text, 'Пусто Потому Создать');
});

test('a status is a word beside a dot of its tone, or of the colour of a stage', async () => {
  const good = await draw(createElement(Status, { tone: 'good', children: 'Готово' }));
  assert.match(good.html, /data-tone="good"/);
  const stage = await draw(createElement(Status, { color: '#ff0000', children: 'Сбор' }));
  assert.match(stage.html, /style="background:#ff0000"/);
});

test('a status of a noun has the word of the noun, in both languages', async () => {
  const status = createElement(StatusOf<'active' | 'archived'>, { noun: warehouse, status: 'archived' });
  assert.deepEqual(
    [(await draw(status)).text, (await draw(status, { language: 'en' })).text],
    ['В архиве', 'Archived'],
  );
});

test('a copy button says what it copies', async () => {
  const wide = createElement(CopyButton, { value: 'x', what: 'Секрет', wide: true });
  assert.deepEqual((await draw(wide)).buttons, ['Копировать: Секрет']);
  assert.deepEqual((await draw(wide, { language: 'en' })).buttons, ['Copy: Секрет']);
  assert.deepEqual((await draw(createElement(CopyButton, { value: 'x', what: 'Ключ' }))).buttons, ['Копировать: Ключ']);
});

test('JSON stands open as deep as asked, with the number of its parts', async () => {
  const value = { lines: [1, 2], title: 'Болты', none: null, nothing: {} };
  const { text, html } = await draw(createElement(JsonView, { value, label: 'Тело', open: 1 }));
  assert.match(text, /\{ 4 значения \} lines: \[ 2 значения \]/);
  assert.match(text, /title: "Болты" none: null nothing: \{\}/);
  assert.equal(html.match(/<details open/g)?.length, 1);
});

test('a text that is no JSON is shown as it came, without a choice of looks', async () => {
  const { text, fields } = await draw(createElement(JsonView, { value: '<xml/>', label: 'Тело' }));
  assert.equal(text, 'Тело <xml/>');
  assert.deepEqual(fields, []);
  assert.match((await draw(createElement(JsonView, { value: '{"a":1}', label: 'Тело' }))).text, /a: 1/);
});

const tabs = [
  { value: 'lines', label: 'Позиции', content: () => 'Здесь позиции' },
  { value: 'files', label: 'Файлы', content: () => 'Здесь файлы' },
];

test('a tab that the address does not name, or names wrong, is the first', async () => {
  for (const [open, shown] of [
    [undefined, 'Здесь позиции'],
    ['prices', 'Здесь позиции'],
    ['files', 'Здесь файлы'],
  ] as const)
    assert.match((await draw(createElement(LinkTabs, { tabs, open, onOpen() {} }))).text, new RegExp(`${shown}$`));
  assert.equal((await draw(createElement(LinkTabs, { tabs: [], open: undefined, onOpen() {} }))).text, '');
});

test('tabs of an address speak both languages', async () => {
  const element = createElement(UrlTabs<'a' | 'b'>, {
    tabs: [
      ['a', words('Deliveries', 'Доставки')],
      ['b', words('Settings', 'Настройки')],
    ],
    value: 'b',
    onChange() {},
    label: 'Разделы',
    children: '…',
  });
  assert.deepEqual((await draw(element)).buttons, ['Доставки', 'Настройки']);
  assert.deepEqual((await draw(element, { language: 'en' })).buttons, ['Deliveries', 'Settings']);
});

test('a refusal is told with its fields and the number to name when asking for help', async () => {
  const body = {
    detail: 'Проверьте поля.',
    errors: [{ code: 'required', message: 'Название нужно.' }],
    requestId: 'r-1',
  };
  const told = (status: number) => draw(createElement(ProblemText, { error: new Problem(body, status) }));
  assert.equal((await told(422)).text, 'Проверьте поля. Название нужно. Запрос r-1');
  assert.equal((await told(403)).text, 'Проверьте поля. Название нужно.', 'what is not allowed is no fault to report');
});

test('what went wrong on the page itself is told in words, not as an error', async () => {
  const { text } = await draw(createElement(ProblemText, { error: new TypeError('x is undefined') }));
  assert.equal(text, 'На этой странице что-то пошло не так.');
});
