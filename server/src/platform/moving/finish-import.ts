import type { Owner } from '../postgres/connect-owner.ts';
import { ownerDb } from '../postgres/owner-db.ts';
import { wrapAad } from '../secrets/create-vault.ts';
import { type NamedKey, SecretNotOpened, unwrapKey, wrapKey } from '../secrets/envelope.ts';
import { damaged } from './archive-reader.ts';
import { holdCopy } from './hold-copy.ts';
import type { OpenedImport } from './import-options.ts';
import { installationKeyAad } from './installation-key-aad.ts';
import { keepInstallationKey } from './keep-installation-key.ts';

/** Once the rows are known to be those that left: keys are wrapped by this installation, and a copy is held. */
export async function finishImport(owner: Owner, imported: OpenedImport): Promise<void> {
  await rewrapKeys(owner, imported);
  await keepInstallationKeys(owner, imported);
  if (imported.copy) await holdCopy(owner, imported.manifest.portal.tenantId);
}

async function rewrapKeys(owner: Owner, { manifest, key, masterKeys }: OpenedImport): Promise<void> {
  const { tenantId } = manifest.portal;
  const { rows } = await owner.query<{ id: string; wrapped_key: string }>(
    'select id, wrapped_key from tenant_keys where tenant_id = $1',
    [tenantId],
  );
  for (const { id, wrapped_key } of rows) {
    const aad = wrapAad(tenantId, id);
    const wrapped = wrapKey(masterKeys[0] as NamedKey, aad, opened(key, aad, wrapped_key));
    await owner.query('update tenant_keys set wrapped_key = $3 where tenant_id = $1 and id = $2', [
      tenantId,
      id,
      wrapped,
    ]);
  }
}

async function keepInstallationKeys(owner: Owner, { manifest, key, services }: OpenedImport): Promise<void> {
  const { tenantId } = manifest.portal;
  for (const name of ['pepper', 'tokens'] as const) {
    const wrapped = manifest.installationKeys[name];
    if (wrapped === undefined) continue;
    const secret = opened(key, installationKeyAad(tenantId, name), wrapped);
    await keepInstallationKey(ownerDb(owner, tenantId), services, name, secret);
  }
}

function opened(key: NamedKey, aad: string, wrapped: string): Buffer {
  try {
    return unwrapKey([key], aad, wrapped);
  } catch (error) {
    if (error instanceof SecretNotOpened) throw damaged('a key in it does not open');
    throw error;
  }
}
