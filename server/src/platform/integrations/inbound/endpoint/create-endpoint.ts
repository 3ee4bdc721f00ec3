import type { WebhookArea } from '../../../../kernel/integrations/provider-webhook.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { claimAddress } from '../../../directory/claim-address.ts';
import { maskSecret } from '../../../secrets/mask-secret.ts';
import { makeWebhookSecret } from '../../../webhooks/sending/sign.ts';
import { digestOfToken, makeEndpointToken } from './endpoint-token.ts';

/** Where the parts of an endpoint stand that are sealed. */
export const endpointPlace = <Column extends 'token' | 'secret'>(endpointId: string, column: Column) => ({
  table: 'inbound_endpoints',
  column,
  rowId: endpointId,
});

/** A new pair of address and secret for an installation that has no current one. */
export async function createEndpoint(
  { db, services }: Pick<WriteContext, 'db' | 'services'>,
  installationId: string,
): Promise<{ token: string; secret: string }> {
  const [id, token, secret] = [uuidv7(), makeEndpointToken(), makeWebhookSecret()];
  const [sealedToken, sealedSecret] = await services.vault.sealAll(db, [
    { place: endpointPlace(id, 'token'), secret: token },
    { place: endpointPlace(id, 'secret'), secret },
  ]);
  await db.execute(sql`
    insert into inbound_endpoints ${columns({
      tenant_id: db.tenant,
      id,
      installation_id: installationId,
      digest: digestOfToken(token),
      token: sealedToken,
      secret: sealedSecret,
      secret_shown: maskSecret(secret),
    })}`);
  await claimAddress(db, 'webhook inbound', { address: digestOfToken(token), recordId: id }, installationId);
  return { token, secret };
}

/**
 * An address for a provider that signs nothing: the token is all its secret. It is the current one, unless it only serves until then
 * and becomes the current one once the provider has been told of it.
 */
export async function createProviderEndpoint(
  { db, services }: Pick<WriteContext, 'db' | 'services'>,
  installationId: string,
  area: WebhookArea,
  validUntil: string | null = null,
): Promise<{ id: string; token: string }> {
  const [id, token] = [uuidv7(), makeEndpointToken()];
  await db.execute(sql`
    insert into inbound_endpoints ${columns({
      tenant_id: db.tenant,
      id,
      installation_id: installationId,
      area,
      digest: digestOfToken(token),
      token: await services.vault.seal(db, endpointPlace(id, 'token'), token),
      valid_until: validUntil,
    })}`);
  await claimAddress(db, `webhook ${area}`, { address: digestOfToken(token), recordId: id }, installationId);
  return { id, token };
}

/** Where the provider is to post. */
export const providerAddress = ({ publicUrl }: WriteContext['services'], area: WebhookArea, token: string) =>
  `${publicUrl}/api/v1/webhooks/${area}/${token}`;
