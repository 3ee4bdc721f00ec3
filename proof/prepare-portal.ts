import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { newKey, newPortal } from '../bench/environment/fill-portals.ts';
import { root } from '../bench/measure/processes.ts';
import { parseMasterKeys } from '../server/src/master-keys.ts';
import { createPool } from '../server/src/platform/postgres/create-pool.ts';
import type { prepareDatabase as prepareOurs } from '../server/src/platform/postgres/prepare-database.ts';
import { readInstallationKeys } from '../server/src/platform/secrets/read-installation-keys.ts';
import { folder } from './crash/leave-nothing.ts';

interface Tree {
  prepareDatabase: typeof prepareOurs;
}

interface PreparedPortal {
  dataDir: string;
  masterKey: string;
  ownerUrl: string;
  /** What makes the digests of keys. */
  pepper: Buffer;
  /** What signs the tokens of sessions. */
  sessionKey: Buffer;
  tenantId: string;
  key: string;
}

/** A folder that does not outlive the run, with a durable PostgreSQL, stopped, and one portal in it; its schema is that of the tree. */
export async function preparePortal(tree = root): Promise<PreparedPortal> {
  mkdirSync(join(root, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.data', `proof-${process.pid}-`));
  folder(dataDir);
  const masterKey = `k1:${randomBytes(32).toString('base64')}`;
  const masterKeys = parseMasterKeys(masterKey);
  const { prepareDatabase } = (await import(join(tree, 'server/src/platform/postgres/prepare-database.ts'))) as Tree;
  const { ownerUrl, stop } = await prepareDatabase({ databaseUrl: undefined, dataDir, masterKeys, production: true });
  const owner = createPool(ownerUrl, 2, 'proof');
  const { pepper, sessions: sessionKey } = await readInstallationKeys(owner, masterKeys);
  const tenantId = await newPortal(owner);
  const key = await newKey(owner, pepper, tenantId);
  await owner.end();
  await stop();
  return { dataDir, masterKey, ownerUrl, pepper, sessionKey, tenantId, key };
}
