import type { Services } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';

export const clientSecretPlace = (providerId: string) => ({
  table: 'identity_providers',
  column: 'client_secret',
  rowId: providerId,
});

/** The column of a given secret; undefined where none was given, so that the kept one stays. */
export async function clientSecretColumn(
  { vault }: Services,
  db: Db,
  providerId: string,
  secret: string | null | undefined,
): Promise<{ client_secret?: string | null }> {
  if (secret === undefined) return {};
  return { client_secret: secret === null ? null : await vault.seal(db, clientSecretPlace(providerId), secret) };
}
