import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGtin } from './gtin.ts';

for (const good of ['96385074', '036000291452', '4601234567893', '4006381333931', '10012345678902']) {
  test(`${good} is a GTIN`, () => assert.ok(isGtin(good)));
}

for (const bad of [
  '96385075',
  '4601234567890',
  '123456789',
  '460123456789',
  '00000000',
  '46O1234567893',
  '',
  '146012345678930',
]) {
  test(`${bad || 'nothing'} is no GTIN`, () => assert.ok(!isGtin(bad)));
}
