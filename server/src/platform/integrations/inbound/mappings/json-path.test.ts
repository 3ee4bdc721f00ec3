import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseJsonPath, valueAtPath } from './json-path.ts';

test('a path to one place is read in every form that RFC 9535 gives it', () => {
  const paths: Record<string, ReadonlyArray<string | number>> = {
    $: [],
    '$.name': ['name'],
    '$.item.price': ['item', 'price'],
    '$.Номенклатура.Артикул': ['Номенклатура', 'Артикул'],
    '$._a1': ['_a1'],
    "$['a b']": ['a b'],
    '$["a.b"]': ['a.b'],
    "$['it\\'s']": ["it's"],
    '$["a\\"b"]': ['a"b'],
    "$['\\u0410']": ['А'],
    "$[ 'a' ][ 0 ]": ['a', 0],
    '$.rows[999].id': ['rows', 999, 'id'],
  };
  for (const [text, steps] of Object.entries(paths)) assert.deepEqual(parseJsonPath(text), steps, text);
});

test('whatever means several places, a computed one, or none is no path', () => {
  const others = [
    ...['', 'name', '.name', '$.', '$..name', '$.*', '$[*]', '$[-1]', '$[1:2]', '$[::2]', '$[0,1]', "$['a','b']"],
    ...[
      '$[?(@.a==1)]',
      '$[?@.a]',
      '$[(@.length-1)]',
      '$.length()',
      '$[01]',
      '$[1000]',
      '$[1.0]',
      '$.a b',
      '$ .a.',
      '$.1a',
    ],
    ...["$['a", '$[\'a"]', '$[a]', '$[]', '$a', '$$', '@.a', '$.a-b', "$['\\x']", '$.a\n', "$['\n']"],
    ...['$.__proto__', "$['__proto__']", '$.constructor.name', '$.a.prototype', "$['\\u005f_proto__']"],
    `$.${'a'.repeat(255)}`,
    `$${'.a'.repeat(17)}`,
  ];
  for (const text of others) assert.equal(parseJsonPath(text), null, text);
  assert.equal(parseJsonPath(`$${'.a'.repeat(16)}`)?.length, 16);
});

test('only what an event holds itself is found', () => {
  const payload = JSON.parse('{"a":{"b":[10,{"c":null}]},"__proto__":{"evil":1},"s":"text"}');
  const at = (text: string) => valueAtPath(payload, parseJsonPath(text) ?? ['none']);
  assert.equal(at('$.a.b[0]'), 10);
  assert.equal(at('$.a.b[1].c'), null);
  assert.equal(at('$'), payload);
  for (const nowhere of [
    '$.a.b[2]',
    '$.a.b.length',
    '$.s.length',
    '$.s[0]',
    '$.toString',
    '$.a.hasOwnProperty',
    '$.a[0]',
    '$.evil',
  ])
    assert.equal(at(nowhere), undefined, nowhere);
});
