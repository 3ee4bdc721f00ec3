import { isFrozen, proposalFlow } from '../../../../nouns/proposal-flow.ts';
import { say } from '../../kit/say.ts';
import type { May } from '../../shared/session/me.ts';
import type { ProposalCard } from './queries.ts';

type Status = ProposalCard['status'];

export type AllowedMove = ProposalCard['allowedMoves'][number];

/** What a move asks of the person: nothing, or a dialog of its own. */
export type Way = 'plain' | 'reject' | 'send' | 'extend' | 'answer' | 'back' | 'convert';

export function wayOf({ status }: Pick<ProposalCard, 'status'>, { to }: Pick<AllowedMove, 'to'>): Way {
  if (status === 'expired' && to !== 'draft') return 'extend';
  const ways: Partial<Record<Status, Way>> = {
    ...{
      rejected: 'reject',
      sent: 'send',
      accepted: 'answer',
      declined: 'answer',
      draft: 'back',
      converted: 'convert',
    },
  };
  return ways[to] ?? 'plain';
}

export function moveName({ status }: Pick<ProposalCard, 'status'>, { to }: Pick<AllowedMove, 'to'>): string {
  if (status === 'expired' && to !== 'draft') return say('Extend', 'Продлить');
  const { action, ...name } = proposalFlow.statuses[to];
  return say(action ?? name);
}

/** Where a proposal usually goes next, the best first. */
const next: Partial<Record<Status, readonly Status[]>> = {
  draft: ['sent', 'pending_approval'],
  pending_approval: ['approved'],
  approved: ['sent'],
  sent: ['accepted'],
  accepted: ['converted'],
  declined: ['draft'],
  expired: ['sent', 'approved'],
};

/** What stands beside it. */
const beside: Partial<Record<Status, readonly Status[]>> = {
  ...{ draft: ['pending_approval'], pending_approval: ['rejected'], sent: ['declined'] },
};

/** What is next as a button, what is its other side as one beside it, the rest for a menu. */
export function partedMoves({ status, allowedMoves }: Pick<ProposalCard, 'status' | 'allowedMoves'>) {
  const find = (wanted: readonly Status[] = []) =>
    wanted.flatMap((to) => allowedMoves.find((one) => one.to === to) ?? [])[0];
  const main = find(next[status]);
  const other = find(beside[status]?.filter((to) => to !== main?.to));
  return { main, other, rest: allowedMoves.filter((one) => one !== main && one !== other) };
}

/** Whether this person may change what is offered; what a customer has seen is taken back to work first. */
export const mayEdit = ({ status }: Pick<ProposalCard, 'status'>, may: May) =>
  may('commercial_proposals.update') && status !== 'archived' && !isFrozen(status);

/** What a change takes back, said before it is made. */
export function sayRevising(status: Status): string {
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

/** What taking it back to work takes back. */
export function sayTakingBack(status: Status): string {
  if (status === 'pending_approval')
    return say(
      'Nobody is asked to approve it any more. Send it anew once it is ready.',
      'Согласующих больше не спрашиваем. Когда будет готово, отправьте его снова.',
    );
  const links = say(
    'Links that were sent no longer show it, and it goes to the customer anew.',
    'Отправленные ссылки перестанут его показывать, и заказчику оно уйдёт заново.',
  );
  if (status === 'accepted') return say(`The customer has accepted it. ${links}`, `Заказчик его уже принял. ${links}`);
  return links;
}
