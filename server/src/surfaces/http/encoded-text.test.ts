import assert from 'node:assert/strict';
import { test } from 'node:test';
import { encodedText } from './encoded-text.ts';

test('a text of any length and alphabet leaves as its own UTF-8', () => {
  for (const word of ['a', 'é', 'труба', '管', '🙂']) {
    for (const size of [0, 1, 100, 5_000, 100_000, 200_000, 600_000]) {
      const text = word.repeat(Math.ceil(size / word.length));
      assert.equal(Buffer.from(encodedText(text) as string).equals(Buffer.from(text)), true, `${word} × ${size}`);
    }
  }
});

test('an answer that still waits to be sent is not changed by the next one', () => {
  const first = encodedText('а'.repeat(10_000));
  encodedText('б'.repeat(10_000));
  assert.equal(first.toString(), 'а'.repeat(10_000));
});
