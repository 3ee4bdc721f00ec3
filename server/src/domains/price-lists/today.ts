import { raw, type Sql, sql, type TenantValue } from '../../kernel/sql/sql.ts';

/** The day of an instant, our own SQL, by the portal's own clock: days begin and end where the company works. */
export const dayOf = (tenant: TenantValue, instant: string): Sql => sql`
  (${raw(instant)} at time zone coalesce(
    (select regional.timezone from regional_settings regional where regional.tenant_id = ${tenant}), 'Europe/Moscow'))::date`;

/** Today by the same clock. */
export const todayOf = (tenant: TenantValue): Sql => dayOf(tenant, 'portal_now()');

/** The same as text, for filters of lists: they put the tenant's value in its place. */
export const todayText = `
  (portal_now() at time zone coalesce(
    (select regional.timezone from regional_settings regional where regional.tenant_id = tenant_id()), 'Europe/Moscow'))::date`;
