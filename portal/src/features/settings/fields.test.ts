import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from './fields.ts';

test('a field is named in Latin letters after its label', () => {
  assert.equal(keyOf('Класс опасности'), 'klass_opasnosti');
  assert.equal(keyOf('  №1: ЖНВЛП '), 'f_1_zhnvlp');
  assert.equal(keyOf('Lead time, days'), 'lead_time_days');
  assert.equal(keyOf('«»'), '');
});
