import Type from 'typebox';
import { type RfqMove, rfqFlow } from '../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { choice, object } from '../../kernel/fields.ts';
import { supplierRfq } from './supplier-rfq.ts';

export const allowedRfqMoves = Type.Array(
  object({
    to: choice(supplierRfq.statuses, 'Status'),
    requires: Type.Array(choice(['reason'], 'Condition')),
  }),
  { title: 'Where the caller may move it now' },
);

/** What this actor may ask for now. A draft is cancelled without a reason, which removes it. */
export const allowedMoves = (actor: Actor, { status }: Pick<SupplierRfq, 'status'>) =>
  (Object.keys(rfqFlow.moves) as RfqMove[]).flatMap((move) => {
    const { from, to, permission } = rfqFlow.moves[move];
    if (!permission || !from.includes(status) || !maySee(actor, permission)) return [];
    const requires = move === 'cancel' && status !== 'draft' ? (['reason'] as const) : [];
    return [{ to, requires: [...requires] }];
  });
