import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { kmBetween } from '../routes/distance-km.ts';
import { mostTried, nearestFirst, orderStops } from './order-stops.ts';
import { type Distances, lengthOf, type RouteShape } from './route-shape.ts';

const place = fc.record({
  latitude: fc.integer({ min: 45_000, max: 65_000 }).map((n) => (n / 1_000).toString()),
  longitude: fc.integer({ min: 30_000, max: 60_000 }).map((n) => (n / 1_000).toString()),
});

const shape = fc.record({ isStartFixed: fc.boolean(), isRound: fc.boolean() });

const among = (min: number, max: number) =>
  fc
    .array(place, { minLength: min, maxLength: max })
    .map((places): Distances => places.map((from) => places.map((to) => kmBetween(from, to) as number)));

function* permutations(left: number[], taken: number[] = []): Generator<number[]> {
  if (left.length === 0) yield taken;
  for (const one of left)
    yield* permutations(
      left.filter((other) => other !== one),
      [...taken, one],
    );
}

/** The length of the shortest of all orders, each of them measured. */
function bruteForce(distances: Distances, of: RouteShape): number {
  const all = [...permutations([...distances.keys()])].filter(([first]) => !of.isStartFixed || first === 0);
  return Math.min(...all.map((order) => lengthOf(order, distances, of)));
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6;

test('no order of up to seven places is shorter than the one proposed', () => {
  fc.assert(
    fc.property(among(1, 7), shape, (distances, of) => {
      const { order, method } = orderStops(distances, of);
      assert.equal(method, 'exact');
      assert.deepEqual(
        order.toSorted((a, b) => a - b),
        [...distances.keys()],
      );
      if (of.isStartFixed) assert.equal(order[0], 0);
      assert.ok(isSame(lengthOf(order, distances, of), bruteForce(distances, of)));
    }),
    { numRuns: 60 },
  );
});

test('nine places are put in order exactly too', () => {
  const places = Array.from({ length: mostTried }, (_, n) => ({
    latitude: (55 + Math.sin(n * 2.4)).toFixed(6),
    longitude: (37 + Math.cos(n * 5.1) * 2).toFixed(6),
  }));
  const distances = places.map((from) => places.map((to) => kmBetween(from, to) as number));
  const of = { isStartFixed: true, isRound: true };
  assert.ok(isSame(lengthOf(orderStops(distances, of).order, distances, of), bruteForce(distances, of)));
});

test('many places are passed once each, and the route is no longer than from each to the nearest', () => {
  fc.assert(
    fc.property(among(mostTried + 2, 40), shape, (distances, of) => {
      const { order, method } = orderStops(distances, of);
      assert.equal(method, 'heuristic');
      assert.deepEqual(
        order.toSorted((a, b) => a - b),
        [...distances.keys()],
      );
      if (of.isStartFixed) assert.equal(order[0], 0);
      const plain = lengthOf(nearestFirst(0, distances), distances, of);
      assert.ok(lengthOf(order, distances, of) <= plain + 1e-6);
    }),
    { numRuns: 40 },
  );
});

test('places on a line are passed along it', () => {
  const line = [0, 5, 1, 4, 2, 3, 9, 7, 8, 6, 11, 10];
  const distances = line.map((from) => line.map((to) => Math.abs(from - to)));
  const { order } = orderStops(distances, { isStartFixed: true, isRound: false });
  assert.deepEqual(
    order.map((place) => line[place]),
    line.toSorted((a, b) => a - b),
  );
});
