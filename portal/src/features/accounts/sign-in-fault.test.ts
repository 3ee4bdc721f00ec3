import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speak } from '../../kit/say.ts';
import { signInFault } from './sign-in-fault.ts';

test('why a provider let nobody in is said in words, and an invented reason is not', () => {
  speak('ru');
  assert.equal(signInFault('blocked'), 'Вы заблокированы в этом портале.');
  speak('en');
  assert.equal(signInFault('blocked'), 'You are blocked in this portal.');
  for (const reason of [undefined, '', 'toString', '<script>']) assert.equal(signInFault(reason), undefined);
});
