import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../../scripts/tests/long.ts';
import { door, drainJobs, newPerson, newPortal, owner, request, signIn } from '../../../../test/harness.ts';
import { get, install, installations, journalOf, newPublisher } from '../../../../test/publishing.ts';
import { createItem, startWorker, until } from '../../../../test/webhooks.ts';

test('the first answer tells all that is asked for; only exactly that version is installed', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const token = await signIn(portal);
  const ask = (accept?: number) =>
    request('POST', installations, {
      token,
      body: { publicId: publisher.slug, ...(accept !== undefined && { accept }) },
      headers: { 'accept-language': 'ru' },
    });
  const { status, json } = await ask();
  assert.deepEqual([status, json.rule, json.consent.number], [422, 'consent_required', 1]);
  const { host } = new URL(publisher.server.base);
  const { dataTransfer, scopes, events, destinations, secretSettings, publisher: who } = json.consent;
  assert.deepEqual(
    [scopes, events, destinations, secretSettings],
    [['catalog.read'], ['integration_api.catalog_item.created'], [host], ['token']],
  );
  assert.deepEqual(dataTransfer, [
    { entity: 'catalog', label: 'Номенклатура', access: 'read', purpose: 'Чтобы знать, за чем следить.' },
  ]);
  assert.deepEqual([who.name, who.inn, who.supportEmail], ['ООО «СкладСофт»', '7707083893', 'support@skladsoft.ru']);
  assert.equal((await ask(2)).json.rule, 'consent_required');
  assert.equal((await ask(1)).status, 201);
  assert.equal((await ask(1)).json.code, 'already_installed');
});

test('installed, exchanged, tested, told of events, and ended: the whole life with a publisher that is a real server', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const { token, id } = await install(portal, publisher.slug, { token: 'canary-publisher-token', threshold: 5 });
  await drainJobs(portal.tenantId);
  await until('the code was exchanged', () => publisher.server.accesses.length === 1);

  const [created] = publisher.server.journal.filter(({ json }) => json?.event === 'installation.created');
  assert.deepEqual(created?.json.data.settings, { threshold: 5, token: 'canary-publisher-token' });
  assert.ok(!JSON.stringify(created?.json).includes('ppk_'));
  const [access] = publisher.server.accesses;
  assert.deepEqual([access?.status, access?.json.installationId, access?.json.scopes], [200, id, ['catalog.read']]);
  const apiKey = access?.json.apiKey as string;
  assert.equal((await request('GET', '/api/v1/catalog', { key: apiKey })).status, 200);
  assert.equal((await request('GET', '/api/v1/warehouses', { key: apiKey })).status, 403);

  const tested = await request('POST', `${installations}/${id}/test`, { token });
  assert.deepEqual(
    [tested.json.ok, tested.json.checks[0].label, (await get(token, id)).status],
    [true, 'Хранилище', 'installed'],
  );

  startWorker(t, [portal]);
  await createItem(await portal.key('catalog.write', 'catalog.read'));
  await until('the event came', () => publisher.server.journal.some(({ path }) => path === '/events'));
  assert.equal(publisher.server.journal.find(({ path }) => path === '/events')?.verdict, 'right');

  const configured = await request('PATCH', `${installations}/${id}/config`, {
    token,
    body: { settings: { threshold: 7 } },
  });
  assert.equal(configured.status, 200);
  await request('POST', `${installations}/${id}/disable`, { token });
  assert.equal((await request('GET', '/api/v1/catalog', { key: apiKey })).json.code, 'api_key_revoked');
  await request('POST', `${installations}/${id}/enable`, { token });
  await drainJobs(portal.tenantId);
  await until('a new key was fetched', () => publisher.server.accesses.length >= 2);
  const renewed = publisher.server.accesses[1]?.json.apiKey;
  assert.equal((await request('GET', '/api/v1/catalog', { key: renewed })).status, 200);

  assert.equal((await request('DELETE', `${installations}/${id}`, { token })).status, 200);
  await drainJobs(portal.tenantId);
  assert.equal((await request('GET', '/api/v1/catalog', { key: renewed })).json.code, 'api_key_revoked');
  const { rows } = await owner.query('select archived_at from webhook_subscriptions where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual([rows.length, rows.every(({ archived_at }) => archived_at !== null)], [1, true]);
  assert.deepEqual(
    publisher.server.told().filter((event) => event !== 'health.ping'),
    [
      'installation.created',
      'installation.enabled',
      'installation.configured',
      'installation.disabled',
      'installation.enabled',
      'installation.deleted',
    ],
  );
  const lines = (await journalOf(token, id)).map(({ event, status }) => `${event} ${status}`);
  for (const line of [
    'consent.given ok',
    'installation.created ok',
    'access.handed_over ok',
    'health.ping ok',
    'installation.deleted ok',
  ])
    assert.ok(lines.includes(line), `${line} of ${lines.join(', ')}`);
});

