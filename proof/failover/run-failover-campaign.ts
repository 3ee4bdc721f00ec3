import { join } from 'node:path';
import { median } from '../../bench/measure/figures.ts';
import type { Journal } from '../crash/journal.ts';
import { noFaults } from '../crash/make-chaos.ts';
import { type LoadReport, underLoad } from '../crash/under-load.ts';
import { needPrograms } from '../debian/need-programs.ts';
import { programs } from '../debian/own-postgres.ts';
import { finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { type Fault, leadBadly } from './lead-badly.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

interface Plan {
  source: string;
  random: Seeded;
  /** How often the leader is taken away. */
  kills: number;
  only?: Fault['kind'] | undefined;
  clients: number;
  patience: number;
}

interface FailoverReport extends LoadReport {
  /** Seconds in which no write was answered, by what became of the leader. */
  pauses: Array<{ of: Fault['kind'] | 'all'; times: number; median: number; most: number }>;
}

/** High availability: three nodes under load, whose leader dies, loses its PostgreSQL or stands still, again and again. */
export async function runFailoverCampaign({ source, random, kills, only, ...plan }: Plan): Promise<FailoverReport> {
  needPrograms({
    ...{ patroni: 'patroni python3-etcd', etcd: 'etcd-server', haproxy: 'haproxy' },
    [join(programs, 'postgres')]: 'postgresql-15',
  });
  const faults: Fault[] = [];
  const stuck: string[] = [];
  const clusters: Cluster[] = [];
  const journal: Journal = [];
  const report = await underLoad({
    ...{ ...plan, random, journal },
    runs: {
      source: () => source,
      async database(dataDir) {
        clusters.push(await startCluster(source, dataDir));
        return clusters[0] as Cluster;
      },
    },
    async disturb() {
      const asked = { times: kills, only };
      await leadBadly(clusters[0] as Cluster, random.fork('leader'), asked, faults).catch(({ message }: Error) =>
        stuck.push(message),
      );
      return { ...noFaults, databaseCrashes: faults.length, longOutages: faults.length };
    },
  });
  const answeredAt = journal.flatMap(({ answers }) => answers.map(({ at }) => at));
  const whole = finding('H1 all three servers stand again after each loss of a leader', stuck);
  return { ...report, pauses: pausesOf(faults, answeredAt), findings: [...report.findings, whole] };
}

/** The longest time without an answer in which the fault fell, or that began before the next one. */
function pausesOf(faults: readonly Fault[], answeredAt: readonly number[]): FailoverReport['pauses'] {
  const at = [...answeredAt].sort((a, b) => a - b);
  const gaps = at.slice(1).map((end, index) => ({ begin: at[index] as number, ms: end - (at[index] as number) }));
  const measured = faults.map(({ kind, at: hit }, index) => {
    const next = faults[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const near = gaps.filter(({ begin, ms }) => begin < next && begin + ms > hit);
    return { kind, seconds: Math.max(0, ...near.map(({ ms }) => ms)) / 1_000 };
  });
  const figuresOf = (kind: Fault['kind'] | 'all') => {
    const seconds = measured.filter((one) => kind === 'all' || one.kind === kind).map((one) => one.seconds);
    return { of: kind, times: seconds.length, median: rounded(median(seconds)), most: rounded(Math.max(...seconds)) };
  };
  return (['all', ...new Set(faults.map(({ kind }) => kind))] as const).map(figuresOf);
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10;
