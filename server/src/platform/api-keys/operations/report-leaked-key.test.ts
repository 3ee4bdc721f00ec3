import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';
import { makeKey } from '../key-format.ts';

const report = (key: unknown) => request('POST', '/api/v1/public/v1/leaked-keys', { body: { key } });

test('a leaked key is revoked at once', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read');
  const { status, json } = await report(key);
  assert.deepEqual([status, json], [202, { status: 'accepted' }]);
  const after = await request('GET', '/api/v1/catalog', { key });
  assert.equal(after.json.code, 'api_key_revoked');
  const [fact] = await factsOf(portal.tenantId);
  assert.deepEqual([fact?.event, fact?.data.reason], ['api_key.revoked', 'leaked']);
  assert.equal((await report(key)).status, 202);
  const revoked = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'api_key.revoked');
  assert.equal(revoked.length, 1);
});

test('a text that is no key, a key of nobody and a wrong secret get the same answer and do nothing', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read');
  const [, env, keyId] = key.split('_');
  const other = makeKey('live').text;
  const forged = forge(`ppk_${env}_${keyId}_${other.split('_')[3]?.slice(0, 43)}`);
  for (const text of ['nonsense', other, forged]) {
    const { status, json } = await report(text);
    assert.deepEqual([status, json], [202, { status: 'accepted' }]);
  }
  assert.equal((await request('GET', '/api/v1/catalog', { key })).status, 200);
  assert.equal((await report(7)).status, 422);
});

/** A key of another's identifier with a right checksum. */
function forge(body: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < 6; place += 1, rest = Math.floor(rest / 62)) text = alphabet[rest % 62] + text;
  return body + text;
}
