import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { whereJsonBreaks } from './where-json-breaks.ts';

const broken: ReadonlyArray<readonly [text: string, place: string, said: string]> = [
  ['{a:1}', '1:2', '“a” stands where a name in double quotes or “}” is due'],
  ['{"a":1,}', '1:8', '“}” stands where a name in double quotes is due'],
  ['[1,]', '1:4', '“]” stands where a value is due'],
  ['{"a":tru}', '1:6', '“t” stands where a value is due'],
  ['{"a":01}', '1:7', '“1” stands where a comma or “}” is due'],
  ['{"a":"\\x"}', '1:7', '“\\” stands where the rest of a text and its closing quote is due'],
  ['{"a":"x\ny"}', '1:8', '“\\u000a” stands where the rest of a text and its closing quote is due'],
  ['{\n  "a": 1\n  "b": 2\n}', '3:3', '“"” stands where a comma or “}” is due'],
  ['{"a":1', '1:7', 'the body ends where a comma or “}” is due'],
  ['', '1:1', 'the body ends where a value is due'],
  ['{} {}', '1:4', '“{” stands where the end of the body is due'],
];

for (const [text, place, said] of broken)
  test(`${JSON.stringify(text)} breaks at ${place}`, () => {
    const { line, column, said: told } = whereJsonBreaks(text);
    assert.deepEqual([`${line}:${column}`, told.en], [place, said]);
    assert.match(told.ru, /там, где ожидается/);
  });

test('what is cut out of any JSON is found where nothing could follow, never before the cut', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, at) => {
      const cut = at % text.length;
      const short = text.slice(0, cut);
      try {
        JSON.parse(short);
      } catch {
        const { line, column } = whereJsonBreaks(short);
        const lines = short.split('\n');
        const place = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
        assert.ok(place >= 0 && place <= cut, `${JSON.stringify(short)} ${place}`);
        assert.ok(short.length - place <= 24, `${JSON.stringify(short)} ${place}`);
      }
    }),
  );
});
