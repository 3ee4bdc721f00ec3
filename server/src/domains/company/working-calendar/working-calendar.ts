import { workingCalendar as declared, type WorkingCalendar } from '../../../../../nouns/working-calendar.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export const workingCalendar = entityOf(declared);

/** The calendar of the portal. One that was never changed has no row yet: it works by the defaults of the table. */
export const readWorkingCalendar = (db: Db): Promise<WorkingCalendar> =>
  db.one<WorkingCalendar>(sql`
    select portal.tenant_id as id, portal.counts_working_time as "countsWorkingTime",
      coalesce(calendar.day_starts_at, '09:00') as "dayStartsAt", coalesce(calendar.day_ends_at, '18:00') as "dayEndsAt",
      coalesce(regional.timezone, 'Europe/Moscow') as timezone, coalesce(calendar.own_days, '[]') as "ownDays",
      coalesce(calendar.version, 1::bigint) as version, coalesce(calendar.created_at, portal.created_at) as "createdAt",
      coalesce(calendar.updated_at, portal.updated_at) as "updatedAt", calendar.updated_by as "updatedBy"
    from tenants portal left join working_calendars calendar on calendar.tenant_id = ${db.tenant}
    left join regional_settings regional on regional.tenant_id = ${db.tenant}
    where portal.tenant_id = ${db.tenant}`);

/** The same, locked until the transaction ends; the row is made with the defaults where there is none. */
export async function lockWorkingCalendar(db: Db): Promise<WorkingCalendar> {
  await db.execute(
    sql`insert into working_calendars (tenant_id) values (${db.tenant}) on conflict (tenant_id) do nothing`,
  );
  await db.one(sql`select 1 from working_calendars where tenant_id = ${db.tenant} for update`);
  return readWorkingCalendar(db);
}
