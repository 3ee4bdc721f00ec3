import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../test/draw.ts';

const { ExportMenu } = await import('./export-menu.tsx');
const { ImportButton } = await import('./import-button.tsx');

const menu = (count: number) =>
  createElement(ExportMenu<'xlsx'>, {
    formats: ['xlsx'],
    save: () => Promise.resolve(),
    chosen: { count, called: 'выбранные позиции' },
  });

test('the button of an export says how many rows are chosen', async () => {
  assert.deepEqual((await draw(menu(0))).buttons, ['Выгрузить']);
  assert.deepEqual((await draw(menu(12))).buttons, ['Выгрузить · 12']);
  assert.deepEqual((await draw(menu(12), { language: 'en' })).buttons, ['Export · 12']);
});

test('an import is called so everywhere', async () => {
  const button = createElement(ImportButton, { kind: 'catalog' });
  assert.deepEqual((await draw(button)).buttons, ['Импорт']);
  assert.deepEqual((await draw(button, { language: 'en' })).buttons, ['Import']);
});
