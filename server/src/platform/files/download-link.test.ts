import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockAll } from '../../../test/accounts.ts';
import { fetchBy, linkOf, newHolder, sendFile, url } from '../../../test/files.ts';
import { door, newPortal, owner, request } from '../../../test/harness.ts';
import { sealLink } from './download-link.ts';

test('a link serves until it expires, its file is removed, or its person is blocked; a changed one leads nowhere', async () => {
  const { portal, key, itemId } = await newHolder();
  const { json } = await sendFile({ key, itemId });
  const { url: address } = (await linkOf(key, json.id)).json;
  assert.equal((await fetchBy(address)).status, 200);
  const changed = address.replace(/.$/, (sign: string) => (sign === 'A' ? 'B' : 'A'));
  assert.equal((await fetchBy(changed.replace(/\/([^/])([^/]*)$/, '/$2$1'))).json.code, 'not_found');
  assert.equal((await fetchBy(`${address}x`)).json.code, 'not_found');

  const by = { tenantId: portal.tenantId, userId: portal.ownerId, fileId: json.id };
  const late = sealLink(door.services, { ...by, expiresAt: new Date(Date.now() - 1) });
  assert.equal((await request('GET', `${url}/download/${late}`)).json.code, 'link_expired');
  const stranger = await newPortal();
  const crossed = sealLink(door.services, {
    ...by,
    tenantId: stranger.tenantId,
    expiresAt: new Date(Date.now() + 1_000),
  });
  assert.equal((await request('GET', `${url}/download/${crossed}`)).json.code, 'not_found');

  await blockAll(portal.tenantId);
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    portal.ownerId,
  ]);
  assert.equal((await fetchBy(address)).json.code, 'not_found');
  await owner.query(`update users set status = 'active' where tenant_id = $1`, [portal.tenantId]);
  assert.equal((await fetchBy(address)).status, 200);
  await owner.query(`update tenants set status = 'suspended' where tenant_id = $1`, [portal.tenantId]);
  assert.equal((await fetchBy(address)).json.code, 'not_found');
  await owner.query(`update tenants set status = 'active' where tenant_id = $1`, [portal.tenantId]);
  await request('DELETE', `${url}/${json.id}`, { key });
  assert.equal((await fetchBy(address)).json.code, 'not_found');
  assert.equal((await linkOf(key, json.id)).json.code, 'not_found');
});
