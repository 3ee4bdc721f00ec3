import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mannersOf } from './manners-of.ts';

test('words of a name say how its bearer behaves, in either language and whatever the case of letters', () => {
  assert.deepEqual([...mannersOf('ООО «Цемент Дорого Поздно»')], ['expensive', 'late']);
  assert.deepEqual([...mannersOf('Cement DECLINE Ltd')], ['declines']);
  assert.deepEqual([...mannersOf('АО «Не платит»')], ['unpaid']);
  assert.deepEqual([...mannersOf('ООО «Сбой Аннулирует»')], ['revokes', 'fails']);
});

test('a word within another one says nothing', () => {
  assert.deepEqual([...mannersOf('Chocolate Plates, ООО «Безотказный»')], []);
});
