import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
const FORM = /^v1\.([0-9A-Za-z_-]{1,64})\.([0-9A-Za-z_-]+)$/;

/** A key with the name that travels inside everything sealed by it. */
export interface NamedKey {
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

/** Where a secret lives. It is authenticated with the secret, so a ciphertext moved to another row does not open. */
interface SecretPlace {
  tenantId: string;
  table: string;
  column: string;
  rowId: string;
}

/** A sealed text cannot be opened: it was changed or moved (`not_authentic`), or is not of this form at all. */
export class SecretNotOpened extends Error {
  readonly code: 'unknown_key' | 'not_authentic' | 'malformed';

  constructor(code: 'unknown_key' | 'not_authentic' | 'malformed', message: string) {
    super(message);
    this.name = 'SecretNotOpened';
    this.code = code;
  }
}

/** The associated data of a place: `tenant|table|column|rowId`. */
export function placeOf(place: SecretPlace): string {
  return `${place.tenantId}|${place.table}|${place.column}|${place.rowId}`;
}

/** Seals under a data key as `v1.<keyId>.<base64url(iv|tag|ciphertext)>`. */
export function sealWith(dataKey: Buffer | KeyObject, keyId: string, aad: string, plaintext: string | Buffer): string {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv(ALGORITHM, dataKey, iv, { authTagLength: TAG_LENGTH });
  cipher.setAAD(Buffer.from(aad));
  const plain = typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext;
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return `v1.${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
}

/** Opens what `sealWith` made under the same key and associated data, or throws `SecretNotOpened`. */
export function openWith(dataKey: Buffer | KeyObject, aad: string, sealed: string): Buffer {
  const { body } = readSealed(sealed);
  const decipher = createDecipheriv(ALGORITHM, dataKey, body.subarray(0, IV_LENGTH), { authTagLength: TAG_LENGTH });
  decipher.setAAD(Buffer.from(aad));
  decipher.setAuthTag(body.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
  try {
    return Buffer.concat([decipher.update(body.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]);
  } catch {
    throw new SecretNotOpened('not_authentic', 'The sealed text was changed, moved or sealed with another key.');
  }
}

/** The name of the key a text was sealed with: by it the rows that still wait for a new key are found. */
export function sealedKeyId(sealed: string): string {
  return readSealed(sealed).keyId;
}

/** Wraps a tenant's data key under a master key. */
export function wrapKey(master: NamedKey, aad: string, dataKey: Buffer): string {
  return sealWith(master.key, master.id, aad, dataKey);
}

/** Unwraps a data key with whichever master key wrapped it. */
export function unwrapKey(masters: readonly NamedKey[], aad: string, wrapped: string): Buffer {
  const keyId = sealedKeyId(wrapped);
  const master = masters.find((candidate) => candidate.id === keyId);
  if (master === undefined) throw new SecretNotOpened('unknown_key', `The master key "${keyId}" is not configured.`);
  return openWith(master.key, aad, wrapped);
}

function readSealed(sealed: string): { keyId: string; body: Buffer } {
  const [, keyId, encoded] = FORM.exec(sealed) ?? [];
  const body = Buffer.from(encoded ?? '', 'base64url');
  if (keyId === undefined || body.length < IV_LENGTH + TAG_LENGTH) {
    throw new SecretNotOpened('malformed', 'The sealed text is not of the form v1.<keyId>.<data>.');
  }
  return { keyId, body };
}
