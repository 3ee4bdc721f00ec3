import type { ReadContext } from '../../kernel/operation.ts';
import { regionalOf } from '../company/regional-settings.ts';

interface Priced {
  plannedCost?: { price: string; currency?: string } | null;
}

/** A planned cost that names no currency is in the company's own. */
export async function inCompanyCurrency<Input extends Priced>(ctx: ReadContext, input: Input): Promise<Input> {
  const { plannedCost } = input;
  if (!plannedCost || plannedCost.currency) return input;
  return { ...input, plannedCost: { ...plannedCost, currency: (await regionalOf(ctx)).currency } };
}
