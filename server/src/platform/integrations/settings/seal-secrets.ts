import type { Services } from '../../../kernel/services.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { maskSecret } from '../../secrets/mask-secret.ts';

/** Where a secret setting stands: the seal proves the portal, the installation and the field. */
export const settingPlace = (installationId: string, path: string) => ({
  table: 'integration_installations',
  column: `secrets.${path}`,
  rowId: installationId,
});

/** Sealed secrets of an installation by the path of their field. Read here and where a connection opens, nowhere else. */
export async function sealedSecrets(db: Db, id: string): Promise<Record<string, string>> {
  const { secrets } = await db.one<{ secrets: Record<string, string> }>(
    sql`select secrets from integration_installations where tenant_id = ${db.tenant} and id = ${id}`,
  );
  return secrets;
}

/** The columns after a change of secrets; null takes one away. */
export async function secretColumns(
  services: Services,
  db: Db,
  id: string,
  {
    stored,
    shown,
    changes,
  }: {
    stored: Readonly<Record<string, string>>;
    shown: Readonly<Record<string, string>>;
    changes: Readonly<Record<string, string | null>>;
  },
): Promise<{ secrets: string; secrets_shown: string }> {
  const kept = ([path]: [string, unknown]) => !(path in changes);
  const fresh = Object.entries(changes).filter((one): one is [string, string] => one[1] !== null);
  const sealed = await services.vault.sealAll(
    db,
    fresh.map(([path, secret]) => ({ place: settingPlace(id, path), secret })),
  );
  const secrets = [...Object.entries(stored).filter(kept), ...fresh.map(([path], at) => [path, sealed[at]])];
  const masks = [...Object.entries(shown).filter(kept), ...fresh.map(([path, secret]) => [path, maskSecret(secret)])];
  return {
    secrets: JSON.stringify(Object.fromEntries(secrets)),
    secrets_shown: JSON.stringify(Object.fromEntries(masks)),
  };
}
