import type { WriteContext } from '../../kernel/operation.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { nextNumbers, numbered } from '../../platform/numbers/next-number.ts';
import { regionalOf } from './regional-settings.ts';

/** `PR-2026-0001`: a number that begins anew with every year of the company's calendar. Take it late, for others wait behind it. */
export async function yearlyNumber(ctx: WriteContext, prefix: string, sequence: string): Promise<string> {
  const [number] = await yearlyNumbers(ctx, 1, prefix, sequence);
  return number as string;
}

/** So many numbers in a row, in one statement. */
export async function yearlyNumbers(
  ctx: WriteContext,
  count: number,
  prefix: string,
  sequence: string,
): Promise<string[]> {
  const period = dayIn((await regionalOf(ctx)).timezone).slice(0, 4);
  const numbers = await nextNumbers(ctx.db, count, { sequence, period });
  return numbers.map((number) => numbered(`${prefix}-${period}`, number));
}
