import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conflict, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { mapped } from './mapped.ts';
import { reasonOf } from './reason-of.ts';

const wrongInn = fieldError(
  '/counterparty/inn',
  'checksum',
  words('has a wrong check digit', 'неверная контрольная цифра'),
);

test('a refusal of a field names the field and what is wrong with it, in both languages', () => {
  const { en, ru } = reasonOf(invalid([wrongInn]));
  assert.match(en, /inn has a wrong check digit\.$/);
  assert.match(ru, /inn: неверная контрольная цифра\.$/);
});

test('of several wrong fields the first is named', () => {
  const later = fieldError('/kpp', 'pattern', words('is no KPP', 'не КПП'));
  assert.doesNotMatch(reasonOf(invalid([wrongInn, later])).ru, /КПП/);
});

test('a refusal without fields is its own sentence', () => {
  const sentence = words('It is in use.', 'Уже используется.');
  assert.deepEqual(reasonOf(conflict('in_use', sentence)), sentence);
});

test('a price type is mapped by its identifier, else by the name it goes by, else not at all', () => {
  const names = new Map([['id-1', { name: 'Закупочная' }]]);
  assert.equal(mapped({ 'id-1': 'by identifier', Закупочная: 'by name' }, names, 'id-1'), 'by identifier');
  assert.equal(mapped({ Закупочная: 'by name' }, names, 'id-1'), 'by name');
  assert.equal(mapped({ Закупочная: 'by name' }, names, 'id-2'), undefined);
  assert.equal(mapped({}, names, 'id-1'), undefined);
});
