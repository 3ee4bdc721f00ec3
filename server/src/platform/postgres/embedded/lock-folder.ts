import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';

/**
 * Takes DATA_DIR for this process and returns how to give it back. The lock is the kernel's own lock on a file
 * (SQLite's exclusive transaction), so a killed process cannot leave it behind, whatever reuses its number.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new StartRefused(
      `Prokura already runs on ${dataDir}: stop it, give this one another DATA_DIR, or give both a DATABASE_URL.`,
    );
  }
  return () => lock.close();
}

const busy = 5;
