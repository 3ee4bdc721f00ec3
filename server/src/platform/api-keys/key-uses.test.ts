import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiKey } from '../../../../nouns/api-key.ts';
import { door, newPortal, owner, run } from '../../../test/harness.ts';
import { keyAuthenticator } from './key-authenticator.ts';
import { keyUses } from './key-uses.ts';
import { createKey } from './operations/create-key.ts';
import { getKey } from './operations/get-key.ts';

test('uses are written together, to the minute, and leave every version as it was', async () => {
  const portal = await newPortal();
  const made: ApiKey & { secret: string } = await run(createKey, portal.owner, { name: 'x', scopes: ['catalog.read'] });
  const uses = keyUses(door);
  const keys = keyAuthenticator(door, uses.note);
  const versionOf = async () =>
    (await owner.query('select config_version from tenants where tenant_id = $1', [portal.tenantId])).rows[0];
  const before = await versionOf();

  await keys.authenticate({ key: made.secret, ip: '198.51.100.7', userAgent: '' });
  assert.equal(((await run(getKey, portal.owner, { id: made.id })) as ApiKey).lastUsedAt, null);
  await uses.stop();

  const shown: ApiKey = await run(getKey, portal.owner, { id: made.id });
  assert.equal(shown.lastUsedIp, '198.51.100.7');
  assert.match(shown.lastUsedAt as string, /:00\.000Z$/);
  assert.equal(shown.version, 1);
  assert.deepEqual(await versionOf(), before);
});
