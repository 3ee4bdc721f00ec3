import type { Planted } from '../plant.ts';
import type { Drill } from './lose-and-restore.ts';

interface RestoreBug extends Planted {
  to: Drill['to'];
  /** How long it goes on after the base backup, where that matters. */
  seconds?: number;
}

const guide = 'docs/guides/continuous-archiving.md';

export const restoreBugs: readonly RestoreBug[] = [
  {
    name: 'A: an archive command that says yes and keeps nothing since the base backup',
    file: 'docs/guides/continuous-archiving/archiving.conf',
    changes: [["= 'pgbackrest", `= 'test -e "$PGBACKREST_REPO1_PATH/backup/prokura/latest" || pgbackrest`]],
    to: 'newest',
    // More than the minute that a loss may cost.
    seconds: 70,
    caughtBy: 'R2',
  },
  {
    name: 'B: a base backup without the log that was written meanwhile',
    file: guide,
    changes: [
      [
        'pgbackrest --stanza=prokura --type=full backup',
        'pgbackrest --stanza=prokura --type=full backup; rm -r "$PGBACKREST_REPO1_PATH"/archive/prokura/*/*/',
      ],
    ],
    to: 'newest',
    caughtBy: 'R1',
  },
  {
    name: 'C: a place in the feed that is a number alone, which after a restore belongs to another event',
    file: 'server/src/platform/webhooks/events/feed-place.ts',
    changes: [['seen.id = ${id} and seen.position', 'seen.position']],
    to: 'second',
    caughtBy: 'R4',
  },
  {
    name: 'D: a copy of the files that leaves half of them out',
    file: guide,
    changes: [["--exclude='*.part'", "--exclude='*[0-7]'"]],
    to: 'second',
    caughtBy: 'R5',
  },
];
