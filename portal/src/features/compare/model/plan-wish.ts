import type { operations } from '../../../../../sdk/types.ts';

type Body = NonNullable<operations['supplier-quotes.plan-award']['requestBody']>['content']['application/json'];
type Limit = NonNullable<Body['limits']>[number];
type Term = NonNullable<Body['without']>[number];

/** What a buyer asks of a plan, as the form holds it; empty means no limit. */
export interface PlanWish {
  suppliers: number | '';
  share: string | null;
  delivery: string;
  budget: string | null;
  use: string[];
  avoid: string[];
  without: Term[];
}

export const noWish: PlanWish = {
  ...{ suppliers: '', share: null, delivery: '', budget: null },
  ...{ use: [], avoid: [], without: [] },
};

export function wishBody({
  suppliers,
  share,
  delivery,
  budget,
  use,
  avoid,
  without,
}: PlanWish): Pick<Body, 'limits' | 'without'> {
  const limits: Limit[] = [
    ...(suppliers === '' ? [] : [{ kind: 'max_suppliers' as const, count: suppliers }]),
    ...(share === null ? [] : [{ kind: 'share_at_most' as const, percent: share }]),
    ...(delivery === '' ? [] : [{ kind: 'latest_delivery' as const, date: delivery }]),
    ...(budget === null ? [] : [{ kind: 'budget' as const, amount: budget }]),
    ...use.map((supplierId) => ({ kind: 'use_supplier' as const, supplierId })),
    ...avoid.map((supplierId) => ({ kind: 'avoid_supplier' as const, supplierId })),
  ];
  return { limits, without };
}
