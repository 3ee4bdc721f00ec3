import type { Exchange } from '../../kernel/exchange.ts';
import { id } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { ImportKey, ImportRow } from '../../platform/exchange/import-job.row.ts';

/** What the address tells beside the import: the record that its rows belong to. */
export const parentField = ({ parent }: Exchange): Record<never, never> =>
  parent ? { [parent.field]: id(parent.title) } : {};

export const parentOf = ({ parent }: Exchange, input: object): string | null =>
  parent ? ((input as Record<string, string>)[parent.field] as string) : null;

/** All kinds of imports that the addresses of a noun serve. */
export const kindsOf = (exchange: Exchange): readonly Exchange[] => [exchange, ...(exchange.others ?? [])];

export const kindNamed = (exchange: Exchange, kind: string): Exchange =>
  kindsOf(exchange).find((one) => one.kind === kind) ?? exchange;

export const keyOf = (exchange: Exchange, input: { jobId: string }): ImportKey => ({
  kinds: kindsOf(exchange).map(({ kind }) => kind),
  parentId: parentOf(exchange, input),
  jobId: input.jobId,
});

/** Refuses the address of a record that is not there. */
export async function findParent(ctx: ReadContext, exchange: Exchange, input: object): Promise<void> {
  const parentId = parentOf(exchange, input);
  if (parentId) await exchange.parent?.find(ctx, parentId);
}

/** Refuses an import that its record, or who asks, does not allow now. */
export async function admit(
  ctx: ReadContext,
  exchange: Exchange,
  { kind, parent_id: parentId, mode, parameters }: Pick<ImportRow, 'kind' | 'parent_id' | 'mode' | 'parameters'>,
): Promise<void> {
  if (parentId) await kindNamed(exchange, kind).parent?.admit(ctx, parentId, mode, parameters);
}
