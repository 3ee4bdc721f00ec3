import { parseMasterKeys } from '../../server/src/master-keys.ts';
import type { distribute } from '../../server/src/platform/postgres/citus/distribute.ts';
import { createDatabase } from '../../server/src/platform/postgres/create-database.ts';
import { migrate } from '../../server/src/platform/postgres/migrate.ts';
import { prepareRoles } from '../../server/src/platform/postgres/prepare-roles.ts';
import { earlierMigrations } from '../../server/test/earlier-migrations.ts';

/** The first schema that clusters were spread with. */
const firstSpread = 207;

interface Plan {
  databaseUrl: string;
  masterKey: string;
  spread: typeof distribute;
  context: Parameters<typeof earlierMigrations>[0];
}

/** Spreads a cluster of an earlier release, so that whatever came since is applied to its shards. */
export async function spreadEarlier({ databaseUrl, masterKey, spread, context }: Plan): Promise<void> {
  await createDatabase(databaseUrl);
  await prepareRoles(databaseUrl, parseMasterKeys(masterKey)[0].key);
  await migrate(databaseUrl, earlierMigrations(context, firstSpread));
  await spread(databaseUrl);
}
