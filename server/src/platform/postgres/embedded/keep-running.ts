import { existsSync } from 'node:fs';
import { launch } from './launch.ts';
import type { Place } from './place.ts';
import { isAlive, type Postmaster } from './postmaster.ts';

const everyMs = 250;
const longestPauseMs = 30_000;

/**
 * Starts the server again when it ended without being asked, at the same port: who is connected by its address comes back to it.
 * What cannot be started is tried again, ever more seldom. `end` answers the server that runs then.
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
    process.stderr.write('The embedded PostgreSQL has ended and is started again.\n');
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
