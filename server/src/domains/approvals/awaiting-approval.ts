import { type ApprovedRecord, approvePermissions } from '../../../../nouns/approved-records.ts';
import { maySee } from '../../kernel/access/actor.ts';
import { flag } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { companySettings } from '../company/company-settings.ts';
import { awaitsMe } from './awaits-me.ts';

/** What lists of records that are approved take beside their filters. */
export const awaitingParameter = {
  awaitingMyApproval: flag('Only those that wait for approval and that the caller may approve'),
};

/** Records that the caller may approve now, where a list asks for them alone; `alias` is that of its rows. */
export async function awaitingApproval(
  ctx: ReadContext,
  { kind, alias }: { kind: ApprovedRecord; alias: string },
  { awaitingMyApproval }: Readonly<Record<string, unknown>>,
): Promise<Sql[]> {
  if (awaitingMyApproval !== true) return [];
  if (!maySee(ctx.actor, approvePermissions[kind])) return [raw('false')];
  const waiting = [sql`${raw(alias)}.status = 'pending_approval'`, await awaitsMe(ctx, kind, raw(`${alias}.id`))];
  if (!(await companySettings(ctx)).noSelfApproval) return waiting;
  const me = ctx.actor.userId;
  const isOthers = (column: string) => sql`${raw(`${alias}.${column}`)} is distinct from ${me}::uuid`;
  return [...waiting, isOthers('created_by'), isOthers('submitted_by')];
}
