import { raw, type Sql } from '../../kernel/sql.ts';

/** Today by the portal's own clock, beside a row of `alias`: days begin and end where the company works. */
export const todayOf = (alias: string): Sql =>
  raw(`(now() at time zone coalesce(
    (select regional.timezone from regional_settings regional where regional.tenant_id = ${alias}.tenant_id), 'Europe/Moscow'))::date`);
