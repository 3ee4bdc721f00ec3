import Type from 'typebox';
import { type QuoteMove, type QuoteStatus, quoteFlow, quoteRequirements } from '../../../../../nouns/quote-flow.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { supplierQuote } from './supplier-quote.ts';

export const allowedQuoteMoves = Type.Array(
  object({
    to: choice(supplierQuote.statuses, 'Status'),
    requires: Type.Array(choice(quoteRequirements, 'Condition')),
  }),
  { title: 'Where the caller may move it now' },
);

/** What this actor may ask for now. A draft is submitted by a call of its own, the rest by a change of the status. */
export const allowedMoves = (actor: Actor, status: QuoteStatus) =>
  (Object.keys(quoteFlow.moves) as QuoteMove[]).flatMap((move) => {
    const { from, to, permission, requires = [] } = quoteFlow.moves[move];
    if (!permission || !from.includes(status) || !maySee(actor, permission)) return [];
    return [{ to, requires: [...requires] }];
  });
