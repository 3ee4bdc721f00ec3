import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { NamedKey } from './platform/secrets/envelope.ts';
import { readOrCreateSecret } from './platform/secrets/read-or-create-secret.ts';

/** A key that wraps stored secrets: `id` names it inside each ciphertext, `key` is 32 bytes. */
type MasterKey = NamedKey;

/** Newest first: the first one wraps, older ones only unwrap. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];

export function parseMasterKeys(text: string): MasterKeys {
  const [newest, ...older] = text.split(',').map(parseMasterKey);
  if (!newest) throw new Error('MASTER_KEY is empty');
  return [newest, ...older];
}

/** The key of an installation with the embedded database, created once in `DATA_DIR/master-key`, in the format of MASTER_KEY. */
export function keptMasterKey(dataDir: string): string {
  return readOrCreateSecret(join(dataDir, 'master-key'), () => `k1:${randomBytes(32).toString('base64')}`);
}

function parseMasterKey(text: string): MasterKey {
  const [id = '', encoded = ''] = text.split(':');
  return { id, key: Buffer.from(encoded, 'base64') };
}
