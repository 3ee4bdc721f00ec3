import type { MappedEvent, MappedResult } from '../../kernel/integrations/inbound-operation.ts';
import type { AnyCommand, AnyQuery, WriteContext } from '../../kernel/operation.ts';
import { findLinked } from '../../platform/external-links/find-linked.ts';
import { linkCreated } from '../../platform/external-links/link-created.ts';
import { type LinkedNoun, linkFound } from '../../platform/external-links/link-found.ts';

export type Written = { id: string; version: number } & Record<string, unknown>;

/** How a kind of record is found, made and changed: by the operations of its own domain. */
interface Upserted extends LinkedNoun {
  nameOf(record: Written): string;
  get: AnyQuery;
  create: AnyCommand;
  update: AnyCommand;
  /** The record of this value of the field a mapping matches by; null for none. */
  match(ctx: WriteContext, event: MappedEvent): Promise<string | null>;
  /** The event in the fields of the domain, beside the record where it is there already. */
  input(ctx: WriteContext, event: MappedEvent, before: Written | null): Promise<Record<string, unknown>>;
}

/** Changes the record that the link or the matched field names, or makes it. Fields that the event leaves out stay. */
export async function upsertRecord(ctx: WriteContext, kind: Upserted, event: MappedEvent): Promise<MappedResult> {
  const pair = pairOf(event);
  const linked = pair && (await findLinked(ctx.db, kind.entityType, ...pair));
  const matched = linked === null && event.matchBy !== null ? await kind.match(ctx, event) : null;
  const existing = linked ?? matched;
  if (existing === null) {
    const made = (await ctx.call(kind.create, await kind.input(ctx, event, null))) as Written;
    if (pair) await linkCreated(ctx, kind.entityType, made.id, ...pair);
    return resultOf(kind, made, 'created');
  }
  const before = (await ctx.ask(kind.get, { id: existing })) as Written;
  if (pair && linked === null) await linkFound(ctx.db, kind, existing, ...pair);
  const input = await kind.input(ctx, event, before);
  const after = (await ctx.call(kind.update, { ...input, id: existing })) as Written;
  return resultOf(kind, after, after.version === before.version ? 'unchanged' : 'updated');
}

const pairOf = ({ externalSource: source, externalId: outside }: MappedEvent): [string, string] | null =>
  source !== null && outside !== null ? [source, outside] : null;

const resultOf = (
  { entityType, nameOf }: Pick<Upserted, 'entityType' | 'nameOf'>,
  record: Written,
  result: MappedResult['result'],
): MappedResult => ({ result, entityType, entityId: record.id, displayName: nameOf(record) });
