import type { Entrance } from '../../../../kernel/access/entrance.ts';
import type { Approach } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { digestOfToken } from '../endpoint/endpoint-token.ts';

/** What the directory says of a token. */
export interface TokenPlace {
  endpointId: string;
  installationId: string;
}

/** The `enter` of a webhook: the portal behind the token, or the same answer for whatever leads nowhere. */
export async function enterByToken(
  { token }: { token: string },
  { directory }: Approach,
): Promise<Entrance<TokenPlace>> {
  const found = await directory.first<{ tenant_id: string; endpoint_id: string; installation_id: string }>(
    sql`select * from find_inbound_endpoint(${digestOfToken(token)})`,
  );
  if (!found) throw endpointUnknown();
  const { tenant_id: tenantId, endpoint_id: endpointId, installation_id: installationId } = found;
  return { tenantId, carried: { endpointId, installationId } };
}

/** The one answer for whatever leads nowhere. */
export const endpointUnknown = () => refuse('webhook_endpoint_not_found', checkAddress);

const checkAddress = words(
  'This address does not accept webhooks. Copy it again from the installation.',
  'По этому адресу вебхуки не принимаются. Скопируйте адрес из карточки установки заново.',
);
