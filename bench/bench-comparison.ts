import { compare } from '../server/src/domains/rfqs/comparison/compare.ts';
import { quantile, rounded } from './measure/figures.ts';
import { sized } from './measure/size.ts';
import { randomTender } from './quotes/random-tender.ts';

const goal = 100;
const lines = sized(200, 10);

/** 200 lines by 20 suppliers with tiers, discounts, VAT and landed costs: the arithmetic alone, on this thread. */
export function benchComparison() {
  const { needs, quotes, view } = randomTender({ lines, suppliers: 20 });
  const times = Array.from({ length: sized(60, 12) }, () => {
    const begun = performance.now();
    compare(needs, quotes, view);
    return performance.now() - begun;
  }).slice(10);
  const at = (share: number) => rounded(quantile(times, share), 1);
  return [{ lines, suppliers: 20, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'least ms': at(0), goal }];
}
