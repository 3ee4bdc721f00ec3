import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { deliverBatch } from './deliver-batch.ts';
import { moveBatch, moveTo } from './move-batch.ts';

interface Asked {
  status: DeliveryBatch['status'] | undefined;
  reason: string | undefined;
}

/** Moves a held batch to the status that a change asks for; undefined where it stands there already, or none is asked for. */
export async function askedMove(ctx: WriteContext, held: DeliveryBatch, { status, reason }: Asked) {
  if (status === undefined || status === held.status) return undefined;
  const move = moveTo(held.status, status);
  if (move === 'deliver_in_part') throw withoutQuantities();
  if (move === 'deliver') return (await deliverBatch(ctx, held, {})).batch;
  return moveBatch(ctx, held, move, reason === undefined ? {} : { statusReason: reason });
}

const withoutQuantities = () =>
  invalidField(
    '/status',
    'quantities_needed',
    words(
      'needs what has come of each item: say it at /deliver',
      'требует количеств по позициям: сообщите их через /deliver',
    ),
  );
