import type { ReadContext } from '../../../kernel/operation.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { countSteps } from '../cycle-times/count-steps.ts';
import { countSavings } from '../savings/count-savings.ts';
import { countRecords } from '../suppliers/count-records.ts';

/**
 * Counts these purchases as they stand now, under `holdCount`: what they added before is taken off the sums, what they add now is put on.
 * Counting twice comes to the same.
 */
export async function countPurchases(ctx: ReadContext, purchaseIds: readonly string[]): Promise<void> {
  const { timezone } = await regionalOf(ctx);
  const counted = { db: ctx.db, purchaseIds, timezone };
  await countSteps(counted);
  await countRecords(counted);
  await countSavings(counted);
}
