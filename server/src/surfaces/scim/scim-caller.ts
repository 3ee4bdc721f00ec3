import type { FastifyRequest } from 'fastify';
import { type Actor, systemIn } from '../../kernel/access/actor.ts';
import { Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { readToken } from '../../platform/accounts/one-time-token.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { loadScimToken, type ScimToken } from '../../platform/provisioning/tokens/load-scim-token.ts';
import { noteContact } from '../../platform/provisioning/tokens/note-contact.ts';

export interface ScimCaller {
  actor: Actor;
  providerId: string;
  tokenId: string;
}

const notedFor = 60_000;

/** The provider whose token a request bears. It is proved again in the transaction of the request. */
export async function scimCaller(door: Door, { headers, ip }: FastifyRequest): Promise<ScimCaller> {
  const text = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (text === undefined) throw unidentified('unauthenticated');
  const read = readToken(text);
  if (!read) throw unidentified('invalid_token');
  const { tenantId, hash: digest } = read;
  const token = (await door.query(loadScimToken, systemIn(tenantId), { digest })).result as ScimToken | undefined;
  if (!token) throw unidentified('invalid_token');
  if (token.tenantStatus !== 'active') throw refuse('portal_suspended');
  const isNoted = token.lastUsedAt !== null && Date.now() - Date.parse(token.lastUsedAt) < notedFor;
  if (!isNoted) await door.command(noteContact, systemIn(tenantId), { tokenId: token.id });
  const actor: Actor = {
    ...{ kind: 'identityProvider', tenantId, userId: null, throughId: token.providerId, permissions: new Set() },
    ...{ ip, userAgent: (headers['user-agent'] ?? '').slice(0, 300) },
    proof: sql`
      select 1 from scim_tokens
      where tenant_id = ${tenantId} and id = ${token.id} and (expires_at is null or expires_at > now())`,
  };
  return { actor, providerId: token.providerId, tokenId: token.id };
}

export const unidentified = (code: 'unauthenticated' | 'invalid_token') =>
  new Refusal(
    code,
    words(
      'Send a token that was made for SCIM in the settings of the identity provider.',
      'Передайте токен SCIM, выпущенный в настройках поставщика учётных записей.',
    ),
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
