import { statfs } from 'node:fs/promises';
import type { Pool } from '../postgres/create-pool.ts';
import { newestMigration } from '../postgres/read-migrations.ts';

/** What stands behind `/health/ready`, each by its name: true when well. */
type Readiness = Readonly<Record<'draining' | 'database' | 'schema' | 'outbox' | 'worker' | 'disk', boolean>>;

export interface Health {
  /** Whether the database answers `select 1` within a second; remembered for a second. */
  databaseAnswers(): Promise<boolean>;
  readiness(): Promise<Readiness>;
  /**
   * Nodes of the database that are away: their portals are answered 503, all others go on. When the look takes longer than a second, what the
   * last one told; `nodes not known` while there is none.
   */
  lacking(): Promise<string[]>;
  /** From now on not ready, so that nobody sends new work here. */
  drain(): void;
}

interface Parts {
  pool: Pool;
  dataDir: string;
  /** Whether portals lie apart on the nodes of a cluster. */
  apart?: boolean;
  /** Migrations of this build; read from the folder unless a test says otherwise. */
  schemaVersion?: number;
  now?: () => number;
}

interface State {
  schema_version: number | null;
  works_from: number | null;
  oldest_due_seconds: number | null;
  schedule_late_seconds: number | null;
}

const answerWithin = 1_000;
const remembered = 1_000;
/** Work due may wait this long before the installation counts as behind; a worker may be silent this long. */
const mostOutboxSeconds = 300;
const mostWorkerSeconds = 30;
const leastDiskShare = 0.05;

export function createHealth(parts: Parts): Health {
  const { pool, dataDir, apart = false, schemaVersion = newestMigration(), now = Date.now } = parts;
  let draining = false;
  let last: { at: number; answer: Promise<boolean> } | undefined;

  const ask = () =>
    inTime(pool.query('select 1')).then(
      () => true,
      () => false,
    );
  let looking: Promise<string[]> | undefined;
  let known = ['nodes not known'];
  const nodesAway = () => {
    looking ??= findNodesAway(pool)
      .then((found) => {
        known = found;
        return found;
      })
      .finally(() => {
        looking = undefined;
      });
    return inTime(looking).catch(() => known);
  };

  const databaseAnswers = () => {
    if (!last || now() - last.at >= remembered) last = { at: now(), answer: ask() };
    return last.answer;
  };

  async function readiness(): Promise<Readiness> {
    const [state, disk] = await Promise.all([stateOf(pool), diskIsRoomy(dataDir)]);
    return {
      draining: !draining,
      database: state !== undefined,
      schema: state !== undefined && worksOn(state, schemaVersion),
      outbox: state !== undefined && (state.oldest_due_seconds ?? 0) < mostOutboxSeconds,
      worker: state !== undefined && (state.schedule_late_seconds ?? 0) < mostWorkerSeconds,
      disk,
    };
  }

  return {
    databaseAnswers,
    readiness,
    lacking: async () => (apart ? nodesAway() : []),
    drain: () => {
      draining = true;
    },
  };
}

/** A schema of a newer version will do as long as this one still works on it: both serve while they are exchanged. */
const worksOn = ({ schema_version: there, works_from: worksFrom }: State, ours: number) =>
  (there ?? -1) >= ours && (worksFrom ?? 0) <= ours;

async function stateOf(pool: Pool): Promise<State | undefined> {
  try {
    return (await inTime(pool.query<State>('select * from service_state()'))).rows[0];
  } catch {
    return undefined;
  }
}

/** By their numbers in `pg_dist_node`: addresses are nobody's business here. */
async function findNodesAway(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ node: number; portals: number }>('select * from find_nodes_away()');
  return rows.map(({ node, portals }) => `node ${node} with ${portals} portals`);
}

async function diskIsRoomy(folder: string): Promise<boolean> {
  try {
    const { bavail, blocks } = await statfs(folder);
    return bavail / blocks > leastDiskShare;
  } catch {
    return true;
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), answerWithin);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
