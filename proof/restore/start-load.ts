import type { Journal } from '../crash/journal.ts';
import { runClient } from '../crash/run-client.ts';
import type { Installation } from '../crash/start-installation.ts';
import type { Seeded } from '../seeded.ts';
import { type Attached, attachFiles } from './attach-files.ts';
import { type Followed, followAlong } from './follow-along.ts';

export interface Load {
  journal: Journal;
  /** Nobody writes any more; what was not answered is left as it is. Answers what was attached. */
  cut(): Promise<Attached[]>;
  /** What the reader of the feed was given, from the first event to the last. */
  readToTheEnd(): Promise<Followed[]>;
}

/** Clients write, files are attached, and a reader follows the feed. */
export function startLoad(installation: Installation, random: Seeded, clients: number): Load {
  const journal: Journal = [];
  let isCut = false;
  let settled = false;
  const writing = Array.from({ length: clients }, (_, number) =>
    runClient({
      ...{ ...installation, number, journal, random: random.fork(`client ${number}`) },
      ...{ stopped: () => isCut, gaveUp: () => isCut },
    }),
  );
  const attaching = attachFiles(installation, random.fork('files'), journal, () => !isCut);
  const following = followAlong(installation, random.fork('feed'), '', () => !settled);
  // What goes wrong is told where it is waited for.
  for (const work of [attaching, following]) work.catch(() => {});
  return {
    journal,
    async cut() {
      isCut = true;
      await Promise.all(writing);
      return attaching;
    },
    readToTheEnd() {
      settled = true;
      return following;
    },
  };
}

/** Writers alone, for so long; all that they began is answered. */
export async function writeOn(installation: Installation, random: Seeded, clients: number, over: Promise<unknown>) {
  const journal: Journal = [];
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  const stopped = () => isOver;
  await Promise.all(
    Array.from({ length: clients }, (_, number) =>
      runClient({
        ...{ ...installation, journal, stopped, gaveUp: () => false },
        ...{ number: 1_000 + number, random: random.fork(`later client ${number}`) },
      }),
    ),
  );
  return journal;
}
