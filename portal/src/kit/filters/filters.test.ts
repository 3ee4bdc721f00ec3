import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';

const { ChoiceChip } = await import('./choice-chip.tsx');
const { FilterChip } = await import('./filter-chip.tsx');
const { SwitchChip } = await import('./switch-chip.tsx');
const { SearchInput } = await import('../search-input.tsx');

const choices = ['draft', 'sent', 'done', 'lost'].map((value, at) => ({
  value,
  label: ['Черновик', 'Отправлена', 'Готова', 'Отменена'][at] as string,
}));

const chip = (value: string | undefined) =>
  draw(createElement(ChoiceChip, { label: 'Статус', choices, value, onChange() {} }));

test('a filter names what is chosen: all of a few, the first and how many of more', async () => {
  assert.equal((await chip(undefined)).text, 'Статус');
  assert.equal((await chip('sent')).text, 'Статус Отправлена');
  assert.equal((await chip('sent,draft')).text, 'Статус Черновик, Отправлена');
  assert.equal((await chip('draft,sent,done')).text, 'Статус Черновик +2');
});

test('a value of an address that nobody knows still shows that the filter is on', async () => {
  const { text, buttons } = await chip('melted');
  assert.equal(text, 'Статус …');
  assert.deepEqual(buttons.slice(1), ['Снять фильтр: Статус']);
});

test('a filter that is off has nothing to clear', async () => {
  assert.deepEqual((await chip(undefined)).buttons, ['Статус']);
  const on = createElement(FilterChip, { label: 'Срок', chosen: 'до 5 ноября', onClear() {}, children: null });
  assert.deepEqual((await draw(on)).buttons, ['Срок до 5 ноября', 'Снять фильтр: Срок']);
});

test('a switch tells whether it is on also to who hears it', async () => {
  const pressed = async (on: boolean) =>
    /aria-pressed="(\w+)"/.exec((await draw(createElement(SwitchChip, { label: 'Мои', on, onChange() {} }))).html)?.[1];
  assert.deepEqual([await pressed(true), await pressed(false)], ['true', 'false']);
});

test('a search names the key that leads to it and holds what the address says', async () => {
  const search = createElement(SearchInput, { value: 'медь', onSearch() {}, placeholder: 'Название' });
  const { fields, html } = await draw(search);
  assert.deepEqual(fields, ['Название (клавиша /)']);
  assert.match(html, / value="медь"/);
  assert.deepEqual((await draw(search, { language: 'en' })).fields, ['Название (key /)']);
});
