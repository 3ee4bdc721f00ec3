import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { newPortal, owner } from '../../../test/harness.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { enterPortal } from '../door/enter-portal.ts';
import { portalTransaction } from '../postgres/portal-transaction.ts';
import { createVault } from './create-vault.ts';

const [first, second] = [
  { id: 'k1', key: randomBytes(32) },
  { id: 'k2', key: randomBytes(32) },
];
const place = () => ({ table: 'webhook_subscriptions', column: 'secret', rowId: uuidv7() });

async function inPortal<T>(
  tenantId: string,
  work: (db: ReturnType<typeof portalTransaction>) => Promise<T>,
): Promise<T> {
  const client = await owner.connect();
  try {
    await enterPortal(client, tenantId, 'read write');
    const result = await work(portalTransaction(client, tenantId));
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}

test('a secret opens in its own place and nowhere else', async () => {
  const { tenantId } = await newPortal();
  const vault = createVault([first]);
  const at = place();
  await inPortal(tenantId, async (db) => {
    const sealed = await vault.seal(db, at, 'пароль');
    assert.equal(await vault.open(db, at, sealed), 'пароль');
    await assert.rejects(vault.open(db, place(), sealed), { code: 'not_authentic' });
  });
});

test('after a new master key old secrets open, and once re-wrapped the old key can go', async () => {
  const { tenantId } = await newPortal();
  const at = place();
  const sealed = await inPortal(tenantId, (db) => createVault([first]).seal(db, at, 'тайна'));
  await inPortal(tenantId, async (db) => {
    const both = createVault([second, first]);
    assert.equal(await both.open(db, at, sealed), 'тайна');
    assert.equal(await both.rewrap(db), 1);
    assert.equal(await both.rewrap(db), 0);
  });
  await inPortal(tenantId, async (db) => {
    assert.equal(await createVault([second]).open(db, at, sealed), 'тайна');
    await assert.rejects(createVault([first]).open(db, at, sealed), { code: 'unknown_key' });
  });
});
