import { makeDataDir } from './make-data-dir.ts';
import { prepareDatabase } from './platform/postgres/prepare-database.ts';
import { readSettings } from './read-settings.ts';
import { sentenceOf } from './sentence-of.ts';

const hardStop = 35_000;

/** One process in its ROLE: settings, database, server; a clean stop on SIGTERM or SIGINT ends it with code 0. */
export async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const asked = stopAsked();
  try {
    const settings = readSettings(env);
    makeDataDir(settings.dataDir);
    const preparing = prepareDatabase(settings);
    // Most of the code is loaded while the database starts.
    const loading = import('./start-server.ts');
    const database = await preparing;
    try {
      const { startServer } = await loading;
      const server = await startServer(settings, database);
      say(server.address ? `Prokura is ready at ${server.address}` : 'Prokura works in the background');
      await asked;
      await server.stop();
    } finally {
      await database.stop();
    }
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, env)}\n`);
    process.exit(1);
  }
}

/** Listens from the beginning: a stop requested during the start is carried out as soon as the start is over. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      setTimeout(() => process.exit(1), hardStop).unref();
      resolve();
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

if (import.meta.main) await main(process.env);
