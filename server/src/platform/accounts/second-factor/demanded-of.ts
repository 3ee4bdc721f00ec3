import type { Services } from '../../../kernel/services.ts';
import { ownTenant, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { relyingParty } from '../passkeys/relying-party.ts';

/** Whether a role of the person demands a second factor; `userColumn` is our own SQL. */
export const demandedOf = (userColumn: string): Sql => sql`
  exists (select 1 from user_roles held join roles r on r.tenant_id = ${ownTenant} and r.id = held.role_id
    where held.tenant_id = ${ownTenant} and held.user_id = ${raw(userColumn)} and r.demands_second_factor and r.archived_at is null)`;

/** Whether he signs in by a code of one. */
export const hasSecondFactor = (userColumn: string): Sql => sql`
  exists (select 1 from second_factors f
    where f.tenant_id = ${ownTenant} and f.user_id = ${raw(userColumn)} and f.confirmed_at is not null)`;

/** Whether he has a passkey of this host; one of another opens nothing here. */
export const hasPasskey = (userColumn: string, services: Services): Sql => sql`
  exists (select 1 from passkeys k
    where k.tenant_id = ${ownTenant} and k.user_id = ${raw(userColumn)} and k.rp_id = ${relyingParty(services).id})`;

/** Whether he still has to add one: a passkey is one, too. */
export const owesSecondFactor = (userColumn: string, services: Services): Sql => sql`
  (${demandedOf(userColumn)} and not ${hasSecondFactor(userColumn)} and not ${hasPasskey(userColumn, services)})`;

/** Whether a passkey is what he has of what is demanded, so that a password alone opens nothing. */
export const needsPasskey = (userColumn: string, services: Services): Sql => sql`
  (${demandedOf(userColumn)} and not ${hasSecondFactor(userColumn)} and ${hasPasskey(userColumn, services)})`;
