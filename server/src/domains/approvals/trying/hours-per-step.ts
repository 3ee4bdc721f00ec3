import type { ApprovedRecord } from '../../../../../nouns/approved-records.ts';
import type { PastDays } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { regionalOf } from '../../company/regional-settings.ts';

/** How long a step of approved records took, as the median of these days; null where none was approved by a route. */
export async function hoursPerStep(
  ctx: ReadContext,
  recordType: ApprovedRecord,
  { from, until }: PastDays,
): Promise<string | null> {
  const { timezone } = await regionalOf(ctx);
  const { hours } = await ctx.db.one<{ hours: string | null }>(sql`
    select round((percentile_cont(0.5) within group (order by extract(epoch from asked.decided_at - asked.created_at) / asked.step) / 3600)::numeric, 1)::text
      as hours
    from approval_requests asked
    where asked.tenant_id = ${ctx.db.tenant} and asked.record_type = ${recordType} and asked.status = 'approved'
      and asked.created_at >= ${from}::date::timestamp at time zone ${timezone}
      and asked.created_at < ${until}::date::timestamp at time zone ${timezone} + interval '1 day'`);
  return hours;
}
