import type { WebhookArea } from '../../../../kernel/integrations/provider-webhook.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { endpointPlace, providerAddress } from '../endpoint/create-endpoint.ts';
import { registrationRow } from './webhook-registration.row.ts';

/** Our address that a provider was told of, with its secret token; null where none was. */
export async function registeredAddress(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  area: WebhookArea,
  installationId: string,
): Promise<string | null> {
  const registered = await registrationRow(db, installationId);
  if (!registered?.registered_at) return null;
  const endpoint = await db.first<{ id: string; token: string }>(sql`
    select id, token from inbound_endpoints
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and area = ${area} and valid_until is null`);
  if (!endpoint) return null;
  return providerAddress(
    services,
    area,
    await services.vault.open(db, endpointPlace(endpoint.id, 'token'), endpoint.token),
  );
}
