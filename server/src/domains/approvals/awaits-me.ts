import { type ApprovedRecord, approvePermissions } from '../../../../nouns/approved-records.ts';
import { maySee } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { join, raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { companySettings } from '../company/company-settings.ts';
import { mayApprove, type Person, principalsOf } from './people/person.ts';

/** Requests `asked` of these kinds that the caller may decide now, in their own name or as a substitute. */
export async function decidedByMe(ctx: ReadContext, kinds: readonly ApprovedRecord[]): Promise<Sql> {
  const { userId } = ctx.actor;
  const own = kinds.filter((kind) => maySee(ctx.actor, approvePermissions[kind]));
  if (userId === null || own.length === 0) return raw('false');
  const [principals, { noSelfApproval }] = await Promise.all([principalsOf(ctx, userId), companySettings(ctx)]);
  const isOthers = (id: string) => (noSelfApproval ? sql`not ${id}::uuid = any(asked.authors)` : raw('true'));
  const namesOne = ({ id, roleIds }: Person) =>
    sql`((${id}::uuid = any(asked.waiting_users) or asked.waiting_roles && ${roleIds}::uuid[]) and ${isOthers(id)})`;
  const ofKind = own.flatMap((kind) => {
    const named = principals.filter((person) => mayApprove(person, kind)).map(namesOne);
    return named.length === 0 ? [] : sql`(asked.record_type = ${kind} and (${join(named, ' or ')}))`;
  });
  if (ofKind.length === 0) return raw('false');
  return sql`asked.status = 'pending' and ${isOthers(userId)} and (${join(ofKind, ' or ')})
    and not exists (select 1 from approval_decisions said where said.tenant_id = ${ctx.db.tenant} and said.request_id = asked.id
      and said.step = asked.step and said.user_id = ${userId})`;
}

/** Of records that wait for approval: those without a route, and those whose open step the caller may decide. */
export async function awaitsMe(ctx: ReadContext, kind: ApprovedRecord, recordId: Sql): Promise<Sql> {
  const mine = await decidedByMe(ctx, [kind]);
  const open = sql`select 1 from approval_requests asked
    where asked.tenant_id = ${ctx.db.tenant} and asked.record_type = ${kind} and asked.record_id = ${recordId} and asked.status = 'pending'`;
  return sql`(not exists (${open}) or exists (${open} and ${mine}))`;
}
