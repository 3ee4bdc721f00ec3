import { proposalFlow } from '../../../../nouns/proposal-flow.ts';
import { say } from '../../kit/say.ts';
import type { May } from '../../shared/session/me.ts';
import type { ProposalCard } from './queries.ts';

export type AllowedMove = ProposalCard['allowedMoves'][number];

export function moveName(to: AllowedMove['to']): string {
  const { action, ...name } = proposalFlow.statuses[to];
  return say(action ?? name);
}

/** Whether this person may change what is offered at all. */
export const mayEdit = ({ status }: Pick<ProposalCard, 'status'>, may: May) =>
  may('commercial_proposals.update') && (status === 'draft' || isRevised(status));

/** Statuses that a change of what is offered leads back from. */
export const isRevised = (status: ProposalCard['status']) =>
  (proposalFlow.moves.revise.from as readonly string[]).includes(status);

/** What a change takes back, said before it is made. */
export function sayRevising(status: ProposalCard['status']): string {
  if (status === 'approved')
    return say(
      'A change makes it a draft again: the approval is lost, and it has to be approved anew.',
      'Любая правка вернёт предложение в черновик: согласование пропадёт, и его придётся получить заново.',
    );
  if (status === 'pending_approval')
    return say(
      'A change makes it a draft again: it will have to be sent for approval anew.',
      'Любая правка вернёт предложение в черновик: на согласование его придётся отправить заново.',
    );
  return say('A change makes it a draft again.', 'Любая правка вернёт предложение в черновик.');
}
