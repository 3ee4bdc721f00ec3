import { reactions } from '../../server/src/app.ts';
import { systemIn } from '../../server/src/kernel/access/actor.ts';
import type { Services } from '../../server/src/kernel/services.ts';
import { openServices } from '../../server/src/open-services.ts';
import { createDoor, type Door } from '../../server/src/platform/door/create-door.ts';
import { recordTransfer } from '../../server/src/platform/moving/operations/record-transfer.ts';
import { createPool } from '../../server/src/platform/postgres/create-pool.ts';
import { openDatabase, prepareDatabase } from '../../server/src/platform/postgres/prepare-database.ts';
import {
  type InstallationKeys,
  readInstallationKeys,
} from '../../server/src/platform/secrets/read-installation-keys.ts';
import type { Settings } from '../../server/src/read-settings.ts';
import { whereItRuns } from '../where-it-runs.ts';

export interface AtHand {
  ownerUrl: string;
  services: Services;
  installationKeys: InstallationKeys;
  masterKeys: Settings['masterKeys'];
  door: Door;
  /** Into the trail of a portal. */
  record(tenantId: string, happening: string, data: Record<string, unknown>): Promise<void>;
}

/**
 * An installation as whoever runs it has it in hand: as the owner of its database, with its keys and its store of files. Its schema is
 * brought up to date, or left as it is.
 */
export async function withInstallation<T>(
  settings: Settings,
  work: (installation: AtHand) => Promise<T>,
  schema: 'up to date' | 'as it is' = 'up to date',
): Promise<T> {
  const open = schema === 'as it is' ? openDatabase : prepareDatabase;
  const database = await open(whereItRuns(settings));
  const pool = createPool(database.workerUrl, 2, 'prokura portals');
  try {
    const { services, close } = await openServices(settings, pool);
    const door = createDoor(pool, services, { reactions });
    try {
      return await work({
        ownerUrl: database.ownerUrl,
        masterKeys: settings.masterKeys,
        ...{ services, door },
        installationKeys: await readInstallationKeys(pool, settings.masterKeys),
        record: async (tenantId, happening, data) =>
          void (await door.command(recordTransfer, systemIn(tenantId), { happening, data })),
      });
    } finally {
      close();
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}
