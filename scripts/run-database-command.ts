import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartRefused } from '../server/src/kernel/problems/start-refused.ts';
import { distribute as spread } from '../server/src/platform/postgres/citus/distribute.ts';
import { dropDatabase } from '../server/src/platform/postgres/drop-database.ts';
import { prepareDatabase } from '../server/src/platform/postgres/prepare-database.ts';
import { readSettings, type Settings } from '../server/src/read-settings.ts';
import { sentenceOf } from '../server/src/sentence-of.ts';
import { exportPortalCommand } from './portals/export-portal-command.ts';
import { importPortalCommand } from './portals/import-portal-command.ts';
import { movePortalCommand } from './portals/move-portal-command.ts';
import { openCopyCommand } from './portals/open-copy-command.ts';
import { verifyAudit } from './verify-audit.ts';
import { whereItRuns } from './where-it-runs.ts';

type Command = (settings: Settings, words: readonly string[]) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  ...{ migrate, distribute, reset, psql },
  'verify-audit': verifyAudit,
  'export-portal': exportPortalCommand,
  'import-portal': importPortalCommand,
  'open-copy': openCopyCommand,
  'move-portal': movePortalCommand,
};

/** `npm run db -- COMMAND`, on a running or stopped installation. */
export async function runDatabaseCommand(
  [name, ...given]: readonly (string | undefined)[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    const command = name === undefined ? undefined : commands[name];
    if (!command) throw new StartRefused(`Say what to do: npm run db -- ${Object.keys(commands).join(', ')}.`);
    await command(
      readSettings(env),
      given.filter((word) => word !== undefined),
    );
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function migrate(settings: Settings): Promise<void> {
  const database = await prepareDatabase(whereItRuns(settings));
  process.stdout.write('The database is up to date.\n');
  await database.stop();
}

async function distribute(settings: Settings): Promise<void> {
  if (settings.databaseUrl === undefined)
    throw new StartRefused('The embedded database is one server: set DATABASE_URL to the coordinator of a cluster.');
  const { ownerUrl, stop } = await prepareDatabase(settings);
  try {
    const { moved, tables } = await spread(ownerUrl);
    process.stdout.write(`${moved.length} tables were spread over the nodes; all ${tables} of portals lie there.\n`);
  } finally {
    await stop();
  }
}

async function reset(settings: Settings): Promise<void> {
  if (settings.production)
    throw new StartRefused('A production database is not reset: drop it by hand if you mean it.');
  const { ownerUrl, stop } = await prepareDatabase(whereItRuns(settings));
  try {
    await dropDatabase(ownerUrl);
    await prepareDatabase({ ...settings, databaseUrl: ownerUrl });
    process.stdout.write('The database is empty and up to date.\n');
  } finally {
    await stop();
  }
}

/** As the owner. The password is passed in the environment: arguments are visible to everyone on the machine. */
async function psql(settings: Settings): Promise<void> {
  const { ownerUrl, stop } = await prepareDatabase(whereItRuns(settings));
  const url = new URL(ownerUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn('psql', [url.href], { stdio: 'inherit', env: { ...process.env, PGPASSWORD: password } });
  process.on('SIGINT', () => undefined);
  try {
    await once(child, 'close');
  } catch {
    throw new StartRefused('psql is not installed: install a PostgreSQL client and try again.');
  } finally {
    await stop();
  }
}
