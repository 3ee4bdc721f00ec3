import type { ReadContext } from '../../../kernel/operation.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import type { Days } from '../period.ts';

/** What the records of a figure are asked by: a period, by the clocks of the company. */
export async function askedFigures(ctx: ReadContext, days: Days) {
  const { timezone } = await regionalOf(ctx);
  return { db: ctx.db, days, timezone, today: dayIn(timezone) };
}
