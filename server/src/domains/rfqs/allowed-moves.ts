import Type from 'typebox';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { choice, object } from '../../kernel/fields.ts';
import { declared, type RfqMove, rfqStatuses } from './rfq-flow.ts';
import type { SupplierRfq } from './supplier-rfq.ts';

export const allowedRfqMoves = Type.Array(
  object({
    to: choice(rfqStatuses, 'Status'),
    requires: Type.Array(choice(['reason'], 'Condition')),
  }),
  { title: 'Where the caller may move it now' },
);

/** What this actor may ask for now. A draft is cancelled without a reason, which removes it. */
export const allowedMoves = (actor: Actor, { status }: Pick<SupplierRfq, 'status'>) =>
  (Object.keys(declared) as RfqMove[]).flatMap((move) => {
    const { from, to, permission } = declared[move];
    if (permission === null || !from.includes(status) || !maySee(actor, permission)) return [];
    const requires = move === 'cancel' && status !== 'draft' ? (['reason'] as const) : [];
    return [{ to: to as SupplierRfq['status'], requires: [...requires] }];
  });
