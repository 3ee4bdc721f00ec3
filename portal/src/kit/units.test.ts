import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUnit, unitChoices } from './units.ts';

const written: ReadonlyArray<readonly [text: string, code: string | undefined]> = [
  ['шт', '796'],
  ['Шт.', '796'],
  ['м2', '055'],
  ['м²', '055'],
  ['пог. м', '018'],
  ['упак.', '778'],
  ['кг', '166'],
  ['796', '796'],
  ['бочка', undefined],
];

for (const [text, code] of written)
  test(`«${text}» is ${code ?? 'no unit'}`, () => {
    assert.equal(readUnit(text), code);
  });

test('every unit is offered once, pieces first', () => {
  const codes = unitChoices().map(({ value }) => value);
  assert.equal(codes[0], '796');
  assert.equal(new Set(codes).size, codes.length);
});
