import assert from 'node:assert/strict';
import { test } from 'node:test';
import { added, without, withPrimary } from './primary.ts';

const account = (name: string, isPrimary = false) => ({ name, isPrimary });
const primaryOf = (all: ReadonlyArray<{ name: string; isPrimary: boolean }>) =>
  all.filter(({ isPrimary }) => isPrimary).map(({ name }) => name);

test('exactly one account is the one that invoices are paid to', () => {
  const two = [account('Сбер', true), account('ВТБ')];
  assert.deepEqual(primaryOf(withPrimary(two, 1)), ['ВТБ']);
});

test('the first account that is added is primary, the next is not', () => {
  const one = added<ReturnType<typeof account>>([], { name: 'Сбер' });
  assert.deepEqual(primaryOf(one), ['Сбер']);
  assert.deepEqual(primaryOf(added(one, { name: 'ВТБ' })), ['Сбер']);
});

test('when the primary account is removed another takes its place, and removing another changes nothing', () => {
  const three = [account('Сбер'), account('ВТБ', true), account('Альфа')];
  assert.deepEqual(primaryOf(without(three, 1)), ['Сбер']);
  assert.deepEqual(primaryOf(without(three, 0)), ['ВТБ']);
  assert.deepEqual(without([account('Сбер', true)], 0), []);
});
