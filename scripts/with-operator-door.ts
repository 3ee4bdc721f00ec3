import { reactions } from '../server/src/app.ts';
import { openServices } from '../server/src/open-services.ts';
import { createDoor, type Door } from '../server/src/platform/door/create-door.ts';
import { createPool } from '../server/src/platform/postgres/create-pool.ts';
import { prepareDatabase } from '../server/src/platform/postgres/prepare-database.ts';
import { readSettings } from '../server/src/read-settings.ts';
import { whereItRuns } from './where-it-runs.ts';

/** The door of the workers, for whoever runs the server: changes made here are recorded as made by the system. */
export async function withOperatorDoor(env: NodeJS.ProcessEnv, work: (door: Door) => Promise<void>): Promise<void> {
  const settings = whereItRuns(readSettings(env));
  const prepared = await prepareDatabase(settings);
  const pool = createPool(prepared.workerUrl, 2, 'prokura operator');
  try {
    const { services, close } = await openServices(settings, pool);
    await work(createDoor(pool, services, { reactions }));
    close();
  } finally {
    await pool.end();
    await prepared.stop();
  }
}
