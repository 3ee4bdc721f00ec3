import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { as, serverAccount } from '../src/platform/postgres/embedded/account.ts';
import { launch } from '../src/platform/postgres/embedded/launch.ts';
import { makeFolder } from '../src/platform/postgres/embedded/place.ts';
import { stopPostmaster } from '../src/platform/postgres/embedded/postmaster.ts';
import { temporaryDataDir } from './temporary-data-dir.ts';

/** A cluster of the system's PostgreSQL 15 for one test, or a campaign: its superuser's address, or undefined where it is not installed. */
export async function startDebianCluster(t: Pick<TestContext, 'after'>): Promise<string | undefined> {
  const native = '/usr/lib/postgresql/15';
  if (!existsSync(join(native, 'bin/initdb'))) return undefined;
  const dataDir = temporaryDataDir(t);
  const place = { native, data: join(dataDir, 'postgres'), account: serverAccount() };
  makeFolder(place.data, place.account);
  const password = join(dataDir, 'password');
  writeFileSync(password, 'debian\n');
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8', '--locale=C.UTF-8'];
  execFileSync(join(native, 'bin/initdb'), ['-D', place.data, ...options], { ...as(place.account), stdio: 'ignore' });
  const server = await launch(place, dataDir, { fsync: 'off' });
  t.after(() => stopPostmaster(server.pid));
  return `postgres://postgres:debian@127.0.0.1:${server.port}/postgres`;
}
