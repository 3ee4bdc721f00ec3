import { join } from 'node:path';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import type { distribute as distributeOurs } from '../../server/src/platform/postgres/citus/distribute.ts';
import { asOwner } from '../../server/src/platform/postgres/connect-owner.ts';
import type { prepareDatabase as prepareOurs } from '../../server/src/platform/postgres/prepare-database.ts';
import { temporaryDataDir } from '../../server/test/temporary-data-dir.ts';
import { type Finding, finding } from '../finding.ts';
import { seeded } from '../seeded.ts';
import { comeAndGo } from './come-and-go.ts';
import { loseANode } from './lose-a-node.ts';
import { moveAShard } from './move-a-shard.ts';
import { runSuites, type Suites } from './run-suites.ts';
import { spreadEarlier } from './spread-earlier.ts';
import { startNodes } from './start-nodes.ts';
import { startOnCluster } from './start-on-cluster.ts';
import { stayIdle } from './stay-idle.ts';

export type Drill = 'idle' | 'loss' | 'move' | 'come and go';

interface Plan {
  source: string;
  seed: number;
  /** Folders of suites below `server/src`. */
  suites: readonly string[];
  drills: readonly Drill[];
}

interface CitusReport {
  suites?: Suites;
  idle?: { fanOuts: number };
  loss?: { writesMeanwhile: number };
  move?: { writesMeanwhile: number; moveMs: number };
  comeAndGo?: { writesMeanwhile: number; heldMs: number };
  findings: Finding[];
}

const masterKey = `k1:${Buffer.alloc(32, 'citus').toString('base64')}`;

/** Spreads the cluster of DATABASE_URL by an earlier schema, brings it up to date and spreads it again, runs suites of the API on it and plans every statement they sent; then nothing is done, a node is lost, a shard moves, a portal comes and goes. */
export async function runCitusCampaign({ source, seed, suites, drills }: Plan): Promise<CitusReport> {
  const undo: Array<() => unknown> = [];
  const context = { after: (done?: unknown) => void undo.unshift(done as () => unknown) };
  try {
    const { prepareDatabase, distribute } = await ofTree(source);
    const dataDir = temporaryDataDir(context);
    const databaseUrl = await findCluster(source, dataDir, context);
    const masterKeys = parseMasterKeys(masterKey);
    await spreadEarlier({ databaseUrl, masterKey, spread: distribute, context });
    const urls = await prepareDatabase({ databaseUrl, dataDir, masterKeys, production: false });
    await distribute(databaseUrl);
    const again = await distribute(databaseUrl);
    const report: CitusReport = { findings: [finding('C1 spread again, nothing moves', again.moved)] };
    const add = <Part extends { findings: Finding[] }>({ findings, ...figures }: Part) => {
      report.findings.push(...findings);
      return figures;
    };
    if (suites.length > 0)
      report.suites = add(await runSuites({ source, suites, dataDir, masterKey, databaseUrl, ...urls }));
    if (drills.length === 0) return report;
    const cluster = await startOnCluster({ source, databaseUrl, masterKey, context });
    if (drills.includes('loss')) report.loss = add(await loseANode(cluster, databaseUrl));
    if (drills.includes('idle')) report.idle = add(await stayIdle(cluster));
    if (drills.includes('move')) report.move = add(await moveAShard(cluster, databaseUrl, seeded(seed)));
    if (drills.includes('come and go'))
      report.comeAndGo = add(
        await comeAndGo(cluster, { ...{ source, databaseUrl, masterKey, context }, random: seeded(seed) }),
      );
    return report;
  } finally {
    for (const done of undo) await done();
  }
}

/** What spreads and prepares is that of the tree, whatever is planted in it. */
async function ofTree(source: string) {
  const postgres = join(source, 'server/src/platform/postgres');
  const { prepareDatabase } = (await import(join(postgres, 'prepare-database.ts'))) as {
    prepareDatabase: typeof prepareOurs;
  };
  const { distribute } = (await import(join(postgres, 'citus/distribute.ts'))) as { distribute: typeof distributeOurs };
  return { prepareDatabase, distribute };
}

/** The cluster of DATABASE_URL, or one of the campaign's own. The tests look past the portals, and the drills close a node: so its owner is a superuser. */
async function findCluster(source: string, dataDir: string, context: { after(done: () => unknown): void }) {
  const { DATABASE_URL: url } = process.env;
  if (!url) {
    const { ownerUrl, stop } = await startNodes(source, dataDir);
    context.after(stop);
    return ownerUrl;
  }
  const { rows } = await asOwner(url, (client) =>
    client.query<{ mighty: boolean }>('select rolsuper as mighty from pg_roles where rolname = current_user'),
  );
  if (!rows[0]?.mighty) throw new Error('The owner in DATABASE_URL must be a superuser for this campaign');
  return url;
}
