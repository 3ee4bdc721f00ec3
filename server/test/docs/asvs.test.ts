import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';

interface Line {
  requirement: string;
  level: '1' | '2';
  about: string;
  /** By a test of this title, by a document with these words, by what is not here at all; or it is missing. */
  answer: 'test' | 'document' | 'absent' | 'missing';
  where: string;
  what: string;
}

const root = join(import.meta.dirname, '../../..');
const lines = parse<Line>(readFileSync(join(root, 'docs/asvs.csv')), { columns: true });

test('each requirement of ASVS 5.0, level 1 and 2, is answered once', () => {
  const count = (level: string) => lines.filter((line) => line.level === level).length;
  assert.deepEqual([count('1'), count('2')], [70, 183]);
  assert.equal(new Set(lines.map(({ requirement }) => requirement)).size, lines.length);
});

test('the tests and the words that answer it are there', () => {
  const gone = lines.filter((line) => ['test', 'document'].includes(line.answer) && !isThere(line));
  assert.deepEqual(gone, []);
});

test('what is absent or missing says why', () => {
  const silent = lines.filter(({ answer, what }) => ['absent', 'missing'].includes(answer) && !/\S+ \S+/.test(what));
  assert.deepEqual(silent, []);
});

function isThere({ answer, where, what }: Line): boolean {
  const text = readFileSync(join(root, where), 'utf8');
  if (answer === 'document') return text.replaceAll(/\s+/g, ' ').includes(what);
  return ["'", '"', '`'].some((quote) => text.includes(`test(${quote}${what.replace(/^`|`$/g, '')}${quote}`));
}
