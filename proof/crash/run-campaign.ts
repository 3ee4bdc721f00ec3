import type { Seeded } from '../seeded.ts';
import { type ChaosCounts, makeChaos } from './make-chaos.ts';
import type { Runs } from './start-installation.ts';
import { type LoadReport, underLoad } from './under-load.ts';

interface Plan {
  /** The tree whose server runs. */
  source: string;
  random: Seeded;
  /** It goes on for at least so long, and until so many processes were killed. */
  seconds: number;
  kills: number;
  /** Seconds from one fault to the next, on average. */
  pace?: number;
  clients: number;
  /** Seconds within which all must come to rest; a planted bug may make that impossible. */
  patience: number;
  /** The database, where it is not the embedded one. */
  database?: Runs['database'];
}

/** One crash campaign: under load everything is killed. */
export function runCampaign({
  source,
  random,
  seconds,
  kills,
  pace = 0.45,
  clients,
  patience,
  database,
}: Plan): Promise<LoadReport> {
  const runs: Runs = { source: () => source, ...(database && { database }) };
  return underLoad({
    ...{ runs, random, clients, patience },
    async disturb(installation) {
      const ends = Date.now() + seconds * 1000;
      const enough = (done: ChaosCounts) => Date.now() > ends && done.kills >= kills;
      return makeChaos(installation, random.fork('chaos'), { pace, enough });
    },
  });
}
