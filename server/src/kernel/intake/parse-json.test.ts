import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { JsonRefusal } from './json-refusal.ts';
import { parseJson } from './parse-json.ts';

function parse(text: string): unknown {
  return parseJson(Buffer.from(text));
}

function refusal(bytes: Buffer | string): [string, string] {
  try {
    parseJson(Buffer.from(bytes as string));
  } catch (error) {
    assert.ok(error instanceof JsonRefusal);
    return [error.code, error.pointer];
  }
  return ['accepted', ''];
}

const keysOf = (n: number) => `{${Array.from({ length: n }, (_, i) => `"k${i}":${i}`).join(',')}}`;

describe('a JSON body is refused', () => {
  const cases: [why: string, body: Buffer | string, code: string, pointer: string][] = [
    ['empty', '', 'malformed_json', ''],
    ['only blanks', '  ', 'malformed_json', ''],
    ['cut short', '{"a":1', 'malformed_json', ''],
    ['with trailing bytes', '{"a":1} x', 'malformed_json', ''],
    ['two values', '{}{}', 'malformed_json', ''],
    ['a comment', '{"a":1/*x*/}', 'malformed_json', ''],
    ['NaN', '{"a":NaN}', 'malformed_json', ''],
    ['a leading zero', '{"a":012}', 'malformed_json', ''],
    ['a byte order mark', '\ufeff{}', 'malformed_json', ''],
    ['33 levels of arrays', `${'['.repeat(33)}${']'.repeat(33)}`, 'malformed_json', '/0'.repeat(32)],
    ['a million open brackets', '['.repeat(1_000_000), 'malformed_json', ''],
    ['a million nested arrays', `${'['.repeat(1e6)}${']'.repeat(1e6)}`, 'malformed_json', '/0'.repeat(32)],
    ['a key twice', '{"a":1,"b":2,"a":1}', 'duplicate_json_key', '/a'],
    ['a key twice deep inside', '{"x":[{"y":{"a":1,"a":2}}]}', 'duplicate_json_key', '/x/0/y/a'],
    ['a key twice, once as an escape', '{"a":1,"\\u0061":2}', 'duplicate_json_key', '/a'],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', 'duplicate_json_key', '/__proto__'],
    ['a slash and a tilde in the key', '{"a/b~":1,"a/b~":1}', 'duplicate_json_key', '/a~1b~0'],
    ['Latin-1 bytes', Buffer.from([0x22, 0xe9, 0x22]), 'invalid_encoding', ''],
    ['an overlong form', Buffer.from([0x22, 0xc0, 0xaf, 0x22]), 'invalid_encoding', ''],
    ['UTF-16', Buffer.from('{}', 'utf16le'), 'invalid_encoding', ''],
    ['half a surrogate pair', '{"a":["\\ud83d"]}', 'invalid_encoding', '/a/0'],
    ['surrogates in the wrong order', '{"a":"\\uDE00\\uD83D"}', 'invalid_encoding', '/a'],
    ['half a surrogate pair in a key', '{"\\ud83d":1}', 'invalid_encoding', ''],
    ['an escaped NUL', '{"a":"x\\u0000"}', 'invalid_encoding', '/a'],
    ['a raw NUL', '{"a":"\0"}', 'invalid_encoding', ''],
    ['1001 items', `{"a":[${'1,'.repeat(1_000)}1]}`, 'too_many_items', '/a'],
    ['501 keys', `[${keysOf(501)}]`, 'too_many_keys', '/0'],
    ['10 001 characters', `{"a":"${'я'.repeat(10_001)}"}`, 'string_too_long', '/a'],
    ['an exponent', '{"a":{"price":1e5}}', 'number_not_exact', '/a/price'],
    ['a capital exponent', '[1E-2]', 'number_not_exact', '/0'],
    ['16 digits', '{"a":1234567890.123456}', 'number_not_exact', '/a'],
    ['a long integer', '12345678901234567890', 'number_not_exact', ''],
  ];
  for (const [why, body, code, pointer] of cases) {
    test(why, () => assert.deepEqual(refusal(body), [code, pointer]));
  }
});

describe('a JSON body is accepted', () => {
  const cases: [why: string, text: string][] = [
    ['32 levels', `${'['.repeat(32)}${']'.repeat(32)}`],
    ['1000 items', `[${'1,'.repeat(999)}1]`],
    ['500 keys', keysOf(500)],
    ['10 000 Cyrillic characters', `"${'я'.repeat(10_000)}"`],
    ['15 digits', '[123456789012345,-1.23456789012345,0.00000123456789012345]'],
    ['a whole surrogate pair as escapes', '{"a":"\\ud83d\\ude00"}'],
    ['escaped Cyrillic and quotes', '{"a":"\\u0430\\"\\\\","b":"\\\\"}'],
    ['one key in two objects', '[{"a":1},{"a":{"a":2}}]'],
    ['keys with one hash', '{"Aa":1,"BB":2}'],
    ['e in words and literals', '{"a":"1e5","b":true,"c":false,"d":null}'],
    ['blanks everywhere', ' { "a" : [ ] , "b" : [ 1 , 2 ] , "c" : { } } \r\n\t'],
    ['a single number', '-0.5'],
  ];
  for (const [why, text] of cases) {
    test(why, () => assert.deepEqual(parse(text), JSON.parse(text)));
  }
});

test('a key __proto__ is an own property and changes no prototype', () => {
  const value = parse('{"__proto__":{"admin":true}}') as Record<string, unknown>;
  assert.deepEqual(Object.keys(value), ['__proto__']);
  assert.equal(Object.getPrototypeOf(value), Object.prototype);
  assert.equal(value['admin'], undefined);
});

test('limits of the caller win over the usual ones', () => {
  assert.deepEqual(parseJson(Buffer.from(`[${'1,'.repeat(1_999)}1]`), { arrayItems: 2_000 }), Array(2_000).fill(1));
});
