import type { Scope } from '../../../../nouns/kit/rights.ts';
import { authorize, type Requirement } from '../../kernel/access/actor.ts';
import type { AnyCommand, AnyQuery, ReadContext, WriteContext } from '../../kernel/operation.ts';
import { archived, notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { file } from './file.ts';

/** A noun that files may be attached to: who may read the record may read its files, who may change it may change them. */
export interface FileHost {
  /** As the interface spells it: `catalogItem`. */
  entityType: string;
  /** Takes `id`. */
  get: AnyQuery;
  /** Its rights are what attaching and removing ask for. */
  update: AnyCommand;
  /** Keeps a record from being removed until the transaction ends; left out where records are only ever archived. */
  hold?(db: Db, id: string): Promise<unknown>;
}

export const fileHost = (host: FileHost): FileHost => host;

/** The scopes of keys any of which opens the files of some record. */
export const scopesOf = (hosts: readonly FileHost[], what: 'get' | 'update'): readonly Scope[] => [
  ...new Set(hosts.flatMap((host) => [scopeOf(host[what])].flat())),
];

const scopeOf = ({ scope }: Requirement): readonly Scope[] => (scope === null ? [] : [scope].flat());

interface Attached {
  entityType: string;
  entityId: string;
}

/** Refuses who may not read the record; a record that does not exist is not found. */
export async function demandReadable(ctx: ReadContext, hosts: readonly FileHost[], { entityType, entityId }: Attached) {
  const host = hosts.find((one) => one.entityType === entityType);
  if (!host) throw notFound(file.noun);
  return { host, record: (await ctx.ask(host.get, { id: entityId })) as { archivedAt?: string | null } };
}

/** Refuses who may not change the record, and a record in the archive. */
export async function demandWritable(ctx: ReadContext, hosts: readonly FileHost[], attached: Attached) {
  const { host, record } = await demandReadable(ctx, hosts, attached);
  authorize(ctx.actor, host.update);
  if (record.archivedAt) throw archived(file.noun);
}

/** The same for one about to get a file: it stays until that is written down. */
export async function holdWritable(ctx: WriteContext, hosts: readonly FileHost[], attached: Attached) {
  const host = hosts.find(({ entityType }) => entityType === attached.entityType);
  await host?.hold?.(ctx.db, attached.entityId);
  await demandWritable(ctx, hosts, attached);
}
