import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { refuseParameter } from '../../../kernel/problems/refuse-parameter.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { idAt } from '../../../kernel/values/id-at.ts';
import { madeAt } from '../../../kernel/values/made-at.ts';
import { dayMs } from '../../months/ids-since.ts';
import { keptDays, longestTransactionMs, type Place, sealPlace } from './feed-place.ts';

/** Refuses a place after which something is no longer told. In a quiet portal an old place is as good as a new one. */
export async function refuseMissedEvents(ctx: ReadContext, { position, id }: Place): Promise<void> {
  const oldest = Date.now() - keptDays * dayMs;
  if (madeAt(id) >= oldest) return;
  const { tenant } = ctx.db;
  const passed =
    position === undefined
      ? sql`fact.id > ${id}`
      : sql`fact.id >= ${idAt(madeAt(id) - longestTransactionMs)} and fact.position > ${position}`;
  const missed = await ctx.db.first(sql`
    select fact.id from audit_events fact
    where fact.tenant_id = ${tenant} and ${passed} and fact.id < ${idAt(oldest)} and fact.audience <> 'internal' and fact.outcome = 'success'
    limit 1`);
  if (missed === undefined) return;
  const newest = await ctx.db.one<{ position: number; id: string }>(sql`
    select head.numbered as position, fact.id from event_heads head
    join audit_events fact on fact.tenant_id = ${tenant} and ${passed} and fact.position = head.numbered
    where head.tenant_id = ${tenant}`);
  throw refuseParameter('event_cursor_expired', 'cursor', {
    message: words(
      `stands at ${new Date(madeAt(id)).toISOString()}: events after it are older than ${keptDays} days and no longer told`,
      `указывает на ${new Date(madeAt(id)).toISOString()}: события после него старше ${keptDays} дней и больше не отдаются`,
    ),
    members: { nextCursor: sealPlace(ctx, newest) },
  });
}
