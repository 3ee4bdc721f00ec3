import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';

const { ListPage } = await import('./list-page.tsx');

const pipes = {
  rows: [],
  total: { total: 0, totalIsLowerBound: false },
  more() {},
  address: undefined,
  hasMore: false,
  isPending: false,
  isChanging: false,
  error: null,
  again: () => undefined,
};

const page = (changes: object = {}) =>
  createElement(ListPage<{ id: string; name: string }>, {
    title: 'Трубы',
    list: pipes,
    columns: [{ id: 'name', header: 'Название', cell: ({ name }) => name, sort: 'name' }],
    nameOf: ({ name }) => name,
    onOpen() {},
    search: {},
    change() {},
    lookFor: 'Название трубы',
    none: { title: 'Труб пока нет', hint: 'Их привозят поставщики.' },
    ...changes,
  });

test('an empty list says why and offers the one thing to do about it', async () => {
  const { text, buttons } = await draw(page({ create: { label: 'Труба', act() {} } }));
  assert.match(text, /Труб пока нет Их привозят поставщики\./);
  assert.deepEqual(buttons, ['Труба', 'Труба'], 'above the list, and in it');
});

test('a list that its filters emptied offers to clear them, and says nothing of there being none', async () => {
  for (const search of [{ search: 'медь' }, { archived: 'true' }, { status: 'active' }]) {
    const { text, buttons } = await draw(page({ search }));
    assert.match(text, /Ничего не найдено/);
    assert.doesNotMatch(text, /Труб пока нет/);
    assert.deepEqual(buttons, ['Сбросить отбор']);
  }
});

test('how it is sorted, and a panel that is open, empty nothing', async () => {
  const { text } = await draw(page({ search: { sort: '-name', open: 'new' } }));
  assert.match(text, /Труб пока нет/);
});

test('archived rows are asked for where the list has such', async () => {
  assert.deepEqual((await draw(page())).fields, ['Название трубы (клавиша /)']);
  const { fields } = await draw(page({ archived: 'С архивными', filters: createElement('b', null, 'Металл') }));
  assert.deepEqual(fields, ['Название трубы (клавиша /)', 'С архивными']);
});

test('who may not create is offered nothing', async () => {
  assert.deepEqual((await draw(page({ create: { label: 'Труба', act: undefined } }))).buttons, []);
});

test('rows stand under headings that sort, beside how many there are', async () => {
  const list = {
    ...pipes,
    rows: [{ id: '1', name: 'Труба 57×3,5' }],
    total: { total: 1_204, totalIsLowerBound: false },
  };
  const { text, html, buttons } = await draw(page({ list, usualSort: 'name' }));
  assert.match(text, /Трубы 1 204/);
  assert.match(text, /Труба 57×3,5/);
  assert.match(html, /aria-sort="ascending"/);
  assert.deepEqual(buttons, ['Название']);
});

test('rows are chosen one by one or all', async () => {
  const list = { ...pipes, rows: [{ id: '1', name: 'Труба' }] };
  const { fields, html } = await draw(page({ list, selection: { chosen: new Set(['1']), change() {} } }));
  assert.deepEqual(fields.slice(1), ['Выбрать все загруженные', 'Выбрать: Труба']);
  assert.match(html, /data-chosen="true"/);
});

test('a list that could not be read says so and is tried again', async () => {
  const { buttons } = await draw(page({ list: { ...pipes, error: new Error('line') } }));
  assert.deepEqual(buttons, ['Повторить']);
});
