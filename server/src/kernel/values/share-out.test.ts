import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Exact } from './decimal.ts';
import { shareOut } from './share-out.ts';

const examples: ReadonlyArray<
  readonly [what: string, sum: string, weights: string[], shares: string[], scale?: number]
> = [
  ['golden example «Allocation exact»', '100.00', ['10.00', '20.00', '30.01'], ['16.66', '33.33', '50.01']],
  ['golden example «Allocation remainder»', '100.00', ['5', '5', '5'], ['33.33', '33.33', '33.34']],
  ['the remainder goes to the heaviest, not to the last', '100', ['1', '4', '1'], ['16.67', '66.66', '16.67']],
  ['a line of nothing bears nothing', '10', ['0', '3'], ['0.00', '10.00']],
  ['lines that weigh nothing share alike', '10', ['0', '0', '0'], ['3.33', '3.33', '3.34']],
  ['a currency without minor units', '100', ['1', '1', '1'], ['33', '33', '34'], 0],
  ['nothing to share', '0', ['1', '2'], ['0.00', '0.00']],
  ['no lines', '10', [], []],
];

for (const [what, sum, weights, shares, scale] of examples)
  test(what.startsWith('golden') ? what : `a sum shared out: ${what}`, () =>
    assert.deepEqual(shareOut(sum, weights, scale), shares),
  );

test('shares are the sum, whatever the weights', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 11 }).map((value) => new Exact(value).div(100).toFixed(2));
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 40 }), (sum, weights) => {
      const shared = shareOut(sum, weights).reduce((whole, share) => whole.plus(share), new Exact(0));
      assert.equal(shared.toFixed(2), sum);
    }),
  );
});