test('a code works once, for ten minutes, and for its own installation alone', async (t) => {
  const publisher = await newPublisher(t, { sabotage: 'exchanges_twice' });
  await publisher.publish();
  const portal = await newPortal();
  const { id } = await install(portal, publisher.slug);
  await drainJobs(portal.tenantId);
  await until('both exchanges were answered', () => publisher.server.accesses.length === 2);
  assert.deepEqual(
    publisher.server.accesses.map(({ status, json }) => [status, json.code ?? null]),
    [
      [200, null],
      [410, 'link_used'],
    ],
  );
  const exchange = (code: string) => request('POST', '/api/v1/public/v1/integration-access', { body: { code } });
  assert.equal((await exchange('nonsense')).status, 404);
  const code = (handoverId: string, expiresAt: number) =>
    exchange(sealed({ tenantId: portal.tenantId, installationId: id, handoverId, expiresAt }));
  await owner.query(`update external_installations set handover = 'x', handover_id = $2 where tenant_id = $1`, [
    portal.tenantId,
    id,
  ]);
  assert.equal((await code(id, Date.now() - 1)).json.code, 'link_expired');
  assert.equal((await code(portal.tenantId, Date.now() + 60_000)).json.code, 'link_used');
});

test('two exchanges at once give one key', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const { id } = await install(portal, publisher.slug);
  const { rows } = await owner.query('select handover_id from external_installations where tenant_id = $1', [
    portal.tenantId,
  ]);
  const code = sealed({
    tenantId: portal.tenantId,
    installationId: id,
    handoverId: rows[0].handover_id,
    expiresAt: Date.now() + 60_000,
  });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => request('POST', '/api/v1/public/v1/integration-access', { body: { code } })),
  );
  assert.deepEqual(
    [200, 410].map((code) => answers.filter(({ status }) => status === code).length),
    [1, 7],
  );
});

test('who may not give a scope cannot agree to it', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const logist = await newPerson(portal, 'purchasing_manager');
  const token = await signIn(portal, logist.userId);
  const body = { publicId: publisher.slug, accept: 1 };
  assert.equal((await request('POST', installations, { token, body })).status, 403);
  const key = await portal.key('settings.write', 'settings.read');
  assert.equal((await request('POST', installations, { key, body })).json.code, 'forbidden');
  const { rows } = await owner.query('select 1 from integration_installations where tenant_id = $1', [portal.tenantId]);
  assert.deepEqual(rows, []);
});

test('a publisher who is down is told later, in order, and the journal says so meanwhile', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  publisher.server.become('broken');
  const portal = await newPortal();
  const { token, id } = await install(portal, publisher.slug);
  await drainJobs(portal.tenantId);
  await request('PATCH', `${installations}/${id}/config`, { token, body: { settings: { threshold: 1 } } });
  const [line] = (await journalOf(token, id)).filter(({ event }) => event === 'installation.created');
  assert.deepEqual([line?.status, line?.httpStatus, line?.attempt], ['failed', 500, 1]);
  publisher.server.become(undefined);
  await owner.query(
    `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
    [portal.tenantId],
  );
  await drainJobs(portal.tenantId);
  const taken = (await journalOf(token, id)).filter(
    ({ direction, status }) => direction === 'OUTBOUND' && status === 'ok',
  );
  assert.deepEqual(taken.map(({ event }) => event).reverse(), ['installation.created', 'installation.configured']);
});

long('a publisher who never answers keeps nobody else waiting', async (t) => {
  const [slow, quick] = [await newPublisher(t), await newPublisher(t)];
  await slow.publish();
  await quick.publish();
  slow.server.become('slow');
  const portals = await Promise.all([1, 2, 3, 4, 5].map(() => newPortal()));
  for (const portal of portals) await install(portal, slow.slug);
  const other = await newPortal();
  await install(other, quick.slug);
  const began = performance.now();
  const drained = drainJobs(...portals.map(({ tenantId }) => tenantId), other.tenantId);
  await until('the quick one was told', () => quick.server.told().includes('installation.created'), 4_000);
  assert.ok(performance.now() - began < 4_000);
  await drained;
});

test('a check that the publisher answers badly says so and changes nothing', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const { token, id } = await install(portal, publisher.slug);
  for (const sabotage of ['answers_nonsense', 'huge', 'redirects'] as const) {
    publisher.server.become(sabotage);
    const { json } = await request('POST', `${installations}/${id}/test`, { token });
    assert.deepEqual([json.ok, (await get(token, id)).status], [false, 'requires_setup'], sabotage);
  }
});

test('the secret settings of a publisher are nowhere but in the calls to him', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const { token, id } = await install(portal, publisher.slug, { token: 'canary-publisher-token' });
  await drainJobs(portal.tenantId);
  await until('the code was exchanged', () => publisher.server.accesses.length === 1);
  const apiKey = publisher.server.accesses[0]?.json.apiKey as string;
  const tables = [
    'integration_installations',
    'external_installations',
    'publisher_calls',
    'integration_log',
    'jobs',
    'audit_events',
    'idempotency_keys',
  ];
  for (const table of tables) {
    const { rows } = await owner.query(`select t::text as row from ${table} t where tenant_id = $1`, [portal.tenantId]);
    for (const { row } of rows)
      for (const secret of ['canary-publisher-token', apiKey.split('_').at(-1) as string])
        assert.ok(!row.includes(secret), table);
  }
  assert.ok(!JSON.stringify(await get(token, id)).includes('canary-publisher-token'));
});

const sealed = (code: object) => door.services.sealToken('publication-exchange', JSON.stringify(code));
