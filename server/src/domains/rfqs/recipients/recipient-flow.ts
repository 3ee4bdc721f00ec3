import { lifecycle } from '../../../kernel/lifecycle.ts';

const silent = ['sent', 'delivery_failed', 'viewed', 'draft_saved'] as const;
const reached = [...silent, 'no_response', 'quoted', 'declined'] as const;

/** Every move of a supplier who is asked. Who declined may still quote before the deadline. */
const recipientMoves = {
  send: { from: ['pending', 'delivery_failed'], to: 'sent' },
  fail: { from: ['sent'], to: 'delivery_failed' },
  view: { from: ['sent', 'delivery_failed'], to: 'viewed' },
  save_draft: { from: ['sent', 'delivery_failed', 'viewed'], to: 'draft_saved' },
  quote: { from: ['pending', ...silent, 'declined', 'no_response'], to: 'quoted' },
  unquote: { from: ['quoted'], to: 'viewed' },
  decline: { from: ['pending', ...silent], to: 'declined' },
  miss: { from: silent, to: 'no_response' },
  ask_again: { from: ['no_response'], to: 'sent' },
  revoke: { from: ['pending', ...reached], to: 'revoked' },
} as const;

export const recipientLifecycle = lifecycle('pending', recipientMoves);

export const recipientStatuses = ['pending', ...reached, 'revoked'] as const;

type RecipientStatus = (typeof recipientStatuses)[number];

/** Who was asked and has neither answered nor declined: those a reminder is for. */
export const silentStatuses: readonly RecipientStatus[] = silent;
