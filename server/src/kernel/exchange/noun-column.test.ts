import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choice, choices, decimal, flag, text } from '../../../../nouns/kit/fields.ts';
import { words } from '../../../../nouns/kit/words.ts';
import { nounCell, nounColumn } from './noun-column.ts';

const kinds = { product: words('Product', 'Товар'), service: words('Service', 'Услуга') };
const noun = {
  fields: {
    name: text(100, 'Name', 'Наименование'),
    kind: choice(kinds, 'Type', 'Тип'),
    kinds: choices(kinds, 'Types', 'Типы'),
    price: decimal('Price', 'Цена'),
    isActive: flag('Active', 'Действует'),
  },
};

test('a column of a file is headed by the label of its field and known by other names', () => {
  const column = nounColumn(noun, 'name', 'название; товар');
  assert.deepEqual(column.title, { en: 'Name', ru: 'Наименование' });
  assert.deepEqual(column.aliases, ['название', 'товар']);
  assert.equal(column.kind, 'text');
});

test('a choice is read by its value, its words in both languages and what else people write', () => {
  const { choices: read } = nounColumn(noun, 'kind', '', { service: 'работа; усл.' });
  for (const [word, value] of [
    ['product', 'product'],
    ['товар', 'product'],
    ['работа', 'service'],
    ['усл', 'service'],
  ] as const)
    assert.equal(read?.meanings[word], value, word);
  assert.equal(read?.expected.ru, '«Товар», «Услуга»');
});

test('a cell shows a choice in Russian, a decimal as a number and yes as a word', () => {
  assert.equal(nounCell(noun, 'kind', 'service'), 'Услуга');
  assert.equal(nounCell(noun, 'kinds', ['product', 'service']), 'Товар; Услуга');
  assert.equal(nounCell(noun, 'price', '12.50'), 12.5);
  assert.equal(nounCell(noun, 'isActive', true), 'Да');
  assert.equal(nounCell(noun, 'isActive', false), null);
  assert.equal(nounCell(noun, 'name', null), null);
});

test('a decimal with more digits than a cell keeps stays text', () => {
  assert.equal(nounCell(noun, 'price', '1234567890123.456789'), '1234567890123.456789');
});
