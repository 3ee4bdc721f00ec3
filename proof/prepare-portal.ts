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

/** A PostgreSQL other than the embedded one, that a campaign starts and stops. */
export interface OwnDatabase {
  /** The owner of a database that may not be there yet. */
  ownerUrl: string;
  /** A superuser of that database: the checker sees past the fence between portals. */
  checkerUrl: string;
  /** Kills the server, or the leader of several, and waits until the database is there again. */
  crash(): Promise<void>;
  /** Ends it by a signal and starts it again at once; its port is answered. */
  restart?(signal: NodeJS.Signals): Promise<number>;
  failOver(awayMs: number): Promise<void>;
  /** Spreads the tables over its nodes once they are there. */
  distribute?(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a database other than the embedded one, which writes below this folder. */
export type StartDatabase = (dataDir: string) => Promise<OwnDatabase>;

export type Tuning = Readonly<Record<string, string>>;

interface Preparing {
  /** The tree whose schema the database has; ours without it. */
  tree?: string | undefined;
  start?: StartDatabase | undefined;
  tuning?: Tuning | undefined;
}

interface PreparedPortal {
  dataDir: string;
  masterKey: string;
  ownerUrl: string;
  checkerUrl: string;
  /** What makes the digests of keys. */
  pepper: Buffer;
  /** What signs the tokens of sessions. */
  sessionKey: Buffer;
  tenantId: string;
  /** The name of the portal. */
  slug: string;
  key: string;
  /** The one that was given; it goes on. */
  database: OwnDatabase | undefined;
}

/**
 * A folder that does not outlive the run, and one portal in a durable PostgreSQL: a server of the campaign's own, or the embedded
 * one, which is stopped again. Its schema is that of the tree. With settings of its own it need not be durable.
 */
export async function preparePortal({ tree = root, start, tuning }: Preparing = {}): Promise<PreparedPortal> {
  mkdirSync(join(root, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.data', `proof-${process.pid}-`));
  folder(dataDir);
  const masterKey = `k1:${randomBytes(32).toString('base64')}`;
  const masterKeys = parseMasterKeys(masterKey);
  const { prepareDatabase } = (await import(join(tree, 'server/src/platform/postgres/prepare-database.ts'))) as Tree;
  const database = await start?.(dataDir);
  const settings = { databaseUrl: database?.ownerUrl, dataDir, masterKeys, production: tuning === undefined };
  const { ownerUrl, stop } = await prepareDatabase(settings, tuning);
  await database?.distribute?.();
  const checkerUrl = database?.checkerUrl ?? ownerUrl;
  const owner = createPool(checkerUrl, 2, 'proof');
  const { pepper, sessions: sessionKey } = await readInstallationKeys(owner, masterKeys);
  const tenantId = await newPortal(owner);
  const key = await newKey(owner, pepper, tenantId);
  const { rows } = await owner.query<{ slug: string }>('select slug from tenants where tenant_id = $1', [tenantId]);
  const slug = rows[0]?.slug ?? '';
  await owner.end();
  await stop();
  return { dataDir, masterKey, ownerUrl, checkerUrl, pepper, sessionKey, tenantId, slug, key, database };
}
