import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAll, testTexts } from '../test-titles.ts';

/** How a rule is named where it is thrown. */
const thrown = [
  /\b(?:brokenRule|conflict|refuseRows|broken|fault)\(\s*'([a-z_]+)'/g,
  /\bunless\([^;]{0,90}?'([a-z_]+)'/g,
  /\brule: '([a-z_]+)'/g,
  /\brule: [^'\n]{0,60}\? '([a-z_]+)' : '([a-z_]+)'/g,
];

/** Said of any value the tables refuse: each table has limits of its own, and tests of them. */
const ofTables = ['value_out_of_bounds'];

const rulesOf = (text: string) =>
  thrown.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, ...names]) => names.filter((name) => name !== undefined)),
  );

function rulesThrownIn(pattern: string): string[] {
  const sources = [...readAll(pattern, ['**/*.test.ts']).values()];
  return [...new Set(sources.flatMap(rulesOf))].filter((rule) => !ofTables.includes(rule)).sort();
}

const unseen = (rules: readonly string[], texts: string) =>
  rules.filter((rule) => !new RegExp(`(?<![a-z_])${rule}(?![a-z_])`).test(texts));

test('every rule that is thrown is seen by a test', () => {
  const rules = rulesThrownIn('src/**/*.ts');
  assert.ok(rules.length > 100);
  assert.deepEqual(unseen(rules, testTexts()), []);
});

test('every guard of the loop from need to receipt has a test named after it', () => {
  const titles = [...testTexts().matchAll(/\btest\(\s*(['`])(.*?)\1,/gs)].map(([, , title]) => title).join('\n');
  const rules = rulesThrownIn('src/domains/{requisitions,rfqs,billing}/**/*.ts');
  assert.ok(rules.length > 50);
  assert.deepEqual(unseen(rules, titles), []);
});

test('a rule without a test would be noticed', () => {
  const planted = rulesOf(
    `throw brokenRule(\n  'full_moon', words('', ''));\nconflict('quiet');{ rule: late ? 'too_late' : 'too_early' }`,
  );
  assert.deepEqual(unseen(planted, 'quiet too_late not_full_moon_yet'), ['full_moon', 'too_early']);
});
