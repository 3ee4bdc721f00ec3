import { acknowledged } from '../crash/acknowledged.ts';
import { checkDeliveries } from '../crash/check-deliveries.ts';
import { checkTrail } from '../crash/check-trail.ts';
import { checkWrites } from '../crash/check-writes.ts';
import type { Journal } from '../crash/journal.ts';
import { noFaults } from '../crash/make-chaos.ts';
import type { Installation } from '../crash/start-installation.ts';
import type { Receiver } from '../crash/start-receiver.ts';
import { orderings } from '../crash/subscribe.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import type { Attached } from './attach-files.ts';
import { checkFiles } from './check-files.ts';
import { checkReaders } from './check-readers.ts';
import type { Followed } from './follow-along.ts';
import type { Restored } from './look-at-restored.ts';
import type { ArchivedDatabase } from './start-archived.ts';
import { timeOf } from './time-of.ts';

interface Books {
  installation: Installation;
  archived: ArchivedDatabase;
  receiver: Receiver;
  random: Seeded;
  restored: Restored;
  /** Moments by the clock of this machine, ms. */
  restoredTo: number;
  lostAt: number;
  since: Date;
  pages: readonly Followed[];
  journal: Journal;
  later: Journal;
  attached: readonly Attached[];
  again: { sent: number; lost: number };
}

export interface RestoredFigures {
  writes: { acknowledged: number; sentAgain: number; hadBeenLost: number; afterwards: number };
  webhooks: { events: number; deliveries: number; received: number; toldAgain: number; toldOfLost: number };
  readers: number;
  mostToldAgain: number;
  files: number;
}

/** How long a transaction may take between the making of its event and its commit, ms. */
const slack = 5_000;

export async function checkRestored(books: Books): Promise<{ findings: Finding[]; figures: RestoredFigures }> {
  const { installation, archived, random, restoredTo, lostAt, pages, journal, later, attached, again } = books;
  const everything = [...journal, ...later];
  const readers = await checkReaders(installation, random, pages, { restoredTo, lostAt });
  const files = await checkFiles(installation, attached, restoredTo);
  const told = await checkTold(books);
  const trail = await checkTrail(installation);
  const archiving = await archived.follow('Start again').then(
    () => [],
    (error: Error) => [error.message],
  );
  return {
    findings: [
      ...(await checkWrites(installation, everything)),
      ...told.findings,
      ...readers.findings,
      ...files.findings,
      finding('R6 the archive goes on after the restore', archiving),
      ...trail.findings,
      finding('I13 no process falls by itself', [
        ...new Set(installation.ends.falls.map(({ name, how }) => `${name}: ${how}`)),
      ]),
      finding(
        'I14 while the database is away it is said so, never 500',
        everything.flatMap(({ unforeseen }) => unforeseen ?? []),
      ),
    ],
    figures: {
      writes: {
        acknowledged: everything.filter(acknowledged).length,
        sentAgain: again.sent,
        hadBeenLost: again.lost,
        afterwards: later.length,
      },
      webhooks: told.figures,
      ...readers.figures,
      ...files.figures,
    },
  };
}

/** Receivers: what is still on record was told, and told again under the same name; only what was lost is on record no more. */
async function checkTold({ installation, receiver, since, restored, restoredTo, lostAt }: Books) {
  const events = await installation.rows<{ id: string }>('select id from audit_events where tenant_id = $1', [
    installation.tenantId,
  ]);
  const known = new Set(events.map(({ id }) => id));
  const onRecord = receiver.received.filter(({ eventId }) => known.has(eventId));
  const strange = receiver.received.filter(({ eventId }) => !known.has(eventId));
  const unsettled = onRecord.filter(({ at, answered }) => answered && at > restoredTo - slack && at <= lostAt);
  const { findings, figures } = await checkDeliveries(
    installation,
    { ...receiver, received: onRecord },
    since,
    orderings.length,
    { ...noFaults, workerFaults: 2, databaseCrashes: 1 },
    unsettled.length,
  );
  return {
    figures: {
      ...{ events: figures.events, deliveries: figures.deliveries, toldAgain: figures.duplicates },
      ...{ received: receiver.received.length, toldOfLost: strange.length },
    },
    findings: [
      ...findings,
      finding(
        'R3 a change that was told and is restored keeps its eventId',
        receiver.received
          .filter(({ at, entityId, entityVersion, eventId }) => {
            const kept = restored.events.get(`${entityId}/${entityVersion}`);
            return at <= lostAt && kept !== undefined && kept !== eventId;
          })
          .map(({ eventId, entityId, entityVersion }) => `${entityId}/${entityVersion} was told as ${eventId}`),
      ),
      finding(
        'R3 of what was told only events after the restored moment are on record no more',
        strange
          .filter(({ at, eventId }) => at > lostAt || timeOf(eventId) < restoredTo - slack)
          .map(({ eventId }) => `phantom ${eventId}`),
      ),
    ],
  };
}
