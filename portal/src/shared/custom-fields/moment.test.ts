import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMoment, showMoment } from './moment.ts';

test('an instant shown and read again is the same instant', () => {
  for (const instant of ['2026-11-20T09:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-12-31T23:59:00.000Z'])
    assert.equal(readMoment(showMoment(instant)), instant);
});

test('nothing is shown and read as nothing', () => {
  assert.equal(showMoment(''), '');
  assert.equal(readMoment(''), null);
});
