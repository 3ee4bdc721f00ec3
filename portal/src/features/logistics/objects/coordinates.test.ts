import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coordinateOf, coordinatesIn } from './coordinates.ts';
import { objectBodyOf, objectValuesOf } from './object-values.ts';

const pair = { latitude: '55.75', longitude: '37.61' };

test('a pair from a map is parted into both coordinates, however the map writes it', () => {
  for (const text of ['55.75, 37.61', '55.75 37.61', '55.75;37.61', '55,75; 37,61', '55,75 37,61', '55,75, 37,61'])
    assert.deepEqual(coordinatesIn(text), pair, text);
  for (const text of ['55.75° N, 37.61° E', '55.75°N 37.61°E', 'N55.75 E37.61', '55.75 с.ш. 37.61 в.д.'])
    assert.deepEqual(coordinatesIn(text), pair, text);
});

test('what lies south or west is below nothing', () => {
  assert.deepEqual(coordinatesIn('33.86° S, 70.65° W'), { latitude: '-33.86', longitude: '-70.65' });
  assert.deepEqual(coordinatesIn('-33.86, −70.65'), { latitude: '-33.86', longitude: '-70.65' });
});

test('what is no pair of coordinates is left to be pasted as it is', () => {
  for (const text of ['', '55.75', '55,75', '1, 2, 3', 'Москва, ул. Складочная, 1', 'N 55.75 E 37.61'])
    assert.equal(coordinatesIn(text), undefined, text);
});

test('a coordinate is typed with a comma or a point, and what is no number goes to the server to be refused', () => {
  assert.equal(coordinateOf(' 55,801131 '), '55.801131');
  assert.equal(coordinateOf('−12.5'), '-12.5');
  assert.equal(coordinateOf(''), null);
  assert.equal(coordinateOf('север'), 'север');
});

test('a new object leaves its code to the sequence, and an emptied text is nothing', () => {
  const body = objectBodyOf({ ...objectValuesOf(undefined), name: 'Север', latitude: '55,8', longitude: '37.5' });
  assert.ok(!('code' in body));
  const { name, latitude, longitude, address, warehouseId, isActive } = body;
  assert.deepEqual(
    [name, latitude, longitude, address, warehouseId, isActive],
    ['Север', '55.8', '37.5', null, null, true],
  );
});
