import {
  type OrderMove,
  type OrderRequirement,
  type OrderStatus,
  orderFlow,
} from '../../../../nouns/purchase-order-flow.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';

const { moves } = orderFlow;

/** The moves that somebody may ask for in a status. */
export const openMoves = (status: OrderStatus): OrderMove[] =>
  (Object.keys(moves) as OrderMove[]).filter(
    (move) => moves[move].permission !== null && (moves[move].from as readonly OrderStatus[]).includes(status),
  );

interface AllowedMove {
  move: OrderMove;
  to: OrderStatus;
  requires: OrderRequirement[];
}

/** What this actor may ask for now; each has an address of its own. */
export const allowedMoves = (actor: Actor, status: OrderStatus): AllowedMove[] =>
  openMoves(status).flatMap((move) => {
    const { to, permission, requires = [] } = moves[move];
    return permission && maySee(actor, permission) ? [{ move, to, requires: [...requires] }] : [];
  });
