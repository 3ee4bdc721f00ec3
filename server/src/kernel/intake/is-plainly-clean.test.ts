import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inspectJson } from './inspect-json.ts';
import { isPlainlyClean } from './is-plainly-clean.ts';
import { JsonRefusal } from './json-refusal.ts';
import { parseJson } from './parse-json.ts';

const LIMITS = { depth: 32, arrayItems: 1_000, objectKeys: 500, stringLength: 10_000 };

test('an ordinary body needs no exact inspection', () => {
  const body = Buffer.from(
    '{"name":"Труба \\"57\\" \\u0430","items":[{"quantity":12.5,"price":"1.10"},{"quantity":-3}],"note":null}',
  );
  assert.equal(isPlainlyClean(body, LIMITS), true);
});

test('bodies built from awkward pieces are refused, or read as the engine reads them', () => {
  const piece = (...pieces: string[]) => fc.constantFrom(...pieces);
  const scalar = piece(
    '1',
    '-0',
    '1e5',
    '0.1234567890123456',
    '""',
    '"\\u0000"',
    '"\\ud83d"',
    '"\\\\"',
    '"я,{["',
    'true',
    'null',
  );
  const key = piece('"a"', '"b"', '"\\u0061"', '"Aa"', '"BB"', '"}"', '"__proto__"', '""');
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      scalar,
      fc.array(tie('node'), { maxLength: 4 }).map((items) => `[${items.join(' ,')}]`),
      fc
        .array(fc.tuple(key, tie('node')), { maxLength: 4 })
        .map((all) => `{${all.map((one) => one.join(' : ')).join()}}`),
    ),
  }));
  const small = { depth: 3, arrayItems: 3, objectKeys: 3, stringLength: 3 };
  fc.assert(
    fc.property(node, (text) => {
      for (const limits of [LIMITS, small]) {
        if (isPlainlyClean(Buffer.from(text), limits)) inspectJson(text, limits);
      }
      try {
        assert.deepEqual(parseJson(Buffer.from(text)), JSON.parse(text));
      } catch (error) {
        assert.ok(error instanceof JsonRefusal, String(error));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('the quick skim never passes what the exact inspection refuses', () => {
  const small = { depth: 3, arrayItems: 3, objectKeys: 3, stringLength: 4 };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      for (const limits of [LIMITS, small]) {
        if (isPlainlyClean(Buffer.from(text), limits)) assert.doesNotThrow(() => inspectJson(text, limits));
      }
    }),
    { numRuns: 300 },
  );
});
