import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { firstReady, settle } from '../crash/settle.ts';
import { type Installation, startInstallation } from '../crash/start-installation.ts';
import { startReceiver } from '../crash/start-receiver.ts';
import { orderings, subscribe } from '../crash/subscribe.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { demand, findingOf } from './broken.ts';
import { checkRestored, type RestoredFigures } from './check-restored.ts';
import { keepCopies } from './keep-copies.ts';
import { checkKept, firstLoss, lookAtRestored } from './look-at-restored.ts';
import { sendAgain } from './send-again.ts';
import { type ArchivedDatabase, startArchived } from './start-archived.ts';
import { type Load, startLoad, writeOn } from './start-load.ts';
import { watchArchive } from './watch-archive.ts';

export interface Drill {
  source: string;
  random: Seeded;
  clients: number;
  /** Of load after the base backup, and for as long after that as two segments of the log need. */
  seconds: number;
  /** Seconds within which all must come to rest; a planted bug may make that impossible. */
  patience: number;
  to: 'second' | 'newest';
}

export interface RestoreFigures extends Partial<RestoredFigures> {
  backupSeconds?: number;
  /** From the loss until every process answers again. */
  backAfterSeconds?: number;
  /** Between the loss and the restored moment. A second is the drill's own choice; the newest is what the archive had. */
  wentBackSeconds?: number;
}

/** What a loss may cost, and how long all may be away, ms. */
const mostLost = 60_000;
const longestAway = 30 * 60_000;

export async function loseAndRestore(drill: Drill): Promise<{ figures: RestoreFigures; findings: Finding[] }> {
  const { source, random, clients, patience, to } = drill;
  const databases: ArchivedDatabase[] = [];
  const installation = await startInstallation({
    source: () => source,
    database: async (dataDir) => {
      databases.push(await startArchived(source, dataDir));
      return databases[0] as ArchivedDatabase;
    },
  });
  const archived = databases[0] as ArchivedDatabase;
  const receiver = await startReceiver(random.fork('receiver'));
  const figures: RestoreFigures = {};
  try {
    await demand('R1 the archive takes the log', archived.follow('Begin'));
    await firstReady(installation);
    const since = new Date();
    for (const ordering of orderings) await subscribe(installation, receiver, ordering);
    const load = startLoad(installation, random, clients);
    const lost = await loseAll(drill, { installation, archived, load }, figures);
    const restored = await lookAtRestored(installation);
    const restoredTo = to === 'second' ? lost.second : Math.min(firstLoss(load.journal, restored) - 1, lost.at);
    const kept = await checkKept(installation, load.journal, restored, restoredTo);
    for (const start of lost.resume) start();
    await firstReady(installation);
    const away = Date.now() - lost.at;
    figures.backAfterSeconds = Math.round(away / 1_000);
    figures.wentBackSeconds = Math.round((lost.at - restoredTo) / 100) / 10;

    // A reader that stood ahead meets the restored feed before anything follows.
    await pause(2_000);
    const parts = { ...installation, random: random.fork('again'), gaveUp: () => false };
    const again = await sendAgain(parts, load.journal, restored, restoredTo - 60_000);
    const later = await writeOn(installation, random, clients, pause(5_000));
    receiver.behave();
    const quiet = await settle(installation, patience);
    const pages = await demand(
      'R4 a reader of the feed goes on with its cursor and misses nothing',
      load.readToTheEnd(),
    );
    const checked = await checkRestored({
      ...{ installation, archived, receiver, random, restored, restoredTo, since, pages, again },
      ...{ journal: load.journal, later, attached: lost.attached, lostAt: lost.at },
    });
    const isTooMuch = to === 'newest' && lost.at - restoredTo > mostLost;
    const late = away > longestAway ? [`after ${figures.backAfterSeconds} s`] : [];
    return {
      figures: { ...figures, ...checked.figures },
      findings: [
        finding('R2 a loss costs a minute at most', isTooMuch ? [`${figures.wentBackSeconds} s are lost`] : []),
        kept,
        ...checked.findings,
        finding('R7 all is back within half an hour', late),
        ...quiet,
      ],
    };
  } catch (error) {
    return { figures, findings: [findingOf(error)] };
  } finally {
    await installation.stop();
    await receiver.stop();
  }
}

interface Site {
  installation: Installation;
  archived: ArchivedDatabase;
  load: Load;
}

/** Makes a base backup under load, goes on for a while, loses everything and restores the database and the files. */
async function loseAll(
  { source, random, seconds, to }: Drill,
  { installation, archived, load }: Site,
  figures: RestoreFigures,
) {
  const copies = keepCopies(source, installation.dataDir);
  await pause(3_000);
  const began = Date.now();
  await demand('R1 a base backup is made under load', archived.follow('Make a base backup'));
  const backedUp = Date.now();
  figures.backupSeconds = Math.round((backedUp - began) / 1_000);
  const archive = watchArchive(installation);
  await pause(seconds * 1_000);
  await demand('R1 the archive takes the log', archive.twoSince(backedUp, 120));

  const at = Date.now();
  const second = random.between(backedUp, Math.min(archive.surelyHolds(), copies.lastBegan()));
  const resume = installation.processes.map((one) => one.strike());
  await archived.destroy();
  archive.stop();
  const attached = await load.cut();
  await copies.stop();
  // A store elsewhere outlives the machine; the folder beside the database does not.
  if (to === 'second') rmSync(join(installation.dataDir, 'files'), { recursive: true });

  const SECOND = new Date(second).toISOString().replace('T', ' ').replace('Z', '+00');
  const how = to === 'second' ? 'Restore to a second' : 'Restore to the newest';
  await demand('R1 what was lost is restored', archived.follow(how, { SECOND }));
  await demand('R1 what was lost is restored', archived.start());
  if (to === 'second') await copies.restore();
  return { at, second, resume, attached };
}
