import type { Seeded } from '../seeded.ts';
import { makeChaos } from './make-chaos.ts';
import type { Runs } from './start-installation.ts';
import { type LoadReport, underLoad } from './under-load.ts';

interface Plan {
  /** The tree whose server runs. */
  source: string;
  random: Seeded;
  /** It goes on for at least so long, and until so many processes were killed. */
  seconds: number;
  kills: number;
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
  clients,
  patience,
  database,
}: Plan): Promise<LoadReport> {
  const runs: Runs = { source: () => source, ...(database && { database }) };
  return underLoad({
    ...{ runs, random, clients, patience },
    async disturb(installation) {
      const ends = Date.now() + seconds * 1000;
      return makeChaos(installation, random.fork('chaos'), (done) => Date.now() > ends && done.kills >= kills);
    },
  });
}
