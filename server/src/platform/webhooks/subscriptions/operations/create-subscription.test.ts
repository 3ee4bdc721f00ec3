import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request } from '../../../../../test/harness.ts';
import { base, hookKey, subscribe } from '../../../../../test/webhooks.ts';

test('the secret is shown once; afterwards nothing of it but four characters', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const made = await request('POST', base, {
    key,
    body: { name: 'ERP', url: 'http://127.0.0.1:9999/x', headers: { Authorization: 'Bearer canary-token-12345' } },
  });
  assert.equal(made.status, 201);
  assert.match(made.json.secret, /^whsec_/);
  assert.equal(made.json.secretMasked, `••••${made.json.secret.slice(-4)}`);
  assert.ok(!made.text.includes('canary-token'));
  for (const url of [base, `${base}/${made.json.id}`]) {
    const { text } = await request('GET', url, { key });
    assert.ok(!text.includes(made.json.secret) && !text.includes('canary-token'));
  }
  const { rows } = await owner.query('select s::text as row from webhook_subscriptions s where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.ok(!rows[0].row.includes(made.json.secret) && !rows[0].row.includes('canary-token'));
  const facts = JSON.stringify(await factsOf(portal.tenantId));
  assert.ok(!facts.includes(made.json.secret) && !facts.includes('canary-token'));
  const { rows: audience } = await owner.query('select audience from audit_events where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(audience, [{ audience: 'internal' }]);
});

test('addresses, headers and events that may not be are refused with their place', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  const urls: Record<string, string> = {
    'http://erp.example.com/': 'scheme',
    'https://10.0.0.1/': 'address',
    'https://169.254.169.254/latest': 'address',
    'https://u:p@erp.example.com/': 'credentials',
    'https://erp.example.com/#x': 'fragment',
    'https://erp.example.com:5432/': 'port',
    'https://intranet/': 'host',
    'https://[::1]/': 'address',
    'ftp://erp.example.com/': 'scheme',
  };
  for (const [url, code] of Object.entries(urls)) {
    const { status, json, text } = await request('POST', base, { key, body: { name: 'x', url } });
    assert.equal(status, 422, url);
    assert.equal(json.code, 'url_not_allowed');
    assert.deepEqual([json.errors[0].pointer, json.errors[0].code], ['/url', code], url);
    // The address that he wrote himself, and no other.
    assert.ok((text.match(/\d+\.\d+\.\d+\.\d+/g) ?? []).every((told) => url.includes(told)));
  }
  const url = 'http://127.0.0.1:9999/x';
  for (const [name, value, code] of [
    ['Host', 'a', 'business_rule'],
    ['Content-Type', 'a', 'business_rule'],
    ['X-Service-Event', 'a', 'business_rule'],
    ['webhook-id', 'a', 'business_rule'],
    ['X-A', 'a\r\nb', 'format'],
    ['X A', 'a', 'format'],
    ['X-A', 'a'.repeat(1025), 'max_length'],
    ['X-A', '', 'required'],
  ] as const) {
    const { status, json } = await request('POST', base, { key, body: { name: 'x', url, headers: { [name]: value } } });
    assert.equal(status, 422);
    assert.deepEqual(
      [json.code, json.errors[0].pointer, json.errors[0].code],
      ['validation_failed', `/headers/${name}`, code],
    );
  }
  const wrong = await request('POST', base, {
    key,
    body: { name: 'x', url, events: ['integration_api.catalog_item.created', 'no.such'] },
  });
  assert.deepEqual([wrong.status, wrong.json.errors[0].pointer, wrong.json.errors[0].code], [422, '/events/1', 'enum']);
  const many = await request('POST', base, {
    key,
    body: { name: 'x', url, headers: Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`X-${n}`, 'a'])) },
  });
  assert.equal(many.status, 422);
});

test('the fifty-first subscription is refused, also when many are made at once', async () => {
  const portal = await newPortal();
  const key = await hookKey(portal);
  for (let n = 0; n < 47; n += 1) await subscribe(key, 'http://127.0.0.1:9999/x');
  const create = () => request('POST', base, { key, body: { name: 'x', url: 'http://127.0.0.1:9999/x' } });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(create));
  assert.equal(answers.filter(({ status }) => status === 201).length, 3);
  assert.equal(answers.filter(({ json }) => json.code === 'quota_exceeded').length, 3);
  const { status, json } = await create();
  assert.deepEqual([status, json.code, json.limit], [429, 'quota_exceeded', 50]);
});
