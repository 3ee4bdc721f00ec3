import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import type { ReadContext, WriteContext } from '../../../kernel/operation.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Granted } from './token-request.ts';

const placeOf = (column: 'access' | 'refresh', installationId: string) => ({
  table: 'integration_tokens',
  column,
  rowId: installationId,
});

interface TokenRow {
  access: string;
  refresh: string | null;
  generation: number;
  fresh: boolean;
}

/** Tokens in plain, for one call. */
export interface HeldTokens {
  access: string;
  refresh: string | null;
  generation: number;
  /** Not about to run out. */
  fresh: boolean;
}

/** The tokens of an installation; none when they are of another server or client than the settings name now. */
export async function heldTokens(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  installationId: string,
  { issuer, clientId }: Pick<OAuthClient, 'issuer' | 'clientId'>,
): Promise<HeldTokens | null> {
  const row = await db.first<TokenRow>(sql`
    select access, refresh, generation, renew_at is null or renew_at > now() as fresh from integration_tokens
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and issuer = ${issuer} and client_id = ${clientId}`);
  if (!row) return null;
  const [access, refresh] = await services.vault.openAll(db, [
    { place: placeOf('access', installationId), sealed: row.access },
    ...(row.refresh === null ? [] : [{ place: placeOf('refresh', installationId), sealed: row.refresh }]),
  ]);
  return { access: access as string, refresh: refresh ?? null, generation: row.generation, fresh: row.fresh };
}

/** Keeps what was granted in a browser just now, instead of whatever there was. */
export async function keepTokens(
  { db, services }: WriteContext,
  installationId: string,
  { issuer, clientId }: Pick<OAuthClient, 'issuer' | 'clientId'>,
  granted: Granted,
): Promise<void> {
  const { access, refresh } = await seal(services, db, installationId, granted);
  await db.execute(sql`
    insert into integration_tokens as held (tenant_id, installation_id, issuer, client_id, access, refresh, scope, renew_at)
    values (${db.tenant}, ${installationId}, ${issuer}, ${clientId}, ${access}, ${refresh}, ${granted.scope},
      now() + ${renewIn(granted)} * interval '1 second')
    on conflict (tenant_id, installation_id) do update
    set issuer = excluded.issuer, client_id = excluded.client_id, access = excluded.access, refresh = excluded.refresh,
      scope = excluded.scope, renew_at = excluded.renew_at, generation = held.generation + 1, lease = null, leased_until = null, updated_at = excluded.updated_at`);
}

/** Publishes renewed tokens, the refresh token in the same statement. False when others were published meanwhile. */
export async function renewTokens(
  { db, services }: WriteContext,
  installationId: string,
  generation: number,
  granted: Granted,
): Promise<boolean> {
  const { access, refresh } = await seal(services, db, installationId, granted);
  const changed = await db.execute(sql`
    update integration_tokens
    set access = ${access}, refresh = coalesce(${refresh}, refresh), scope = coalesce(${granted.scope}, scope),
      renew_at = now() + ${renewIn(granted)} * interval '1 second', generation = generation + 1, lease = null, leased_until = null,
      updated_at = now()
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and generation = ${generation}`);
  return changed === 1;
}

async function seal(services: Services, db: Db, installationId: string, { access, refresh }: Granted) {
  const [sealedAccess, sealedRefresh] = await services.vault.sealAll(db, [
    { place: placeOf('access', installationId), secret: access },
    ...(refresh === null ? [] : [{ place: placeOf('refresh', installationId), secret: refresh }]),
  ]);
  return { access: sealedAccess as string, refresh: sealedRefresh ?? null };
}

/** A minute before the end, or half-way where there is hardly more than that. */
const renewIn = ({ expiresIn }: Granted) => (expiresIn === null ? null : Math.max(expiresIn - 60, expiresIn / 2));
