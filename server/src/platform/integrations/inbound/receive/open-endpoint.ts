import type { InstallationStatus } from '../../../../../../nouns/installation.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { secretOpener } from '../../../webhooks/subscriptions/subscription-secrets.ts';
import { endpointPlace } from '../endpoint/create-endpoint.ts';
import { takesWebhooks } from '../takes-webhooks.ts';
import type { TokenPlace } from './enter-by-token.ts';

/** The pair of address and secret a webhook came by. */
export interface OpenEndpoint {
  replaced: boolean;
  secret: string;
  /** Its installation works, in a portal that does. */
  works: boolean;
}

interface EndpointRow {
  secret: string;
  replaced: boolean;
  status: InstallationStatus;
  portal: 'active' | 'suspended';
}

const openSecret = secretOpener();

export async function openEndpoint(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  { endpointId }: TokenPlace,
): Promise<OpenEndpoint> {
  const row = await db.one<EndpointRow>(sql`
    select endpoint.secret, coalesce(endpoint.valid_until <= now(), false) as replaced, installed.status, portal.status as portal
    from inbound_endpoints endpoint
    join integration_installations installed on installed.tenant_id = ${db.tenant} and installed.id = endpoint.installation_id
    join tenants portal on portal.tenant_id = ${db.tenant}
    where endpoint.tenant_id = ${db.tenant} and endpoint.id = ${endpointId}`);
  return {
    replaced: row.replaced,
    secret: await openSecret(services, db, endpointPlace(endpointId, 'secret'), row.secret),
    works: takesWebhooks(row.status) && row.portal === 'active',
  };
}
