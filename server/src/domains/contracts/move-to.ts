import type { Contract } from '../../../../nouns/contract.ts';
import { type ContractMove, type ContractRequirement, contractFlow } from '../../../../nouns/contract-flow.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';
import { notAllowed } from '../../kernel/lifecycle.ts';

const { moves } = contractFlow;

type Standing = Pick<Contract, 'status'>;

/** The move a person may ask for that leads from here to there, or a refusal that names where the contract may go instead. */
export function moveTo({ status }: Standing, to: Contract['status']): ContractMove {
  const found = movesFrom(status).find((move) => moves[move].to === to);
  if (!found) throw notAllowed(contractFlow, status, to, targetsFrom(status));
  return found;
}

export const targetsFrom = (status: Contract['status']) => movesFrom(status).map((move) => moves[move].to);

const movesFrom = (status: Contract['status']) =>
  (Object.keys(moves) as ContractMove[]).filter(
    (move) => moves[move].permission !== null && moves[move].from.includes(status),
  );

interface AllowedMove {
  to: Contract['status'];
  requires: ContractRequirement[];
}

/** What this actor may ask for now. */
export const allowedMoves = (actor: Actor, { status }: Standing): AllowedMove[] =>
  movesFrom(status).flatMap((move) => {
    const { to, permission, requires = [] } = moves[move];
    return permission && maySee(actor, permission) ? [{ to, requires: [...requires] }] : [];
  });
