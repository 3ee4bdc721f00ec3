import { ownTenant, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';

/** Whether a role of the person demands a second factor; `userColumn` is our own SQL. */
export const demandedOf = (userColumn: string): Sql => sql`
  exists (select 1 from user_roles held join roles r on r.tenant_id = ${ownTenant} and r.id = held.role_id
    where held.tenant_id = ${ownTenant} and held.user_id = ${raw(userColumn)} and r.demands_second_factor and r.archived_at is null)`;

/** Whether he signs in by one. */
export const hasSecondFactor = (userColumn: string): Sql => sql`
  exists (select 1 from second_factors f
    where f.tenant_id = ${ownTenant} and f.user_id = ${raw(userColumn)} and f.confirmed_at is not null)`;

/** Whether he still has to add one. */
export const owesSecondFactor = (userColumn: string): Sql => sql`
  (${demandedOf(userColumn)} and not ${hasSecondFactor(userColumn)})`;
