import type { Contract } from '../../../../nouns/contract.ts';
import { type ContractMove, type ContractRequirement, contractFlow } from '../../../../nouns/contract-flow.ts';
import { maySee } from '../../kernel/access/actor.ts';
import { notAllowed } from '../../kernel/lifecycle.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { matchRoute } from '../approvals/routes/match-route.ts';
import { subjectOf } from './subject-of.ts';

const { moves } = contractFlow;

/**
 * The move that leads from here to there, or a refusal that names where the contract may go instead. Approving and rejecting are
 * asked for at addresses of their own.
 */
export async function moveTo(ctx: ReadContext, held: Contract, to: Contract['status']): Promise<ContractMove> {
  const found = movesFrom(held.status).find(
    (move) => moves[move].to === to && moves[move].permission === 'contracts.update',
  );
  if (!found) throw await notMoved(ctx, held, to);
  return found;
}

/** Refuses a move, and names where the contract may go instead. */
export async function notMoved(ctx: ReadContext, held: Contract, to: Contract['status']) {
  const targets = (await openMoves(ctx, held)).map((move) => moves[move].to);
  return notAllowed(contractFlow, held.status, to, targets);
}

interface AllowedMove {
  to: Contract['status'];
  requires: ContractRequirement[];
}

/** What this actor may ask for now. */
export const allowedMoves = async (ctx: ReadContext, held: Contract): Promise<AllowedMove[]> =>
  (await openMoves(ctx, held)).flatMap((move) => {
    const { to, permission, requires = [] } = moves[move];
    return permission && maySee(ctx.actor, permission) ? [{ to, requires: [...requires] }] : [];
  });

/** A draft goes for approval where a route is for it, and for signing where none is. */
async function openMoves(ctx: ReadContext, held: Contract): Promise<ContractMove[]> {
  const open = movesFrom(held.status);
  if (held.status !== 'draft') return open;
  const isRouted = (await matchRoute(ctx, subjectOf(ctx, held))) !== undefined;
  return open.filter((move) => isRouted === (move === 'submit'));
}

const movesFrom = (status: Contract['status']) =>
  (Object.keys(moves) as ContractMove[]).filter(
    (move) => moves[move].permission !== null && moves[move].from.includes(status),
  );
