import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { newKey, newPortal } from '../../bench/environment/fill-portals.ts';
import { type Running, startProcess } from '../../bench/measure/processes.ts';
import { parseMasterKeys } from '../../server/src/master-keys.ts';
import { asOwner } from '../../server/src/platform/postgres/connect-owner.ts';
import { databaseUrl } from '../../server/src/platform/postgres/create-database.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';
import { readInstallationKeys } from '../../server/src/platform/secrets/read-installation-keys.ts';
import { startDebianCluster } from '../../server/test/start-debian-cluster.ts';
import { temporaryDataDir } from '../../server/test/temporary-data-dir.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { readAlong } from './read-along.ts';
import { writeFacts } from './write-facts.ts';

interface Plan {
  source: string;
  random: Seeded;
  /** Of writing, before the move and after it. */
  seconds: number;
  writers: number;
  longestMs: number;
}

interface FeedReport {
  seconds: number;
  events: { beforeTheMove: number; afterIt: number };
  findings: Finding[];
}

const readers = ['first', 'second', 'third', 'fourth'];

/**
 * T11: transactions of up to `longestMs` write while readers follow the feed; in the middle the installation moves by dump and
 * restore to another server, with lower transaction numbers and without a worker, and the readers go on with their cursors.
 */
export async function runFeedCampaign({ source, random, seconds, writers, longestMs }: Plan): Promise<FeedReport> {
  const undo: Array<() => unknown> = [];
  const context = { after: (done?: unknown) => void undo.unshift(done as () => unknown) };
  try {
    const dataDir = temporaryDataDir(context);
    const masterKey = `k1:${randomBytes(32).toString('base64')}`;
    const settings = { dataDir, masterKeys: parseMasterKeys(masterKey), production: false };
    const start = async (ownerUrl: string, role: string): Promise<Running> => {
      const server = await startProcess({
        script: join(source, 'server/src/main.ts'),
        cwd: source,
        env: {
          ...{ DATABASE_URL: ownerUrl, DATA_DIR: dataDir, MASTER_KEY: masterKey, ROLE: role },
          ...{ PUBLIC_URL: 'http://127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
        },
      });
      context.after(() => server.stop());
      return server;
    };
    const [first, second] = [await cluster(context), await cluster(context)];
    await prepareDatabase({ ...settings, databaseUrl: first });
    // Numbers of transactions are far ahead of those of the next server.
    await asOwner(first, (client) =>
      client.query('do $$ begin for n in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$'),
    );
    const owner = createPool(first, 2, 'proof');
    const { pepper } = await readInstallationKeys(owner, settings.masterKeys);
    const tenantId = await newPortal(owner);
    const key = await newKey(owner, pepper, tenantId);
    await owner.end();

    const old = await start(first, 'all');
    let address: string | undefined = `http://127.0.0.1:${old.port}`;
    let over = false;
    const reading = readers.map((name) =>
      readAlong({ address: () => address, key, random: random.fork(name), goesOn: () => !over }),
    );
    const writing = { tenantId, writers, longestMs, seconds };
    const before = await writeFacts({ ...writing, ownerUrl: first, random: random.fork('before') });
    address = undefined;
    await old.stop();
    await move(first, second, settings);
    const next = await start(second, 'web');
    address = `http://127.0.0.1:${next.port}`;
    const after = await writeFacts({ ...writing, ownerUrl: second, random: random.fork('after') });
    over = true;
    const seen = await Promise.all(reading);
    const written = [...before, ...after];
    return {
      seconds,
      events: { beforeTheMove: before.length, afterIt: after.length },
      findings: [
        ...seen.flatMap((ids, index) => check(readers[index] as string, ids, written)),
        finding(
          'T11 all readers see one order',
          readers
            .filter((_, index) => seen[index]?.join() !== seen[0]?.join())
            .map((name) => `the ${name} saw another`),
        ),
      ],
    };
  } finally {
    for (const done of undo) await done();
  }
}

function check(reader: string, seen: readonly string[], written: readonly string[]): Finding[] {
  const once = new Set(seen);
  const all = new Set(written);
  return [
    finding(
      `T11 the ${reader} reader sees every event`,
      written.filter((id) => !once.has(id)),
    ),
    finding(`T11 the ${reader} reader sees none twice`, seen.length > once.size ? [`${seen.length - once.size}`] : []),
    finding(
      `T11 the ${reader} reader sees what was committed alone`,
      seen.filter((id) => !all.has(id)),
    ),
  ];
}

async function cluster(context: Parameters<typeof startDebianCluster>[0]): Promise<string> {
  const url = await startDebianCluster(context);
  if (url === undefined)
    throw new Error('The campaign of the feed dumps and restores: install postgresql-15 of Debian');
  return databaseUrl(url, 'prokura');
}

/** As the guide says; the roles of the new server are made by preparing a database that is put away again. */
async function move(from: string, to: string, settings: Omit<Parameters<typeof prepareDatabase>[0], 'databaseUrl'>) {
  await prepareDatabase({ ...settings, databaseUrl: to });
  await asOwner(databaseUrl(to, 'postgres'), async (client) => {
    await client.query('drop database prokura with (force)');
    await client.query(`create database prokura encoding 'UTF8' template template0`);
  });
  const file = join(settings.dataDir, 'moved.dump');
  const bin = '/usr/lib/postgresql/15/bin';
  execFileSync(join(bin, 'pg_dump'), ['--format=custom', `--file=${file}`, from]);
  execFileSync(join(bin, 'pg_restore'), [`--dbname=${to}`, '--exit-on-error', file]);
}
