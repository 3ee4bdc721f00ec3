import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import { readOrCreateSecret } from '../../secrets/read-or-create-secret.ts';
import { initialise } from './initialise.ts';
import { keepRunning } from './keep-running.ts';
import { launch } from './launch.ts';
import { findPlace, keptData } from './place.ts';
import { type Postmaster, runningPostmaster, stopPostmaster } from './postmaster.ts';

/** The server of an installation that has no DATABASE_URL; `ownerUrl` is its superuser in the database `postgres`. */
type Embedded = { readonly ownerUrl: string; readonly stop: () => Promise<void> };

/** Starts the server of this DATA_DIR, or takes over the one that a killed process left running. Safe after any kill. */
export async function startEmbedded(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const password = superuserPassword(dataDir);
    const place = findPlace(dataDir);
    await initialise(place, password);
    const server = await launch(place, dataDir, settings);
    const kept = keepRunning(place, dataDir, settings, server);
    return {
      ownerUrl: urlOf(server, password),
      async stop() {
        await stopPostmaster((await kept.end()).pid);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The superuser's URL of a running server, whichever process started it. */
export function runningEmbeddedUrl(dataDir: string, database = 'postgres'): string | undefined {
  const data = keptData(dataDir);
  const server = data === undefined ? undefined : runningPostmaster(data);
  return server?.ready ? urlOf(server, superuserPassword(dataDir), database) : undefined;
}

function superuserPassword(dataDir: string): string {
  return readOrCreateSecret(join(dataDir, 'postgres-password'), () => randomBytes(24).toString('base64url'));
}

function urlOf(server: Postmaster, password: string, database = 'postgres'): string {
  return `postgres://postgres:${password}@127.0.0.1:${server.port}/${database}`;
}

/**
 * Locks DATA_DIR for this process and returns the function that unlocks it. The lock is the kernel's file lock
 * (SQLite's exclusive transaction), so a killed process cannot leave it behind, even if its pid is reused.
 */
function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new StartRefused(
      `Prokura already runs on ${dataDir}: stop it, give this one another DATA_DIR, or give both a DATABASE_URL.`,
    );
  }
  return () => lock.close();
}

const sqliteBusy = 5;
