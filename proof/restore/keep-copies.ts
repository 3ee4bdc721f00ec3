import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { followGuide } from '../debian/follow-guide.ts';
import { guideOf } from './guide-of.ts';

/** Milliseconds between two copies; the guide says half a minute, a drill is shorter. */
const pauseMs = 10_000;

/** Copies the files as the guide says, again and again. */
export function keepCopies(source: string, dataDir: string) {
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, COPY: join(dataDir, 'copies') };
  let stopped = false;
  let lastBegan = 0;
  const copying = (async () => {
    for (; !stopped; await pause(pauseMs, undefined, { ref: false })) {
      const began = Date.now();
      await followGuide(guideOf(source), 'Copy the files', { env });
      lastBegan = began;
    }
  })();
  copying.catch(() => {});
  return {
    /** When the newest whole copy began, ms. */
    lastBegan: () => lastBegan,
    stop() {
      stopped = true;
      return copying;
    },
    restore: () => followGuide(guideOf(source), 'Restore the files', { env }),
  };
}
