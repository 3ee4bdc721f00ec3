import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type Packed, packLoads } from './pack-loads.ts';

const measured = (max: number) =>
  fc.option(fc.integer({ min: 0, max }), { nil: null }).map((n) => (n === null ? null : new Exact(n).div(1_000)));

const thing = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40_000 }),
    isWhole: fc.boolean(),
    weight: measured(3_000),
    volume: measured(500),
  })
  .map(({ quantity, isWhole, ...rest }) => ({
    ...rest,
    isWhole,
    quantity: isWhole ? new Exact(Math.ceil(quantity / 1_000)) : new Exact(quantity).div(1_000),
  }));

test('whatever is shared adds up to the digit, stays whole, and no load is over its limits unless one unit is', () => {
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 12 }), measured(20_000), measured(2_000), (given, weight, volume) => {
      const things: Packed<number>[] = given.map((one, of) => ({ ...one, of }));
      const loads = packLoads(things, { weight, volume }, 10_000);
      if (!loads) return;
      for (const one of things) {
        const parts: ReadonlyArray<{ quantity: InstanceType<typeof Exact> }> = loads.flatMap(({ rows }) =>
          rows.filter(({ of }) => of === one.of),
        );
        const sum: InstanceType<typeof Exact> = parts.reduce((all, { quantity }) => all.plus(quantity), new Exact(0));
        assert.equal(sum.toFixed(), one.quantity.toFixed());
        if (one.isWhole) assert.ok(parts.every(({ quantity }) => quantity.isInteger()));
      }
      for (const load of loads.filter(({ isOver }) => !isOver)) {
        if (weight) assert.ok(load.weight.lte(weight), 'over the weight');
        if (volume) assert.ok(load.volume.lte(volume), 'over the volume');
      }
    }),
    { numRuns: 50 },
  );
});

const bricks = (quantity: string, weight: string | null = '3.7') => ({
  ...{ of: 'кирпич', quantity: new Exact(quantity), isWhole: true, volume: null },
  weight: weight === null ? null : new Exact(weight),
});

const limits = { weight: new Exact(1_000), volume: null };

const quantities = (loads: ReturnType<typeof packLoads<string>>) =>
  loads?.map(({ rows }) => rows.map(({ quantity }) => quantity.toFixed()));

test('what is larger than a load is taken apart to the last unit of each', () => {
  assert.deepEqual(quantities(packLoads([bricks('600')], limits, 10)), [['270'], ['270'], ['60']]);
});

test('what goes whole into a load that is there goes into it', () => {
  const both = packLoads([bricks('200'), bricks('100'), bricks('50')], limits, 10);
  assert.deepEqual(quantities(both), [['200', '50'], ['100']]);
});

test('what nobody has weighed is not counted, and what is too heavy goes unit by unit', () => {
  assert.deepEqual(quantities(packLoads([bricks('5000', null)], limits, 10)), [['5000']]);
  const heavy = packLoads([bricks('2', '1500')], limits, 10);
  assert.deepEqual(
    heavy?.map(({ isOver }) => isOver),
    [true, true],
  );
  assert.equal(packLoads([bricks('20', '1500')], limits, 10), undefined);
});
