import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import {
  type DeliveryBatchMove,
  type DeliveryBatchRequirement,
  deliveryBatchFlow,
} from '../../../../../nouns/delivery-batch-flow.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import { refuseStatus, sourcedIn } from '../../requisitions/moves/refuse-status.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { deliveryBatches } from './delivery-batch.ts';
import { reasonGivenUp } from './reason-given-up.ts';

const { moves } = deliveryBatchFlow;

type Status = DeliveryBatch['status'];

/** Makes a move of a held batch, with what it writes besides, or refuses it and names where the batch may go instead. */
export async function moveBatch(
  ctx: WriteContext,
  held: DeliveryBatch,
  move: DeliveryBatchMove,
  values: Partial<DeliveryBatch> = {},
): Promise<DeliveryBatch> {
  refuseMove(held, move);
  if (move === 'load') await refuseGivenUp(ctx, held);
  for (const requirement of moves[move].requires ?? []) checks[requirement](held, values);
  const tell = values.statusReason ? { reason: values.statusReason } : {};
  return deliveryBatches.move(ctx, held, move, { ...valuesOf(move), ...values }, { tell, touched: true });
}

/** Refuses a move that does not begin where the batch stands. */
export function refuseMove({ status }: DeliveryBatch, move: DeliveryBatchMove): void {
  const { from, to } = moves[move];
  if (!(from as readonly string[]).includes(status))
    throw notAllowed(deliveryBatchFlow, status, to, targetsFrom(status));
}

/** Goods of a requisition that was cancelled or closed short are not brought; whoever gives it up holds it too. */
async function refuseGivenUp({ db }: WriteContext, { procurementId }: DeliveryBatch) {
  if (procurementId === null) return;
  const requisition = await requisitions.byId(db, procurementId);
  if (reasonGivenUp(requisition) !== null) refuseStatus(requisition, sourcedIn);
}

const valuesOf = (move: DeliveryBatchMove): Partial<DeliveryBatch> =>
  move === 'dispatch' ? { dispatchedAt: portalNow().toISOString() } : {};

const checks: Readonly<
  Record<DeliveryBatchRequirement, (held: DeliveryBatch, values: Partial<DeliveryBatch>) => void>
> = {
  items({ itemCount }) {
    if (itemCount === 0) throw brokenRule('no_items', words('The batch carries nothing.', 'В партии ничего нет.'));
  },
  reason(_, { statusReason }) {
    if (!statusReason)
      throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
  },
  // What was delivered is written with the items themselves, by whoever asks for this move.
  quantities() {},
};

const movesFrom = (status: Status) =>
  (Object.keys(moves) as DeliveryBatchMove[]).filter((move) => moves[move].from.includes(status));

export const targetsFrom = (status: Status): Status[] => [...new Set(movesFrom(status).map((move) => moves[move].to))];

/** The move that leads from here to there, or a refusal. */
export function moveTo(status: Status, to: Status): DeliveryBatchMove {
  const found = movesFrom(status).find((move) => moves[move].to === to);
  if (!found) throw notAllowed(deliveryBatchFlow, status, to, targetsFrom(status));
  return found;
}

/** What this actor may ask for now. */
export const allowedMoves = (actor: Actor, { status, archivedAt }: DeliveryBatch) =>
  (archivedAt ? [] : movesFrom(status)).flatMap((move) => {
    const { to, permission, requires = [] } = moves[move];
    return permission && maySee(actor, permission) ? [{ to, requires: [...requires] }] : [];
  });
