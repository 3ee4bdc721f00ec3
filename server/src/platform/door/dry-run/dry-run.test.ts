import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, request, signIn } from '../../../../test/harness.ts';

const catalog = '/api/v1/catalog';
const cement = { name: 'Цемент М500' };

async function asked() {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write', 'purchase_requisitions.write', 'integration_api.write');
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, headers, ...(body !== undefined && { body }) });
  return { portal, ask };
}

test('a dry run answers what the write would, and nothing of it is there afterwards', async () => {
  const { portal, ask } = await asked();
  const { status, json, headers } = await ask('POST', `${catalog}?dryRun=true`, cement);
  assert.deepEqual([status, headers['preference-applied'], headers.location], [200, 'dry-run', undefined]);
  assert.deepEqual([json.dryRun, json.status, json.body.name], [true, 201, 'Цемент М500']);
  assert.deepEqual((await ask('GET', catalog)).json.items, []);
  assert.deepEqual(await factsOf(portal.tenantId), []);
});

test('its events are those the write sends, marked as dry', async () => {
  const { ask } = await asked();
  const { json } = await ask('POST', `${catalog}?dryRun=true`, cement);
  const [event, ...others] = json.events;
  assert.deepEqual(
    [event.event, event.dryRun, event.data.object.name, others.length],
    ['integration_api.catalog_item.created', true, 'Цемент М500', 0],
  );
});

test('`Prefer: dry-run` means the same, whatever stands beside it', async () => {
  const { ask } = await asked();
  for (const prefer of ['dry-run', 'respond-async, dry-run', 'DRY-RUN; x=1', 'dry-run="true"'])
    assert.equal((await ask('POST', catalog, cement, { prefer })).json.dryRun, true, prefer);
  for (const prefer of ['dry-run=false', 'no-dry-run', 'dry-runs'])
    assert.equal((await ask('POST', catalog, cement, { prefer })).status, 201, prefer);
});

test('what is neither true nor false is refused, and a read knows no dry run', async () => {
  const { ask } = await asked();
  for (const query of ['dryRun=yes', 'dryRun=', 'dryRun=true&dryRun=true', 'dryRun=1']) {
    const { status, json } = await ask('POST', `${catalog}?${query}`, cement);
    assert.deepEqual([status, json.code, json.errors[0].parameter], [400, 'invalid_query_parameter', 'dryRun'], query);
  }
  assert.equal((await ask('POST', `${catalog}?dryRun=false`, cement)).status, 201);
  assert.equal((await ask('GET', `${catalog}?dryRun=true`)).json.code, 'unknown_query_parameter');
});

test('a refusal is answered as the write would be refused', async () => {
  const { ask } = await asked();
  const { status, json } = await ask('POST', `${catalog}?dryRun=true`, { name: '' });
  assert.deepEqual([status, json.code, json.errors[0].pointer], [422, 'validation_failed', '/name']);
  assert.equal((await ask('PATCH', `${catalog}/0192f3c1-4d5e-7a6b-8c9d-0e1f2a3b4c5d?dryRun=true`, cement)).status, 404);
});

test('no number is burnt', async () => {
  const { ask } = await asked();
  const need = { items: [{ name: 'Песок', quantity: '5', uom: 'т' }] };
  const numbers = [];
  for (const dry of ['?dryRun=true', '?dryRun=true', '']) {
    const { json } = await ask('POST', `/api/v1/purchase-requisitions${dry}`, need);
    numbers.push((json.body ?? json).number);
  }
  assert.equal(new Set(numbers).size, 1, numbers.join());
});

test('an idempotency key stays free, and one that was used is told with its answer', async () => {
  const { ask } = await asked();
  const key = { 'idempotency-key': 'cement-1' };
  assert.deepEqual((await ask('POST', `${catalog}?dryRun=true`, cement, key)).json.warnings, []);
  const made = await ask('POST', catalog, cement, key);
  assert.equal(made.headers['idempotency-replayed'], undefined);
  const { json } = await ask('POST', `${catalog}?dryRun=true`, cement, key);
  assert.deepEqual([json.status, json.body, json.events], [201, made.json, []]);
  assert.deepEqual(json.warnings[0].code, 'idempotency_key_used');
  const other = await ask('POST', `${catalog}?dryRun=true`, { name: 'Песок' }, key);
  assert.deepEqual([other.status, other.json.code], [422, 'idempotency_key_reused']);
  assert.equal((await ask('GET', catalog)).json.items.length, 1);
});

test('parts of a batch are tried with it, refused ones too', async () => {
  const { ask } = await asked();
  const path = '/api/v1/integration-api/catalog-items/batch';
  const operations = ['Цемент М500', '', 'Песок'].map((name) => ({ op: 'create', data: { name } }));
  const dry = await ask('POST', `${path}?dryRun=true`, { operations });
  const real = await ask('POST', path, { operations });
  const statuses = ({ items: parts }: { items: Array<{ status: number }> }) => parts.map(({ status }) => status);
  assert.deepEqual([dry.json.status, statuses(dry.json.body)], [real.status, statuses(real.json)]);
  assert.equal(dry.json.events.length, 2);
});

test('what is remembered of a portal is not what a dry run has written', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const path = '/api/v1/settings/company';
  const before = await request('GET', path, { token });
  const dry = await request('PATCH', `${path}?dryRun=true`, { token, body: { noSelfApproval: false } });
  assert.equal(dry.json.body.noSelfApproval, false);
  assert.deepEqual((await request('GET', path, { token })).json, before.json);
});

test('an event shows no more than the caller may read', async () => {
  const portal = await newPortal();
  const key = await portal.key('counterparties.write');
  const { json } = await request('POST', '/api/v1/counterparties?dryRun=true', {
    key,
    body: { kind: 'legal_entity', shortName: 'ООО «Двор»' },
  });
  assert.deepEqual([json.status, json.events], [201, []]);
});

test('what checks a password, and what anybody may send, is refused', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const body = { currentPassword: 'три слона и чайник', newPassword: 'четыре кита и самовар' };
  const change = await request('POST', '/api/v1/auth/change-password?dryRun=true', { token, body });
  assert.deepEqual([change.status, change.json.code], [422, 'dry_run_not_supported']);
  const login = await request('POST', '/api/v1/auth/login', {
    headers: { prefer: 'dry-run' },
    body: { email: 'anna@romashka.ru', password: 'три слона и чайник' },
  });
  assert.deepEqual([login.status, login.json.code], [422, 'dry_run_not_supported']);
});

test('a secret that was not kept is told of, and opens nothing', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const body = { name: 'ERP', scopes: ['catalog.read'] };
  const { json } = await request('POST', '/api/v1/api-keys?dryRun=true', { token, body });
  assert.deepEqual(
    json.warnings.map(({ code }: { code: string }) => code),
    ['secret_unusable'],
  );
  assert.equal((await request('GET', catalog, { key: json.body.secret })).status, 401);
});

test('dry runs at the same moment stand in nobody’s way once they are answered', async () => {
  const { portal, ask } = await asked();
  const { id } = (await ask('POST', catalog, cement)).json;
  const tried = await Promise.all(
    Array.from({ length: 20 }, (_, n) => ask('PATCH', `${catalog}/${id}?dryRun=true`, { name: `Цемент ${n}` })),
  );
  assert.deepEqual(new Set(tried.map(({ json }) => json.body.version)), new Set([2]));
  const { rows } = await owner.query('select name from catalog_items where tenant_id = $1', [portal.tenantId]);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Цемент М500'],
  );
});
