import { ownTenant, raw, type Sql, sql } from '../../kernel/sql/sql.ts';

/**
 * Whether a person's domain signs in by a provider alone; the columns are our own SQL. Owners, who set providers up, keep their
 * passwords: that is the way back when a provider is lost.
 */
export const mustUseProvider = (userColumn: string, emailColumn: string): Sql => sql`
  (exists (select 1 from sign_in_domains proved
     join identity_providers provider on provider.tenant_id = ${ownTenant} and provider.id = proved.provider_id
     where proved.tenant_id = ${ownTenant} and proved.domain = split_part(lower(${raw(emailColumn)}), '@', 2)
       and provider.is_on and provider.is_only_way)
   and not exists (select 1 from user_roles held join roles r on r.tenant_id = ${ownTenant} and r.id = held.role_id
     where held.tenant_id = ${ownTenant} and held.user_id = ${raw(userColumn)} and r.code = 'owner' and r.is_system))`;
