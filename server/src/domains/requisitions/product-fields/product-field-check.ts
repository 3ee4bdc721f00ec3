import type { ReadContext } from '../../../kernel/operation.ts';
import type { FieldError } from '../../../kernel/problems/errors.ts';
import { checkAgainst, type Values } from '../../../platform/custom-fields/check-against.ts';
import { readProductFields } from './product-field.ts';

interface CheckedLine {
  values: Record<string, unknown>;
  errors: FieldError[];
}

/**
 * Checks the product fields of lines: those a line had, with the given ones checked, normalised and put in; null clears one. `before`
 * is null for a new line, which must have every required value; `at` is where the values stand in the body. The definitions are
 * remembered: no line costs a statement.
 */
export async function productFieldCheck(ctx: ReadContext) {
  const fields = await ctx.remember('product fields', () => readProductFields(ctx.db, true));
  return (given: Values = {}, before: Values | null = null, at = '/productFields'): CheckedLine =>
    checkAgainst(fields, given, before, at);
}
