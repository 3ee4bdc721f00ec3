import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Services } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

export const importedKeyPlace = (id: string) => ({ table: 'imported_keys', column: 'sealed', rowId: id });

/**
 * Keys of the installations this portal came from, the latest first: what was made there is checked with them, where the key of
 * this installation does not fit. Of a portal that was never moved there are none.
 */
export async function importedKeys(
  { db, services }: { db: Db; services: Pick<Services, 'vault'> },
  name: 'pepper' | 'tokens',
): Promise<KeyObject[]> {
  const rows = await db.many<{ id: string; sealed: string }>(sql`
    select id, sealed from imported_keys where tenant_id = ${db.tenant} and name = ${name} order by id desc`);
  const secrets = rows.map(({ id, sealed }) => ({ place: importedKeyPlace(id), sealed }));
  const opened = await services.vault.openAll(db, secrets);
  return opened.map((secret) => createSecretKey(Buffer.from(secret, 'base64')));
}
