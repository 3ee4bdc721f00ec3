import type { WriteContext } from '../../kernel/operation.ts';
import { nextNumber, numbered } from '../../platform/numbers/next-number.ts';
import { sellerProfiles } from '../sellers/seller-profile.ts';

/**
 * `СЧ-2026-0001`: the next number of a seller in a year, under the prefix of the seller. Whoever takes it holds it until the
 * transaction ends: a number that was not committed is given again, so that there are neither gaps nor doubles. Take it last.
 */
export async function issueNumber(ctx: WriteContext, sellerProfileId: string, day: string): Promise<string> {
  const [seller] = await sellerProfiles.byIds(ctx.db, [sellerProfileId]);
  const period = day.slice(0, 4);
  const number = await nextNumber(ctx.db, { sequence: `sales-invoice:${sellerProfileId}`, period });
  return numbered(`${seller?.invoicePrefix ?? 'СЧ-'}${period}`, number);
}
