import { existsSync } from 'node:fs';
import { launch } from './launch.ts';
import type { Place } from './place.ts';
import { isAlive, type Postmaster } from './postmaster.ts';

const everyMs = 250;
const longestPauseMs = 30_000;

/**
 * Restarts the server when it ended unexpectedly, on the same port, so that clients can reconnect.
 * A failed restart is retried with growing pauses. `end` returns the server that runs then.
 */
export function keepRunning(
  place: Place,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  first: Postmaster,
): { end(): Promise<Postmaster> } {
  let server = first;
  let ended = false;
  let pause = everyMs;
  let starting: Promise<void> = Promise.resolve();
  let timer = setTimeout(look, pause).unref();

  function look() {
    if (isAlive(server.pid)) pause = everyMs;
    else if (existsSync(place.data)) starting = startAgain();
    void starting.then(() => {
      if (!ended) timer = setTimeout(look, pause).unref();
    });
  }

  async function startAgain() {
    process.stderr.write('The embedded PostgreSQL has stopped unexpectedly and is being restarted.\n');
    try {
      server = await launch(place, dataDir, settings, first.port);
    } catch (error) {
      pause = Math.min(longestPauseMs, Math.max(1_000, pause * 2));
      process.stderr.write(`${(error as Error).message}\nIt is tried again in ${pause / 1_000} s.\n`);
    }
  }

  return {
    async end() {
      ended = true;
      clearTimeout(timer);
      await starting;
      return server;
    },
  };
}
