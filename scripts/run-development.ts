import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { prepareDatabase } from '../server/src/platform/postgres/prepare-database.ts';
import { readSettings } from '../server/src/read-settings.ts';
import { sentenceOf } from '../server/src/sentence-of.ts';

/** The server with reload. The database runs here, outside the reloaded process, so that a reload does not restart it. */
export async function runDevelopment(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const settings = readSettings(env);
    const database = await prepareDatabase(settings);
    const masterKey = settings.masterKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(',');
    await watch({ NODE_ENV: 'development', ...env, DATABASE_URL: database.ownerUrl, MASTER_KEY: masterKey });
    await database.stop();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function watch(env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: `${import.meta.dirname}/..`,
    env,
    stdio: 'inherit',
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
  await once(child, 'exit');
}
