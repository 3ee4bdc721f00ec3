import { type DeliveryBatchMove, deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { say } from '../../../kit/say.ts';
import type { BatchStatus } from './queries.ts';

const { moves, statuses } = deliveryBatchFlow;

/** What has to be said before a batch is moved: why, or how much came. */
export type Asked = 'reason' | 'delivery' | undefined;

export interface Move {
  to: BatchStatus;
  asked: Asked;
}

const askedFor = (to: BatchStatus): Asked => {
  if (to === 'delivered' || to === 'partially_delivered') return 'delivery';
  return to === 'returned' || to === 'cancelled' ? 'reason' : undefined;
};

/** Where a batch may go from here, by the order of its flow. */
export const movesFrom = (status: BatchStatus): Move[] =>
  (Object.keys(moves) as DeliveryBatchMove[]).flatMap((name) => {
    const { from, to } = moves[name];
    return (from as readonly BatchStatus[]).includes(status) ? [{ to, asked: askedFor(to) }] : [];
  });

export const moveTo = (to: BatchStatus): Move => ({ to, asked: askedFor(to) });

export const moveName = (to: BatchStatus): string => {
  const { action, ...name } = statuses[to];
  return say(action ?? name);
};

/** What comes next as a button, and what is left for a menu: the amounts of a delivery say by themselves whether it is whole. */
export function partedMoves(tos: readonly BatchStatus[]) {
  const told = tos.filter((to) => to !== 'partially_delivered');
  const next = told.find((to) => askedFor(to) !== 'reason');
  return { next, others: told.filter((to) => to !== next) };
}
