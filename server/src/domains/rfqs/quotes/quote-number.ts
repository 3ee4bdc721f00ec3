import { dayIn } from '../../../kernel/instant.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { nextNumber, numbered } from '../../../platform/numbers/next-number.ts';
import { regionalOf } from '../../company/regional-settings.ts';

/** `SQ-2026-0001`, anew with every year of the company's calendar; taken late, for others wait behind it. */
export async function nextQuoteNumber(ctx: WriteContext): Promise<string> {
  const period = dayIn((await regionalOf(ctx)).timezone).slice(0, 4);
  return numbered(`SQ-${period}`, await nextNumber(ctx.db, { sequence: 'supplier-quote', period }));
}
