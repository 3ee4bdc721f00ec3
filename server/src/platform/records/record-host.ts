import type { Scope } from '../../../../nouns/kit/rights.ts';
import type { Requirement } from '../../kernel/access/actor.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import type { AnyQuery, ReadContext, WriteContext } from '../../kernel/operation.ts';
import { notFound, type Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';

/** A record that other things stand beside, such as files and comments: whoever may read it may read them. */
export interface Host {
  /** As the interface spells it: `catalogItem`. */
  entityType: string;
  /** Takes `id`. */
  get: AnyQuery;
  /** Keeps a record from being removed until the transaction ends; left out where records are only ever archived. */
  hold?(db: Db, id: string): Promise<unknown>;
}

/** A record with a page of its own. */
export interface RecordHost extends Host {
  entity: AnyEntity;
  /** Shows where it may be moved, where `get` does not. */
  card?: AnyQuery;
}

/** Names the record that something stands beside. */
export interface Beside {
  entityType: string;
  entityId: string;
}

/** What is asked of the record itself; not every noun has both. */
export interface HostRecord {
  archivedAt?: string | null;
  createdBy?: string | null;
  readonly [field: string]: unknown;
}

/** The record and its host. Refuses who may not read it; one that does not exist is not found, nor is `noun` beside an unknown kind. */
export async function readHost<Of extends Host>(
  ctx: ReadContext,
  hosts: readonly Of[],
  { entityType, entityId }: Beside,
  noun: Words,
) {
  const host = hosts.find((one) => one.entityType === entityType);
  if (!host) throw notFound(noun);
  return { host, record: (await ctx.ask(host.get, { id: entityId })) as HostRecord };
}

/** The same, kept from being removed until the transaction ends. */
export async function holdHost<Of extends Host>(ctx: WriteContext, hosts: readonly Of[], beside: Beside, noun: Words) {
  await hosts.find(({ entityType }) => entityType === beside.entityType)?.hold?.(ctx.db, beside.entityId);
  return readHost(ctx, hosts, beside, noun);
}

/** The scopes of keys any of which opens what stands beside some record. */
export const scopesOf = <What extends string>(
  hosts: ReadonlyArray<Readonly<Record<What, Requirement>>>,
  what: What,
): readonly Scope[] => [...new Set(hosts.flatMap((host) => scopeOf(host[what])))];

const scopeOf = ({ scope }: Requirement): readonly Scope[] => (scope === null ? [] : [scope].flat());
