import { StartRefused } from '../../kernel/problems/start-refused.ts';
import type { Settings } from '../../read-settings.ts';
import { monthsAhead } from '../months/months.schedule.ts';
import { liesApart } from './citus/cluster.ts';
import { distribute } from './citus/distribute.ts';
import { asOwner, codeOf } from './connect-owner.ts';
import { createDatabase, databaseUrl } from './create-database.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { prepareRoles, type RoleUrls } from './prepare-roles.ts';

/** A database ready for this version: the URLs of its three roles, and `stop` for the embedded server. */
export type PreparedDatabase = RoleUrls & { readonly ownerUrl: string; readonly stop: () => Promise<void> };

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 'masterKeys' | 'production'>;

/** Prepares server, database, roles and migrations, in this order; safe to repeat. Where portals lie apart, new tables follow them. `tuning` applies to the embedded server only. */
export async function prepareDatabase(
  settings: DatabaseSettings,
  tuning: Readonly<Record<string, string>> = {},
): Promise<PreparedDatabase> {
  const { ownerUrl, stop } = await findServer(settings, tuning);
  try {
    await createDatabase(ownerUrl);
    if (settings.production) await checkDurability(ownerUrl);
    const roles = await prepareRoles(ownerUrl, settings.masterKeys[0].key);
    const applied = await migrate(ownerUrl);
    if (applied.length > 0 && (await asOwner(ownerUrl, liesApart))) await distribute(ownerUrl);
    await makeMonths(ownerUrl);
    return { ...roles, ownerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Nobody may have worked for longer than months are made beforehand. Where somebody reads for long, a worker makes them later. */
const makeMonths = (ownerUrl: string) =>
  asOwner(ownerUrl, (client) => client.query('select made from make_months($1)', [monthsAhead])).catch((error) => {
    if (codeOf(error) !== '55P03') throw error;
  });

/** The same of a database that is there already, whose schema stays what it is. */
export async function openDatabase(settings: DatabaseSettings): Promise<PreparedDatabase> {
  const { ownerUrl, stop } = await findServer(settings, {});
  try {
    return { ...(await prepareRoles(ownerUrl, settings.masterKeys[0].key)), ownerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findServer({ databaseUrl: given, dataDir }: DatabaseSettings, tuning: Readonly<Record<string, string>>) {
  if (given !== undefined) return { ownerUrl: given, stop: async () => undefined };
  const server = await startEmbedded(dataDir, tuning);
  return { ownerUrl: databaseUrl(server.ownerUrl, 'prokura'), stop: () => server.stop() };
}

const durabilitySettings = ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'];

/** In production an acknowledged write must survive a power loss: refuses a server configured otherwise. */
async function checkDurability(ownerUrl: string): Promise<void> {
  const off = await asOwner(ownerUrl, (client) =>
    client.query<{ name: string }>(
      "select name from pg_settings where name = any($1) and setting = 'off' order by name",
      [durabilitySettings],
    ),
  );
  if (off.rows.length === 0) return;
  const names = off.rows.map((row) => row.name).join(', ');
  throw new StartRefused(
    `PostgreSQL runs with ${names} off and may lose acknowledged writes: turn on ${names} for production.`,
  );
}
