import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aheadOf } from './ahead-of.ts';

const nothing = { rows: [] };
const entered = (ahead: number | null) => ({ rows: [{ ahead }] });

test('a portal is entered by one text or by several, whatever else is set beside it', () => {
  assert.equal(aheadOf([nothing, nothing, entered(3_600)]), 3_600);
  assert.equal(aheadOf([nothing, nothing, entered(3_600), nothing]), 3_600);
  assert.equal(aheadOf([nothing, [nothing, nothing], entered(3_600)]), 3_600);
  assert.equal(aheadOf([nothing, [nothing, nothing], entered(null)]), null);
});
