import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, request } from 'undici';
import { newKey, newPortal } from '../../bench/environment/fill-portals.ts';
import { freePort } from '../../bench/measure/processes.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { launch } from '../../server/src/platform/postgres/embedded/launch.ts';
import { findPlace } from '../../server/src/platform/postgres/embedded/place.ts';
import { stopPostmaster } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { ended, started } from '../crash/leave-nothing.ts';
import { type Program, startProgram } from '../files/site.ts';
import { preparePortal, type StartDatabase } from '../prepare-portal.ts';
import type { World } from './furnish.ts';
import { hire } from './hire.ts';

export interface Installation {
  /** An empty portal; clients of it use both web processes. */
  newWorld(): Promise<World>;
  startWorker(): Promise<void>;
  stop(): Promise<void>;
}

/** Statements that are asked again and again are planned once. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

const publicUrl = 'https://proof.example';

/** Two web processes and PostgreSQL; reactions wait until a worker is started, so that a model may foretell what is read. */
export async function startInstallation(source: string, startDatabase?: StartDatabase): Promise<Installation> {
  const { dataDir, masterKey, ownerUrl, pepper, sessionKey, database } = await preparePortal({ start: startDatabase });
  const stopDatabase = database?.stop ?? (await launchEmbedded(dataDir));
  const cwd = join(dataDir, 'cwd');
  mkdirSync(cwd);
  const programs: Program[] = [];
  const start = async (role: string) => {
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      HOME: cwd,
      DATABASE_URL: ownerUrl,
      DATA_DIR: dataDir,
      MASTER_KEY: masterKey,
      ROLE: role,
      PORT: String(port),
      NODE_ENV: 'production',
      TRUSTED_PROXIES: 'none',
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: 'error',
    };
    programs.push(await startProgram(role, join(source, 'server/src/main.ts'), cwd, env));
    return `http://127.0.0.1:${port}`;
  };
  const sites = [await start('web'), await start('web')];
  const owner = createPool(ownerUrl, 4, 'proof');
  // A kept connection that a server gave up meanwhile would fail a call that was never made.
  const dispatcher = new Agent({ connections: 40, pipelining: 0 });
  let calls = 0;
  return {
    async newWorld() {
      const tenantId = await newPortal(owner);
      const key = await newKey(owner, pepper, tenantId);
      return {
        tenantId,
        hire: (role) => hire(owner, { sessionKey, publicUrl }, tenantId, role),
        rows: async <Row extends object>(text: string, values: unknown[]) =>
          (await owner.query({ name: nameOf(text), text, values })).rows as Row[],
        async ask(method, path, body, headers = {}) {
          calls += 1;
          const answer = await request(`${sites[calls % sites.length]}${path}`, {
            dispatcher,
            method: method as 'GET',
            headers: {
              ...(headers.authorization === undefined && { 'x-api-key': key }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...headers,
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          const text = await answer.body.text();
          return { status: answer.statusCode, json: text === '' ? undefined : JSON.parse(text) };
        },
      };
    },
    async startWorker() {
      await start('worker');
    },
    async stop() {
      await dispatcher.close();
      await Promise.all([...programs.map((one) => one.stop()), owner.end()]);
      await stopDatabase();
      await removeEmbedded(dataDir);
    },
  };
}

async function launchEmbedded(dataDir: string): Promise<() => Promise<void>> {
  const { pid } = await launch(findPlace(dataDir), dataDir, {});
  started(pid);
  return async () => {
    await stopPostmaster(pid);
    ended(pid);
  };
}
