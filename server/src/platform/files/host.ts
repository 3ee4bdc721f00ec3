import { type Actor, authorize } from '../../kernel/access/actor.ts';
import type { AnyCommand, ReadContext, WriteContext } from '../../kernel/operation.ts';
import { archived, type Refusal } from '../../kernel/problems/errors.ts';
import { type Beside, type Host, readHost } from '../records/record-host.ts';
import { file } from './file.ts';

/** A noun that files may be attached to: who may read the record may read its files, who may change it may change them. */
export interface FileHost extends Host {
  /** Its rights are what attaching and removing ask for. */
  update: AnyCommand;
  /** Why nothing is attached to these records afterwards, where that is so. */
  closed?(): Refusal;
  /** Refuses whoever may attach to other records of this kind, but not to this one. */
  admit?(actor: Actor, record: object): void;
}

export const fileHost = (host: FileHost): FileHost => host;

/** Refuses who may not read the record; a record that does not exist is not found. */
export const demandReadable = (ctx: ReadContext, hosts: readonly FileHost[], attached: Beside) =>
  readHost(ctx, hosts, attached, file.noun);

/** Refuses who may not change the record, and a record in the archive. */
export async function demandWritable(ctx: ReadContext, hosts: readonly FileHost[], attached: Beside) {
  const { host, record } = await demandReadable(ctx, hosts, attached);
  authorize(ctx.actor, host.update);
  if (record.archivedAt) throw archived(file.noun);
  return { host, record };
}

/** The same for one about to get a file: it stays until that is written down. */
export async function holdWritable(ctx: WriteContext, hosts: readonly FileHost[], attached: Beside) {
  const host = hosts.find(({ entityType }) => entityType === attached.entityType);
  if (host?.closed) throw host.closed();
  await host?.hold?.(ctx.db, attached.entityId);
  const { record } = await demandWritable(ctx, hosts, attached);
  host?.admit?.(ctx.actor, record);
}
