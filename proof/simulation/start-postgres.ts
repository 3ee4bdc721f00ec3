import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { openServices } from '../../server/src/open-services.ts';
import { createDoor, type Door } from '../../server/src/platform/door/create-door.ts';
import { createPool, type Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';
import { prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';
import { readSettings } from '../../server/src/read-settings.ts';
import { folder } from '../crash/leave-nothing.ts';

export interface Postgres {
  owner: Pool;
  /** Connections of the worker role, and of the web's. */
  worker: Pool;
  web: Pool;
  workerDoor: Door;
  webDoor: Door;
  /** Moves the clock of the database. */
  setClock(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Found before the functions of the same name that PostgreSQL has: its clock is moved by hand. */
const clock = `
  create schema simulated;
  create table simulated.clock (at timestamptz not null);
  insert into simulated.clock values (now());
  create function simulated.now() returns timestamptz language sql stable as $$ select at from simulated.clock $$;
  create function simulated.clock_timestamp() returns timestamptz language sql stable as $$ select at from simulated.clock $$;
  grant usage on schema simulated to public;
  grant select on simulated.clock to public;
  do $$ begin execute format('alter database %I set search_path = simulated, public, pg_catalog', current_database()); end $$;
  alter function take_tokens set search_path = simulated, public, pg_catalog;
  alter function release_tokens set search_path = simulated, public, pg_catalog;
  alter table rate_buckets alter updated_at set default simulated.now();
  alter table idempotency_keys alter created_at set default simulated.now();`;

export async function startPostgres(): Promise<Postgres> {
  mkdirSync(join(root, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.data', `proof-${process.pid}-`));
  folder(dataDir);
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://127.0.0.1' };
  const settings = readSettings(env);
  const prepared = await prepareDatabase({ ...settings, databaseUrl: undefined }, { fsync: 'off' });
  const first = createPool(prepared.ownerUrl, 1, 'proof');
  await first.query(clock);
  await first.end();
  const owner = createPool(prepared.ownerUrl, 2, 'proof');
  const worker = createPool(prepared.workerUrl, 2, 'proof');
  const web = createPool(prepared.serviceUrl, 2, 'proof');
  const { services, close } = await openServices(settings, worker);
  return {
    ...{ owner, worker, web, workerDoor: createDoor(worker, services), webDoor: createDoor(web, services) },
    async setClock(ms) {
      await owner.query('update simulated.clock set at = $1', [new Date(ms).toISOString()]);
    },
    async stop() {
      close();
      await Promise.all([owner.end(), worker.end(), web.end()]);
      await prepared.stop();
      await removeEmbedded(dataDir);
    },
  };
}
