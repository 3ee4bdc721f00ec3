import type { Services } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { importedKeyPlace } from '../secrets/imported-keys.ts';

/** Keeps a key of the installation that the portal comes from, sealed under the portal's own. */
export async function keepInstallationKey(
  db: Db,
  { vault }: Pick<Services, 'vault'>,
  name: 'pepper' | 'tokens',
  secret: Buffer,
): Promise<void> {
  const id = uuidv7();
  const sealed = await vault.seal(db, importedKeyPlace(id), secret.toString('base64'));
  await db.execute(sql`
    insert into imported_keys (tenant_id, id, name, sealed) values (${db.tenant}, ${id}, ${name}, ${sealed})`);
}
