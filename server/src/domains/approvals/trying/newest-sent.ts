import type { PastDays } from '../../../kernel/approval-host.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { regionalOf } from '../../company/regional-settings.ts';

interface Records<Held> {
  entity: { declared: { alias: string } };
  select(db: Db, condition: Sql): Sql;
  read(db: Db, selected: Sql): Promise<Held[]>;
}

/** Records of these days, by the company's clock, that were sent for approval or went further; identifiers grow with time. */
export async function newestSent<Held>(
  ctx: ReadContext,
  { entity, select, read }: Records<Held>,
  { from, until, most }: PastDays,
): Promise<Held[]> {
  const { timezone } = await regionalOf(ctx);
  const at = raw(entity.declared.alias);
  const begins = (day: string) => sql`${day}::date::timestamp at time zone ${timezone}`;
  const within = sql`${at}.status not in ('draft', 'received')
    and ${at}.created_at >= ${begins(from)} and ${at}.created_at < ${begins(until)} + interval '1 day'`;
  return read(ctx.db, sql`${select(ctx.db, within)} order by ${at}.id desc limit ${most}`);
}
