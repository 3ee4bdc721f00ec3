import Type, { type Static } from 'typebox';
import { choice, currency, decimal, flag, id, measure, nullable, object, price } from '../../../../kernel/fields.ts';
import type { Words } from '../../../../kernel/problems/errors.ts';
import type { Award } from '../../award/award.ts';
import { heldLimit } from './plan.input.ts';

const allocation = object(
  {
    itemId: id('Line'),
    quoteId: id('Quote'),
    quoteLineId: id('Its line'),
    supplierId: id('Supplier'),
    quantity: measure('In the unit of the line'),
    baseQuantity: measure('In base units'),
    supplierQuantity: measure('In the unit of the supplier'),
    price: price('Per unit of the supplier, of the tier for this quantity'),
    currency: currency('Currency it is quoted in'),
    amount: decimal('Amount, in the currency of the plan'),
    extraShare: decimal('Share of extra costs'),
  },
  { title: 'Planned allocation' },
);

const supplierShare = object(
  {
    supplierId: id('Supplier'),
    amount: decimal('Amount, in the currency of the plan'),
    extraCosts: decimal('Extra costs'),
    sharePct: decimal('Share, %'),
  },
  { title: 'Share of a supplier' },
);

const plan = object(
  {
    allocations: Type.Array(allocation, { title: 'Who is awarded how much' }),
    amount: decimal('Without extra costs'),
    extraCosts: decimal('Extra costs'),
    total: decimal('All together'),
    suppliers: Type.Array(supplierShare, { title: 'Suppliers of the plan' }),
  },
  { title: 'Award plan' },
);

const limitCost = object(
  {
    limit: heldLimit,
    message: Type.String({ title: 'The same in words' }),
    totalWithout: nullable(decimal('Least total without it; null where time ran out')),
    costs: nullable(decimal('What it costs')),
    proved: flag('Nothing is cheaper without it'),
  },
  { title: 'Cost of a limit' },
);

export const awardAnswer = object(
  {
    status: choice(['optimal', 'feasible', 'infeasible', 'unsolved'], 'What came of it'),
    plan: nullable(plan),
    bound: nullable(decimal('Nothing costs less than this')),
    gapPct: nullable(decimal('How far the plan may be from the least, %')),
    limitCosts: Type.Array(limitCost, { title: 'What each limit costs' }),
    conflict: Type.Array(heldLimit, { title: 'What cannot hold together' }),
    conflictLineIds: Type.Array(id('Line'), { title: 'Lines it is about' }),
    message: nullable(Type.String({ title: 'Why there is no plan' })),
    notOffered: Type.Array(id('Line'), { title: 'Lines nobody offers' }),
    currency: currency('Currency of the plan'),
    saved: flag('It was saved as decisions'),
  },
  { title: 'Award that costs least' },
);

type Answer = Static<typeof awardAnswer>;

/** An award as it is told, in the language of whoever asked. */
export function presentAward(award: Award, own: string, language: keyof Words): Omit<Answer, 'saved'> {
  const shared = { ...nothing, status: award.status, notOffered: award.notOffered, currency: own };
  if (award.status === 'unsolved') return { ...shared, message: award.words[language] };
  if (award.status === 'infeasible')
    return {
      ...shared,
      bound: award.least,
      conflict: award.conflict,
      conflictLineIds: award.lineIds,
      message: award.words[language],
    };
  const { plan, bound, gapPct, limitCosts } = award;
  return {
    ...shared,
    plan,
    bound,
    gapPct,
    limitCosts: limitCosts.map(({ words, ...cost }) => ({ ...cost, message: words[language] })),
  };
}

const nothing = {
  plan: null,
  bound: null,
  gapPct: null,
  limitCosts: [],
  conflict: [],
  conflictLineIds: [],
  message: null,
};
