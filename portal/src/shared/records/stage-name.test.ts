import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stageName } from './stage-name.ts';

test('a stage that a company named itself is called as it calls it', () => {
  assert.equal(stageName('Сбор предложений'), 'Сбор предложений');
  assert.equal(stageName('Проверка юристом'), 'Проверка юристом');
});
