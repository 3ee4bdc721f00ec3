import { planAward } from '../server/src/domains/rfqs/award/plan-award.ts';
import { rounded } from './measure/figures.ts';
import { sized, smallest } from './measure/size.ts';
import { limitedTender } from './quotes/random-tender.ts';

/** 50 lines by 10 suppliers with tiers, least orders, packs, bounded stock and deliveries, under four limits: plan, proof, cost of limits. */
export async function benchAward() {
  const rows = [];
  for (const tender of smallest ? [1] : [1, 2, 3]) {
    const begun = performance.now();
    const award = await planAward(limitedTender(sized(50, 4), sized(10, 3), tender));
    const planned = 'plan' in award;
    rows.push({
      tender,
      status: award.status,
      total: planned ? award.plan.total : '',
      'gap %': planned ? award.gapPct : '',
      'limits costed': planned ? award.limitCosts.filter(({ proved }) => proved).length : 0,
      seconds: rounded((performance.now() - begun) / 1_000),
    });
  }
  return rows;
}
