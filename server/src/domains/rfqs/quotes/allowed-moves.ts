import Type from 'typebox';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { type QuoteMove, type QuoteStatus, quoteMoves, quoteStatuses } from './quote-flow.ts';

export const allowedQuoteMoves = Type.Array(
  object({
    to: choice(quoteStatuses, 'Status'),
    requires: Type.Array(choice(['nothing_accepted'], 'Condition')),
  }),
  { title: 'Where the caller may move it now' },
);

/** Moves that people ask for; the others follow from allocations and the calendar. */
const asked = {
  submit: 'supplier_quotes.submit',
  restore: 'supplier_quotes.update',
  reject: 'supplier_quotes.update',
  withdraw: 'supplier_quotes.update',
} as const satisfies Partial<Record<QuoteMove, Permission>>;

/** What this actor may ask for now. A draft is submitted by a call of its own, the rest by a change of the status. */
export const allowedMoves = (actor: Actor, status: QuoteStatus) =>
  (Object.keys(asked) as Array<keyof typeof asked>).flatMap((move) => {
    const { from, to } = quoteMoves[move];
    if (!(from as readonly QuoteStatus[]).includes(status) || !maySee(actor, asked[move])) return [];
    const requires = move === 'withdraw' ? (['nothing_accepted'] as const) : [];
    return [{ to, requires: [...requires] }];
  });
