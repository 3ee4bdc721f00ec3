import { contractFlow } from '../../../../nouns/contract-flow.ts';
import { say } from '../../kit/say.ts';
import type { ContractCard } from './queries.ts';

export type AllowedMove = ContractCard['allowedMoves'][number];

/** What a move is called: one that leads back into force is not the first one there, and what is asked of others is recalled. */
export function moveName({ status }: Pick<ContractCard, 'status'>, { to }: Pick<AllowedMove, 'to'>): string {
  if (status === 'suspended' && to === 'active') return say('Resume', 'Возобновить');
  if (status === 'pending_approval' && to === 'draft') return say('Recall', 'Отозвать');
  const { action, ...name } = contractFlow.statuses[to];
  return say(action ?? name);
}

/** What is next as a button, the rest for a menu. */
export function partedMoves(moves: readonly AllowedMove[]) {
  const next = moves.find(({ to, requires }) => to !== 'draft' && !requires.includes('reason'));
  return { next, others: moves.filter((one) => one !== next) };
}
