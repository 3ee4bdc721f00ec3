import { lifecycle, type Move, status } from './kit/lifecycle.ts';

/** What a move asks for, checked under its own name. */
export const quoteRequirements = ['nothing_accepted'] as const;

type Requirement = (typeof quoteRequirements)[number];

const statuses = {
  draft: status('Draft', 'Черновик'),
  submitted: status('Received', 'Получено', 'accent'),
  partially_accepted: status('Partly accepted', 'Принято частично', 'warning'),
  accepted: status('Accepted', 'Принято', 'good'),
  rejected: status('Rejected', 'Отклонено', 'bad'),
  withdrawn: status('Withdrawn', 'Отозвано'),
  expired: status('Expired', 'Срок цен истёк', 'warning'),
};

export type QuoteStatus = keyof typeof statuses;

type Declared = Move<QuoteStatus, Requirement>;

/** A person asks for it. */
const asked = (
  from: readonly QuoteStatus[],
  to: QuoteStatus,
  right: 'submit' | 'update',
  ...requires: Requirement[]
): Declared => ({ from, to, permission: `supplier_quotes.${right}`, requires });

/** It follows from decisions, from a next version or from the calendar. */
const automatic = (from: readonly QuoteStatus[], to: QuoteStatus): Declared => ({
  ...{ from, to },
  permission: null,
  isAutomatic: true,
});

/** Every move of a quote: where from, where to, by whom, on what condition. Nothing else decides a status. */
export const quoteFlow = lifecycle({
  initial: 'draft',
  statuses,
  moves: {
    submit: asked(['draft'], 'submitted', 'submit'),
    // The prices of a next version apply again.
    renew: automatic(['expired'], 'submitted'),
    accept: automatic(['submitted', 'partially_accepted', 'expired'], 'accepted'),
    accept_some: automatic(['submitted', 'accepted', 'expired'], 'partially_accepted'),
    release: automatic(['partially_accepted', 'accepted'], 'submitted'),
    reject: asked(['submitted', 'partially_accepted'], 'rejected', 'update'),
    restore: asked(['rejected'], 'submitted', 'update'),
    withdraw: asked(['draft', 'submitted'], 'withdrawn', 'update', 'nothing_accepted'),
    expire: automatic(['submitted'], 'expired'),
  },
});

export type QuoteMove = keyof typeof quoteFlow.moves;

const among =
  (some: readonly QuoteStatus[]) =>
  (status: QuoteStatus): boolean =>
    some.includes(status);

/** Something can be accepted from it. */
export const isStanding = among(['submitted', 'partially_accepted', 'accepted']);

/** A next version may be written. */
export const isRevisable = among(['submitted', 'partially_accepted', 'accepted', 'expired']);
