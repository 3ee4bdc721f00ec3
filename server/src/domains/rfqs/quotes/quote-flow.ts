import { lifecycle } from '../../../kernel/lifecycle.ts';

/** Every move of a quote. Whether it is accepted is decided by allocations, whether it is over by the calendar. */
export const quoteMoves = {
  submit: { from: ['draft'], to: 'submitted' },
  /** A next version holds again. */
  renew: { from: ['expired'], to: 'submitted' },
  accept: { from: ['submitted', 'partially_accepted', 'expired'], to: 'accepted' },
  accept_some: { from: ['submitted', 'accepted', 'expired'], to: 'partially_accepted' },
  release: { from: ['partially_accepted', 'accepted'], to: 'submitted' },
  reject: { from: ['submitted', 'partially_accepted'], to: 'rejected' },
  restore: { from: ['rejected'], to: 'submitted' },
  withdraw: { from: ['draft', 'submitted'], to: 'withdrawn' },
  expire: { from: ['submitted'], to: 'expired' },
} as const;

export type QuoteMove = keyof typeof quoteMoves;

export const quoteLifecycle = lifecycle('draft', quoteMoves);

export const quoteStatuses = [
  'draft',
  'submitted',
  'partially_accepted',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

const among =
  (statuses: readonly QuoteStatus[]) =>
  (status: QuoteStatus): boolean =>
    statuses.includes(status);

/** Something can be accepted from it. */
export const isStanding = among(['submitted', 'partially_accepted', 'accepted']);

/** A next version may be written. */
export const isRevisable = among(['submitted', 'partially_accepted', 'accepted', 'expired']);
