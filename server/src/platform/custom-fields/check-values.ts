import type { ReadContext } from '../../kernel/operation.ts';

export async function checkCustomFields(
  _ctx: ReadContext,
  _entityType: string | undefined,
  given: Record<string, unknown> | undefined,
  before: Record<string, unknown>,
) {
  return { ...before, ...given };
}
