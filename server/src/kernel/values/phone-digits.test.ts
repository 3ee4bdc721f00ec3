import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phoneDigits } from './phone-digits.ts';

test('a Russian phone is one number, however it is written', () => {
  for (const written of ['+7 (999) 123-45-67', '8 999 123 45 67', '89991234567', '999 123-45-67', '7 999 1234567'])
    assert.equal(phoneDigits(written), '79991234567', written);
});

test('a phone of another country keeps its code', () => {
  assert.equal(phoneDigits('+375 29 123-45-67'), '375291234567');
  assert.equal(phoneDigits('+86 138 1234 5678'), '8613812345678');
  assert.equal(phoneDigits('+81 3 1234 5678'), '81312345678');
});

test('what is too short, too long or no number is none', () => {
  for (const written of ['', '12345', 'звонить Ольге', '+7 999 123', '1234567890123456'])
    assert.equal(phoneDigits(written), null, written);
});
