import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutText } from './cut-text.ts';

test('a text is cut to what the database holds', () => {
  const table = [
    ['Счёт № 15', 9, 'Счёт № 15'],
    ['Счёт № 15', 4, 'Счёт'],
    ['ab😀', 3, 'ab\ufffd'],
    ['a\u0000b', 10, 'a\ufffdb'],
    ['a\ud800b', 10, 'a\ufffdb'],
    ['', 10, ''],
    [null, 10, null],
  ] as const;
  for (const [text, most, wanted] of table) assert.equal(cutText(text, most), wanted);
});
