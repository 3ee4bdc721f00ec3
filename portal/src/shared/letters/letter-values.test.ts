import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesOf, letterBodyOf, letterField } from './letter-values.ts';

test('a customer is written to at the addresses known of them, each once', () => {
  const contacts = [{ email: 'info@yard.ru' }, { email: 'pay@yard.ru' }, { email: null }, { email: '' }];
  assert.deepEqual(addressesOf({ email: 'info@yard.ru', contacts } as never), ['info@yard.ru', 'pay@yard.ru']);
  assert.deepEqual(addressesOf(undefined), []);
});

test('what is left out of a letter is as it usually is', () => {
  assert.deepEqual(letterBodyOf({ to: [], subject: ' ', message: '' }), {});
  assert.deepEqual(letterBodyOf({ to: ['a@b.ru'], subject: 'Счёт', message: ' Добрый день ' }), {
    ...{ to: ['a@b.ru'], subject: 'Счёт', message: 'Добрый день' },
  });
});

test('a refusal of one address stands at the field of all', () => {
  assert.deepEqual(['to.3', 'to', 'message'].map(letterField), ['to', 'to', 'message']);
});
