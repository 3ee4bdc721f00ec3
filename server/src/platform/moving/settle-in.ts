import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { Owner } from '../postgres/connect-owner.ts';
import { ownerDb } from '../postgres/owner-db.ts';
import { broughtPlace } from '../secrets/brought-keys.ts';
import { wrapAad } from '../secrets/create-vault.ts';
import { type NamedKey, SecretNotOpened, unwrapKey, wrapKey } from '../secrets/envelope.ts';
import { damaged } from './archive-reader.ts';
import type { Bringing } from './bringing.ts';
import { broughtAad } from './brought-aad.ts';
import { holdCopy } from './hold-copy.ts';

/** Once the rows are known to be those that left: keys are wrapped by this installation, and a copy is held. */
export async function settleIn(owner: Owner, bringing: Bringing): Promise<void> {
  await rewrapKeys(owner, bringing);
  await keepBrought(owner, bringing);
  if (bringing.copy) await holdCopy(owner, bringing.manifest.portal.tenantId);
}

async function rewrapKeys(owner: Owner, { manifest, key, masterKeys }: Bringing): Promise<void> {
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

async function keepBrought(owner: Owner, { manifest, key, services }: Bringing): Promise<void> {
  const { tenantId } = manifest.portal;
  for (const name of ['pepper', 'tokens'] as const) {
    const wrapped = manifest.brought[name];
    if (wrapped === undefined) continue;
    const id = uuidv7();
    const secret = opened(key, broughtAad(tenantId, name), wrapped).toString('base64');
    const sealed = await services.vault.seal(ownerDb(owner, tenantId), broughtPlace(id), secret);
    await owner.query('insert into brought_keys (tenant_id, id, name, sealed) values ($1, $2, $3, $4)', [
      tenantId,
      id,
      name,
      sealed,
    ]);
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
