import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { newKey, newPortal } from '../../bench/environment/fill-portals.ts';
import { freePort, mallocSettings, startFlags } from '../../bench/measure/processes.ts';
import { launch } from '../../server/src/platform/postgres/embedded/launch.ts';
import { findPlace } from '../../server/src/platform/postgres/embedded/place.ts';
import { stopPostmaster } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { ended, started } from '../crash/leave-nothing.ts';
import { preparePortal } from '../prepare-portal.ts';

export interface Site {
  tenantId: string;
  key: string;
  url: string;
  port: number;
  dataDir: string;
  /** The working folder and the folder for temporary files: nothing may ever stand in them. */
  empty: readonly string[];
  web: Program;
  worker: Program;
  /** Rows the owner of the tables sees; for the checker alone. */
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** One more portal, with a key that may do everything. */
  newPortal(): Promise<{ tenantId: string; key: string }>;
  stop(): Promise<void>;
}

export interface Program {
  name: string;
  pid: number;
  /** What it wrote as an error, and how it ended when nobody asked it to. */
  complaints: string[];
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * One web process and one worker as they run in production; `source` is the tree whose server runs, `more` its further settings. Where
 * memory is counted, `script` is what `npm start` runs: from its sources the server keeps what reads TypeScript, some 70 MiB.
 */
export async function startSite(
  source: string,
  more: NodeJS.ProcessEnv = {},
  script = 'server/src/main.ts',
): Promise<Site> {
  const { dataDir, masterKey, ownerUrl, pepper, tenantId, key } = await preparePortal();
  const postmaster = await launch(findPlace(dataDir), dataDir, {});
  started(postmaster.pid);
  const port = await freePort();
  const empty = [join(dataDir, 'cwd'), join(dataDir, 'tmp')];
  for (const folder of empty) mkdirSync(folder);
  const env = {
    ...mallocSettings(),
    PATH: process.env.PATH,
    HOME: empty[0],
    TMPDIR: empty[1],
    DATABASE_URL: ownerUrl,
    DATA_DIR: dataDir,
    MASTER_KEY: masterKey,
    PORT: String(port),
    NODE_ENV: 'production',
    TRUSTED_PROXIES: 'none',
    PUBLIC_URL: 'https://proof.example',
    LOG_LEVEL: 'error',
    ...more,
  };
  const program = (name: string, tries = 3): Promise<Program> =>
    startProgram(name, join(source, script), empty[0] as string, { ...env, ROLE: name }).catch((error) => {
      // On a busy machine loading takes so long that the wait for the database runs out.
      if (tries === 1 || !String(error).includes('timeout expired')) throw error;
      return program(name, tries - 1);
    });
  // One after the other: on a busy machine each takes its time to load.
  const web = await program('web');
  const worker = await program('worker');
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  return {
    tenantId,
    key,
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    empty,
    web,
    worker,
    rows: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows,
    async newPortal() {
      const made = await newPortal(owner);
      return { tenantId: made, key: await newKey(owner, pepper, made) };
    },
    async stop() {
      await Promise.all([web.stop(), worker.stop(), owner.end()]);
      await stopPostmaster(postmaster.pid);
      ended(postmaster.pid);
      await removeEmbedded(dataDir);
    },
  };
}

export async function startProgram(
  name: string,
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Program> {
  const child = spawn(process.execPath, [...startFlags(), script], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid as number;
  started(pid);
  const complaints: string[] = [];
  let stopping = false;
  child.stderr.on('data', (text: Buffer) => complaints.push(text.toString()));
  child.once('exit', (code, signal) => {
    ended(pid);
    if (!stopping) complaints.push(`${name} ended by itself: ${signal ?? code}`);
  });
  await ready(child, complaints);
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid,
    complaints,
    isAlive,
    async stop() {
      stopping = true;
      if (!isAlive()) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** After its first words, what it says is its log, and only errors are logged. */
function ready(child: ChildProcess, complaints: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text.toString();
      if (!/ready at|works in the background/.test(said)) return;
      child.stdout?.off('data', hear);
      child.stdout?.on('data', (line: Buffer) => complaints.push(line.toString()));
      resolve();
    };
    child.stdout?.on('data', hear);
    child.once('exit', () => reject(new Error(`A process did not start: ${said} ${complaints.join('')}`)));
  });
}
