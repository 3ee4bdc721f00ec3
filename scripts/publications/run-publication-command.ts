import { parseArgs } from 'node:util';
import { reactions } from '../../server/src/app.ts';
import { Refusal } from '../../server/src/kernel/problems/errors.ts';
import { StartRefused } from '../../server/src/kernel/problems/start-refused.ts';
import { openServices } from '../../server/src/open-services.ts';
import { createDoor, type Door } from '../../server/src/platform/door/create-door.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';
import { readSettings } from '../../server/src/read-settings.ts';
import { sentenceOf } from '../../server/src/sentence-of.ts';
import { whereItRuns } from '../where-it-runs.ts';
import { type Asked, commands } from './commands.ts';

/** Runs one operator command on a running or stopped installation. */
export async function runPublicationCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const { name, asked } = readAsked(args);
    const command = commands[name ?? ''];
    if (!command)
      throw new StartRefused(`Say what to do: node scripts/publications.ts ${Object.keys(commands).join(', ')}.`);
    await withDoor(env, async (door) => {
      for (const line of await command(door, asked)) process.stdout.write(`${line}\n`);
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.detail.en : sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
}

function readAsked(args: string[]): { name: string | undefined; asked: Asked } {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      note: { type: 'string' },
      reason: { type: 'string' },
      'reason-en': { type: 'string' },
      version: { type: 'string' },
      publisher: { type: 'string' },
    },
  });
  const [name, slug] = positionals;
  return { name, asked: { slug, ...values } };
}

/** The door of the workers: changes made here are recorded as made by the system. */
async function withDoor(env: NodeJS.ProcessEnv, work: (door: Door) => Promise<void>): Promise<void> {
  const settings = whereItRuns(readSettings(env));
  const prepared = await prepareDatabase(settings);
  const pool = createPool(prepared.workerUrl, 2, 'prokura publications');
  try {
    const { services, close } = await openServices(settings, pool);
    await work(createDoor(pool, services, { reactions }));
    close();
  } finally {
    await pool.end();
    await prepared.stop();
  }
}
