import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutText, parseStorable } from './storable-text.ts';

test('texts of others lose what no table holds, wherever they stand', () => {
  assert.deepEqual(parseStorable('{"a": ["ж\\u0000б", {"b": "\\ud83d!"}], "c": 1, "d": null, "e": "🧱"}'), {
    ...{ a: ['ж\ufffdб', { b: '\ufffd!' }], c: 1, d: null, e: '🧱' },
  });
  assert.throws(() => parseStorable('{"a": '), SyntaxError);
});

test('a text is cut between its characters, to what a table holds', () => {
  const table = [
    ['Счёт № 15', 9, 'Счёт № 15'],
    ['Счёт № 15', 4, 'Счёт'],
    ['кир🧱', 4, 'кир'],
    ['кир🧱', 5, 'кир🧱'],
    ['a\u0000b', 10, 'a\ufffdb'],
    ['a\ud800b', 10, 'a\ufffdb'],
    ['кир\ud83d', 4, 'кир\ufffd'],
    ['', 10, ''],
    [null, 10, null],
    [undefined, 10, null],
  ] as const;
  for (const [text, most, wanted] of table) assert.equal(cutText(text, most), wanted);
});
