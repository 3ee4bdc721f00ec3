import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signInFault } from './sign-in-fault.ts';

test('why a provider let nobody in is said in words, and an invented reason is not', () => {
  assert.equal(signInFault('blocked'), 'Вы заблокированы в этом портале.');
  for (const reason of [undefined, '', 'toString', '<script>']) assert.equal(signInFault(reason), undefined);
});
