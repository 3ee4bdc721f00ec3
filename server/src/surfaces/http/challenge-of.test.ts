import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, request } from '../../../test/harness.ts';
import { newInbound, pathOf } from '../../../test/inbound.ts';

const catalog = '/api/v1/catalog';

const challenge = async (url: string, asked: Parameters<typeof request>[2] = {}, method = 'GET') => {
  const { status, headers, json } = await request(method, url, asked);
  assert.equal(status, 401, JSON.stringify(json));
  return String(headers['www-authenticate']);
};

test('who comes without credentials is told how to come', async () => {
  assert.equal(await challenge(catalog), 'Bearer realm="api"');
  const login = { email: 'nobody@romashka.ru', password: 'не тот пароль' };
  assert.equal(await challenge('/api/v1/auth/login', { body: login }, 'POST'), 'Bearer realm="api"');
});

test('a token or a key that does not hold is told as RFC 6750 says', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read');
  const held = async (column: string) => {
    await owner.query(`update api_keys set ${column} where tenant_id = $1`, [portal.tenantId]);
    return challenge(catalog, { key });
  };
  const bad = (title: string) => `Bearer realm="api", error="invalid_token", error_description="${title}"`;
  assert.equal(await challenge(catalog, { token: 'nonsense' }), bad('The token is not valid'));
  assert.equal(await challenge(catalog, { key: 'ppk_live_nonsense' }), bad('The API key is not valid'));
  assert.equal(await held("expires_at = now() - interval '1 day'"), bad('The API key has expired'));
  assert.equal(await held("status = 'archived', archived_at = now()"), bad('The API key was revoked'));
});

test('an unsigned webhook is told that it is to be signed', async () => {
  const { pair } = await newInbound();
  const body = { hello: 'there' };
  assert.equal(await challenge(pathOf(pair), { body }, 'POST'), 'HMAC-SHA256 realm="webhooks"');
});

test('a method that is not there is answered by those that are', async () => {
  const key = await (await newPortal()).key('catalog.read');
  const { status, headers, json } = await request('PATCH', catalog, { key, body: {} });
  assert.deepEqual([status, headers.allow, json.allowed], [405, 'GET, POST, HEAD, OPTIONS', ['GET', 'POST', 'HEAD']]);
});
