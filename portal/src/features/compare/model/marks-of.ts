import type { Comparison } from './answers.ts';
import type { Mark } from './matrix.ts';

type ComparedOffer = Comparison['lines'][number]['offers'][number];

const named = {
  best_price: 'best',
  best_delivery: 'soonest',
  expired: 'expired',
  no_rate: 'no_rate',
  uom_unknown: 'uom_unknown',
  needs_reconfirmation: 'reconfirm',
  anomaly: 'anomaly',
} as const satisfies Record<ComparedOffer['flags'][number], Mark>;

/** All that is to be said of an offer beside its price. */
export const marksOf = ({ flags, moqIssue, analog }: ComparedOffer, limited: boolean): Mark[] => [
  ...flags.map((flag) => named[flag]),
  ...(limited ? (['partial'] as const) : []),
  ...(analog ? (['analog'] as const) : []),
  ...(moqIssue ? [moqIssue] : []),
];
