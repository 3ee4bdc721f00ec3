import type { Entrance } from '../../../../kernel/access/entrance.ts';
import type { WebhookArea } from '../../../../kernel/integrations/provider-webhook.ts';
import type { Approach } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { digestOfToken } from '../endpoint/endpoint-token.ts';
import { endpointUnknown, type TokenPlace } from '../receive/enter-by-token.ts';

/** The `enter` of what a provider posts: a token of another area leads nowhere, as one that nobody has. */
export const enterByProviderToken =
  (area: WebhookArea) =>
  async ({ token }: { token: string }, { directory }: Approach): Promise<Entrance<TokenPlace>> => {
    const found = await directory.first<{ tenant_id: string; endpoint_id: string; installation_id: string }>(
      sql`select * from find_provider_endpoint(${digestOfToken(token)}, ${area})`,
    );
    if (!found) throw endpointUnknown();
    const { tenant_id: tenantId, endpoint_id: endpointId, installation_id: installationId } = found;
    return { tenantId, carried: { endpointId, installationId } };
  };
