import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { keptData } from './place.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

/** Stops the server of this DATA_DIR if it runs and deletes the whole folder, including data kept elsewhere. */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const data = keptData(dataDir);
  if (data !== undefined) {
    const server = runningPostmaster(data);
    if (server) await stopPostmaster(server.pid);
    if (dirname(data) !== dataDir) rmSync(dirname(data), { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
}
