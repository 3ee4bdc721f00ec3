import Type from 'typebox';
import type { Entrance } from '../../../kernel/access/entrance.ts';
import { object } from '../../../kernel/fields.ts';
import type { Approach } from '../../../kernel/operation.ts';
import { query } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { empty, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { readToken } from '../../accounts/one-time-token.ts';
import { permissionsOfRoles } from '../../permissions/permissions-of-roles.ts';
import { loadSession, type SessionRow } from '../../sessions/load-session.ts';

/** A way to a provider's consent and back. Found by the hash of its state; the state is in the browser alone. */
interface Journey {
  hash: Buffer;
  installation_id: string;
  slug: string;
  user_id: string;
  session_id: string;
  issuer: string;
  config_version: number;
  verifier_sealed: string;
  used_at: string | null;
  expired: boolean;
}

export const journeySeconds = 600;

export const verifierPlace = (installationId: string) => ({
  table: 'integration_oauth_states',
  column: 'verifier_sealed',
  rowId: installationId,
});

export const journeyOf = (db: Db, hash: Buffer, lock: Sql): Promise<Journey | undefined> =>
  db.first<Journey>(sql`
    select hash, installation_id, slug, user_id, session_id, issuer, config_version, verifier_sealed, used_at, expires_at <= now() as expired
    from integration_oauth_states where tenant_id = ${db.tenant} and hash = ${hash} ${lock}`);

const readJourney = query({
  name: 'integrations.read-journey',
  summary: words('Look at a connection under way', 'Посмотреть начатое подключение'),
  permission: 'signed-in',
  scope: null,
  input: object({ hash: Type.String() }),
  output: Type.Unknown(),
  run: ({ db }, { hash }) => journeyOf(db, Buffer.from(hash, 'base64url'), empty),
});

/** Enters the portal a state belongs to, as the person who began: whose session must go on and whose right must hold. */
export async function enterByState({ state }: { state: string }, { ask }: Approach): Promise<Entrance<Buffer>> {
  const read = readToken(state);
  if (!read) throw unknownState();
  const { tenantId, hash } = read;
  const journey = (await ask(readJourney, tenantId, { hash: hash.toString('base64url') })) as Journey | undefined;
  if (!journey) throw unknownState();
  const { session_id: sessionId, user_id: userId } = journey;
  const session = (await ask(loadSession, tenantId, { sessionId })) as SessionRow | undefined;
  if (!session || session.ended_at !== null || session.user_status !== 'active') throw refuse('session_revoked');
  if (session.tenant_status !== 'active') throw refuse('portal_suspended');
  if (!permissionsOfRoles(session.roles).has('integrations.configure')) throw refuse('forbidden');
  return { tenantId, carried: hash, as: { kind: 'user', userId, throughId: sessionId } };
}

const unknownState = () => refuse('not_found', words('Nobody began this.', 'Такое подключение никто не начинал.'));
