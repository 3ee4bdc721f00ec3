import type { AwardProblem } from '../../server/src/domains/rfqs/award/award.ts';
import { line, need, quote, view } from '../../server/test/quotes.ts';

/** The same numbers for the same seed, whatever the machine. */
function dice(seed: number) {
  let state = seed;
  return (from: number, to: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + Math.floor((state / 2_147_483_648) * (to - from + 1));
  };
}

/** Lines around a usual price each, quoted by suppliers with tiers, least orders, packs, bounded stock and a delivery to pay. */
export function randomTender({ lines, suppliers, seed = 1 }: { lines: number; suppliers: number; seed?: number }) {
  const roll = dice(seed);
  const wanted = Array.from({ length: lines }, (_, at) => ({
    need: need(`n${at}`, String(roll(2, 50) * 10)),
    usual: roll(50, 5_000),
  }));
  const quotes = Array.from({ length: suppliers }, (_, at) => {
    const offered = wanted
      .filter(() => roll(1, 10) > 2)
      .map(({ need: { id, quantity }, usual }) => {
        const price = (usual * roll(85, 120)) / 100;
        const tier = (share: number, percent: number) => ({
          minQuantity: String(Math.ceil(Number(quantity) * share)),
          price: (price * (percent / 100)).toFixed(2),
        });
        return line(id, price.toFixed(2), {
          vatRate: '22',
          priceTiers: roll(0, 1) ? [tier(0.3, roll(94, 98)), tier(0.8, roll(85, 93))] : [],
          moq: roll(0, 2) ? null : String(roll(1, 3) * 10),
          packQuantity: roll(0, 2) ? null : (['2', '5', '10'][roll(0, 2)] ?? null),
          quantityOffered: roll(0, 3) ? null : String(Math.ceil((Number(quantity) * roll(4, 9)) / 10)),
          deliveryDays: roll(2, 30),
          discountPercent: roll(0, 3) ? '0' : '3',
        });
      });
    const extraCosts = [
      { kind: 'delivery', amount: String(roll(2, 20) * 500), currency: 'RUB', allocation: 'by_amount' },
    ] as const;
    return quote(`q${at}`, offered, { vatMode: at % 2 ? 'included' : 'excluded', extraCosts });
  });
  return { needs: wanted.map((each) => each.need), quotes, view: view({ basis: 'landed', vat: 'without' }) };
}

/** As a buyer would limit it: few suppliers, none of them with too much. */
export const limitedTender = (lines: number, suppliers: number, seed = 1): AwardProblem => ({
  ...randomTender({ lines, suppliers, seed }),
  limits: [
    { kind: 'max_suppliers', count: 4 },
    { kind: 'share_at_most', supplierId: null, percent: '45' },
    { kind: 'latest_delivery', lineId: null, date: '2026-12-17' },
    { kind: 'avoid_supplier', supplierId: 'supplier-q3' },
  ],
  without: [],
  overPct: '0',
});
