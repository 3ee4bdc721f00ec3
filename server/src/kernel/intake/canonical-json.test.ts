import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from './canonical-json.ts';

test('the order of keys makes no other request, at any depth', () => {
  assert.equal(canonicalJson({ b: [{ y: 1, x: 'а' }], a: null }), canonicalJson({ a: null, b: [{ x: 'а', y: 1 }] }));
  assert.equal(canonicalJson({ b: 1, a: { d: true, c: [] } }), '{"a":{"c":[],"d":true},"b":1}');
});

test('the order of a list does, and so does a number written as text', () => {
  assert.notEqual(canonicalJson([1, 2]), canonicalJson([2, 1]));
  assert.notEqual(canonicalJson({ a: 1 }), canonicalJson({ a: '1' }));
});
