import type { StockCount } from '../../../../nouns/stock-count.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import { stockCounts } from './stock-count.ts';

/** A count that goes on, locked until the transaction ends. */
export async function openCount(ctx: WriteContext, id: string): Promise<StockCount> {
  const held = await stockCounts.open(ctx, id);
  refuseEnded(held);
  return held;
}

/** Refuses what nobody counts any more. */
export function refuseEnded({ status: countStatus, number }: StockCount): void {
  if (countStatus === 'counting') return;
  throw conflict(
    'count_ended',
    words(`Count ${number} has ended: begin a new one.`, `Инвентаризация ${number} уже завершена: начните новую.`),
    { countStatus },
  );
}
