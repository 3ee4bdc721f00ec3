import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { checkAgainst, type Values } from '../../../platform/custom-fields/check-against.ts';
import { readProductFields } from './product-field.row.ts';

export interface CheckedLine {
  values: Record<string, unknown>;
  errors: FieldError[];
}

/**
 * The product fields a line will hold: those it had, with the given ones checked, normalised and put in; null clears one.
 * `before` is null for a new line, which must have every required value; `at` is where the values stand in the body.
 */
export async function checkProductFields(
  ctx: ReadContext,
  given: Values | undefined,
  before: Values | null = null,
  at = '/productFields',
): Promise<Record<string, unknown>> {
  if (before && !given) return { ...before };
  const { values, errors } = (await productFieldCheck(ctx))(given, before, at);
  if (errors.length > 0) throw invalid(errors.sort((a, b) => (a.at < b.at ? -1 : 1)));
  return values;
}

/** The same for many lines of one body, whose errors are answered together. The definitions are remembered: no line costs a statement. */
export async function productFieldCheck(ctx: ReadContext) {
  const fields = await ctx.remember('product fields', () => readProductFields(ctx.db, true));
  return (given: Values = {}, before: Values | null = null, at = '/productFields'): CheckedLine =>
    checkAgainst(fields, given, before, at);
}
