import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** How it stands with the webhooks an integration takes in a portal. */
export interface StandingWebhooks {
  mappings: number;
  /** What the active mappings do, each once. */
  operations: string[];
  lastEventAt: string | null;
  failed: number;
}

/** Of the installation that is there now; undefined where it has no current address. */
export const standingWebhooks = (db: Db, slug: string) =>
  db.first<StandingWebhooks>(sql`
    select (select count(*) from inbound_mappings mapping
            where mapping.tenant_id = ${db.tenant} and mapping.installation_id = installed.id and mapping.active
              and mapping.archived_at is null) as mappings,
      (select coalesce(array_agg(distinct mapping.operation), '{}') from inbound_mappings mapping
       where mapping.tenant_id = ${db.tenant} and mapping.installation_id = installed.id and mapping.active
         and mapping.archived_at is null) as operations,
      (select max(receipt.received_at) from inbound_receipts receipt
       where receipt.tenant_id = ${db.tenant} and receipt.installation_id = installed.id) as "lastEventAt",
      (select count(*) from inbound_receipts receipt
       where receipt.tenant_id = ${db.tenant} and receipt.installation_id = installed.id and receipt.status = 'failed') as failed
    from integration_installations installed
    join inbound_endpoints endpoint on endpoint.tenant_id = ${db.tenant} and endpoint.installation_id = installed.id
      and endpoint.valid_until is null
    where installed.tenant_id = ${db.tenant} and installed.slug = ${slug} and installed.archived_at is null`);
