import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { refuse, words } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';
import { isUuid } from '../../kernel/values/uuid.ts';

export const accessTokenSeconds = 900;
const audience = 'portal-api';

/** Whose token it is; what its owner may do is never inside, it is read on every request. */
export interface AccessClaims {
  userId: string;
  tenantId: string;
  sessionId: string;
  /** Seconds since 1970. */
  exp: number;
}

/** A token of 15 minutes, signed by the installation's own Ed25519 key. */
export function signAccessToken(
  services: Services,
  { userId, tenantId, sessionId }: Omit<AccessClaims, 'exp'>,
): Promise<string> {
  const { kid, privateKey } = keysOf(services);
  return new SignJWT({ tid: tenantId, sid: sessionId })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
    .setIssuer(services.publicUrl)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .setJti(randomUUID())
    .sign(privateKey);
}

/** Only our algorithm and our key are accepted, whatever the token's header says of others. */
export async function verifyAccessToken(services: Services, token: string): Promise<AccessClaims> {
  const { kid, publicKey } = keysOf(services);
  try {
    const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer: services.publicUrl,
      audience,
      typ: 'JWT',
      requiredClaims: ['sub', 'tid', 'sid', 'iat', 'exp', 'jti'],
    });
    const { sub, tid, sid, exp } = payload as Record<string, unknown>;
    const ids = [sub, tid, sid].map(String);
    if (protectedHeader.kid !== kid || !ids.every(isUuid)) throw notValid();
    return { userId: String(sub), tenantId: String(tid), sessionId: String(sid), exp: Number(exp) };
  } catch (error) {
    throw error instanceof errors.JWTExpired ? refuse('token_expired') : notValid();
  }
}

const notValid = () =>
  refuse('invalid_token', words('The access token is not valid.', 'Токен доступа недействителен.'));

interface Keys {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const made = new WeakMap<Services, Keys>();

function keysOf(services: Services): Keys {
  const known = made.get(services);
  if (known) return known;
  const seed = Buffer.from(hkdfSync('sha256', services.sessionKey, '', 'access-token', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('base64url')
    .slice(0, 16);
  const keys = { kid, privateKey, publicKey };
  made.set(services, keys);
  return keys;
}

/** RFC 8410: what stands before the 32 bytes of an Ed25519 private key. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
