import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allUnits, readUnit, unitOfTyped, unitsLike } from './units.ts';

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
  assert.equal(allUnits[0], '796');
  assert.equal(new Set(allUnits).size, allUnits.length);
});

test('what is typed is taken where it means one unit: its name, or the beginning of one alone', () => {
  assert.equal(unitOfTyped('м'), '006');
  assert.equal(unitOfTyped('компл'), '839');
  assert.equal(unitOfTyped('рул'), '736');
  assert.equal(unitOfTyped('па'), undefined, 'пар and пач');
  assert.equal(unitOfTyped('бухта'), undefined);
  assert.equal(unitsLike('м')[0], '006');
  assert.deepEqual(unitsLike('бухта'), []);
});
