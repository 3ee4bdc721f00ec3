import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';

/** The password of a database role, derived from the newest master key: every process of an installation can compute it, none stores it. */
export function rolePassword(masterKey: Buffer, role: string): string {
  return createHmac('sha256', masterKey).update(`postgres-role:${role}`).digest('base64url');
}

/**
 * What PostgreSQL stores for the password (SCRAM-SHA-256, RFC 5803), sent in its place so that no statement log
 * ever holds the password. The salt is derived too: each start writes the same verifier.
 */
export function scramVerifier(masterKey: Buffer, role: string): string {
  const rounds = 4096;
  const salt = createHmac('sha256', masterKey).update(`postgres-role-salt:${role}`).digest().subarray(0, 16);
  const salted = pbkdf2Sync(rolePassword(masterKey, role), salt, rounds, 32, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
