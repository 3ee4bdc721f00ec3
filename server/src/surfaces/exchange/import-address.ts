import Type from 'typebox';
import type { Exchange } from '../../kernel/exchange/exchange.ts';
import type { ImportMode } from '../../kernel/exchange/exchange-rows.ts';
import { choice, id } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { ImportKey, ImportRow } from '../../platform/exchange/import-job.row.ts';

/** What the path holds besides the import: the record that its rows belong to. */
export const parentField = ({ parent }: Exchange): Record<never, never> =>
  parent ? { [parent.field]: id(parent.title) } : {};

export const parentOf = ({ parent }: Exchange, input: object): string | null =>
  parent ? ((input as Record<string, string>)[parent.field] as string) : null;

/** A noun with further kinds of imports served under its path; a higher domain may add one. */
export interface Served extends Exchange {
  others: readonly Exchange[];
}

/** Registrations by path. */
export const servedTogether = (registered: readonly Exchange[]): Served[] =>
  [...Map.groupBy(registered, ({ base }) => base).values()].map(([first, ...others]) => ({
    ...(first as Exchange),
    others,
  }));

export const kindsOf = (exchange: Served): readonly Exchange[] => [exchange, ...exchange.others];

export const kindNamed = (exchange: Served, kind: string): Exchange =>
  kindsOf(exchange).find((one) => one.kind === kind) ?? exchange;

export const keyOf = (exchange: Served, input: { jobId: string }): ImportKey => ({
  kinds: kindsOf(exchange).map(({ kind }) => kind),
  parentId: parentOf(exchange, input),
  jobId: input.jobId,
});

/** Which of several kinds is meant. */
export function kindField(kinds: readonly Exchange[]) {
  const names = kinds.map(({ kind }) => kind);
  const field = { kind: Type.Optional(choice(names, `What the rows tell; \`${names[0]}\` unless given`)) };
  return kinds.length > 1 ? field : ({} as typeof field);
}

/** The parameter that selects the kind of import where there are several. */
export function kindFields(kinds: readonly Exchange[]) {
  const fields = {
    ...kindField(kinds),
    supplierId: Type.Optional(id('Supplier whose prices they are, where they are prices')),
  };
  return kinds.length > 1 ? fields : ({} as typeof fields);
}

/** The requested mode, or the first mode of a kind that does not have it. */
export function modeOf(kinds: readonly Exchange[], kind: string, wanted: ImportMode): ImportMode {
  const { modes = [] } = kinds.find((one) => one.kind === kind) ?? {};
  return modes.includes(wanted) ? wanted : (modes[0] ?? wanted);
}

/** Refuses the path of a record that does not exist. */
export async function findParent(ctx: ReadContext, exchange: Exchange, input: object): Promise<void> {
  const parentId = parentOf(exchange, input);
  if (parentId) await exchange.parent?.find(ctx, parentId);
}

/** Refuses an import that the record's state or the caller's rights do not allow now. */
export async function admit(
  ctx: ReadContext,
  exchange: Served,
  { kind, parent_id: parentId, mode, parameters }: Pick<ImportRow, 'kind' | 'parent_id' | 'mode' | 'parameters'>,
): Promise<void> {
  if (parentId) await kindNamed(exchange, kind).parent?.admit(ctx, parentId, mode, parameters);
}
