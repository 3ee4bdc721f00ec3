import Type from 'typebox';
import { type Actor, lacksPermission, maySee } from '../../../kernel/access/actor.ts';

/** Whoever may release a reservation may take what it holds back. */
export const takesReserved = Type.Optional(
  Type.Boolean({ title: 'What is reserved for others may be taken; needs `stock.reserve`', examples: [false] }),
);

/** Whether a movement leaves what is reserved for others; refused where somebody says otherwise who may not. */
export function keepsReserved(actor: Actor, takes = false): boolean {
  if (takes && !maySee(actor, 'stock.reserve')) throw lacksPermission('stock.reserve');
  return !takes;
}
