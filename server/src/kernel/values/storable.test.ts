import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStorable } from './parse-storable.ts';
import { shortened } from './shortened.ts';

test('texts of others lose what no table holds, wherever they stand', () => {
  assert.deepEqual(parseStorable('{"a": ["ж\\u0000б", {"b": "\\ud83d!"}], "c": 1, "d": null, "e": "🧱"}'), {
    ...{ a: ['ж\ufffdб', { b: '\ufffd!' }], c: 1, d: null, e: '🧱' },
  });
  assert.throws(() => parseStorable('{"a": '), SyntaxError);
});

test('a text is shortened between its characters', () => {
  assert.equal(shortened('кирпич', 10), 'кирпич');
  assert.equal(shortened('кирпич', 4), 'кирп');
  assert.equal(shortened('кир🧱', 4), 'кир');
  assert.equal(shortened('кир🧱', 5), 'кир🧱');
});
