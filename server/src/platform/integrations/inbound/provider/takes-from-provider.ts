import type { WebhookArea } from '../../../../kernel/integrations/provider-webhook.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';

/** Whether an integration of this area works in the portal: for domains that know neither its connector nor its port. */
export async function takesFromProvider(db: Db, area: WebhookArea): Promise<boolean> {
  const found = await db.first(sql`
    select 1 from integration_installations installed
    join inbound_endpoints endpoint on endpoint.tenant_id = ${db.tenant} and endpoint.installation_id = installed.id
      and endpoint.area = ${area} and endpoint.valid_until is null
    where installed.tenant_id = ${db.tenant} and installed.status = 'installed' and installed.archived_at is null limit 1`);
  return found !== undefined;
}
