import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../problems/errors.ts';
import { refuseOtherThanAll } from './refuse-other-than-all.ts';

const held = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const errorsOf = (given: string[]) => {
  try {
    refuseOtherThanAll('/stageIds', held, given);
  } catch (error) {
    return (error as Refusal).errors?.map(({ at, code, params }) => [at, code, params?.missing]);
  }
  return [];
};

test('any order of all records is taken', () => {
  assert.deepEqual(errorsOf(['c', 'a', 'b']), []);
});

test('records that the new order leaves out are named', () => {
  assert.deepEqual(errorsOf(['b']), [['/stageIds', 'required', ['a', 'c']]]);
});

test('a record that is not among them is pointed at', () => {
  assert.deepEqual(errorsOf(['a', 'x', 'b', 'c']), [['/stageIds/1', 'not_found_reference', undefined]]);
});
