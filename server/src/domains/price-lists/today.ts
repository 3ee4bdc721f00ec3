import { raw, type Sql } from '../../kernel/sql/sql.ts';

/** The day of an instant by the portal's own clock, beside a row of `alias`: days begin and end where the company works. Both are our own SQL. */
export const dayOf = (alias: string, instant: string): Sql =>
  raw(`(${instant} at time zone coalesce(
    (select regional.timezone from regional_settings regional where regional.tenant_id = ${alias}.tenant_id), 'Europe/Moscow'))::date`);

/** Today by the same clock. */
export const todayOf = (alias: string): Sql => dayOf(alias, 'now()');
