import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '../seeded.ts';
import type { Installation } from './start-installation.ts';

export interface ChaosCounts {
  kills: number;
  /** Of the kills, drains and pauses, those of a worker. */
  workerFaults: number;
  databaseCrashes: number;
  failovers: number;
  /** The database was away for longer than a worker's lease lives: what it had taken ahead may be sent by another as well. */
  longOutages: number;
  pauses: number;
  drains: number;
  terminatedSessions: number;
}

export const noFaults: ChaosCounts = {
  kills: 0,
  workerFaults: 0,
  databaseCrashes: 0,
  failovers: 0,
  longOutages: 0,
  pauses: 0,
  drains: 0,
  terminatedSessions: 0,
};

/**
 * Kills, stops for a while, drains and cuts until told to end: one fault in so many seconds, more or less, the database on every 12th.
 * It ends with a failover under load, which no process may need a new start to get over.
 */
export async function makeChaos(
  installation: Installation,
  random: Seeded,
  { pace, enough }: { pace: number; enough(counts: ChaosCounts): boolean },
): Promise<ChaosCounts> {
  const counts: ChaosCounts = { ...noFaults };
  for (let fault = 1; !enough(counts); fault += 1) {
    await pause(pace * random.between(550, 1_450));
    const kind = random.next();
    const victim = random.pick(installation.processes);
    const pid = victim.pid();
    if (fault % 24 === 0) {
      await installation.crashDatabase();
      counts.databaseCrashes += 1;
    } else if (fault % 24 === 12) {
      await failOver(installation, random, counts);
    } else if (kind < 0.15) {
      counts.terminatedSessions += await installation.terminateSession(random.next());
    } else if (pid === undefined) {
      continue;
    } else if (kind < 0.22) {
      counts.pauses += 1;
      process.kill(pid, 'SIGSTOP');
      setTimeout(() => wake(pid), random.between(1_000, 3_000));
    } else if (kind < 0.3) {
      counts.drains += 1;
      victim.expectEnd('drain');
      process.kill(pid, 'SIGTERM');
    } else {
      counts.kills += 1;
      victim.expectEnd('kill');
      process.kill(pid, 'SIGKILL');
    }
    if (kind >= 0.15 && fault % 12 !== 0 && victim.name.startsWith('worker')) counts.workerFaults += 1;
  }
  await pause(3_100);
  await failOver(installation, random, counts);
  await pause(1_000);
  return counts;
}

async function failOver(installation: Installation, random: Seeded, counts: ChaosCounts) {
  await installation.failOver(random.between(200, 1_500));
  counts.failovers += 1;
}

/** The one that slept may have been killed meanwhile. */
function wake(pid: number) {
  try {
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
