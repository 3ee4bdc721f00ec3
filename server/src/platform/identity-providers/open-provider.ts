import type { IdentityProvider } from '../../../../nouns/identity-provider.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { clientSecretPlace } from './client-secret.ts';
import { identityProviders } from './identity-provider.ts';

/** A provider with what it knows us by. */
export interface OpenProvider extends IdentityProvider {
  clientSecret: string | null;
}

export async function openProvider({ db, services }: ReadContext, providerId: string): Promise<OpenProvider> {
  const [provider, { sealed }] = await Promise.all([
    identityProviders.byId(db, providerId),
    db.one<{ sealed: string | null }>(sql`
      select max(client_secret) as sealed from identity_providers where tenant_id = ${db.tenant} and id = ${providerId}`),
  ]);
  const clientSecret = sealed && (await services.vault.open(db, clientSecretPlace(providerId), sealed));
  return { ...provider, clientSecret };
}
