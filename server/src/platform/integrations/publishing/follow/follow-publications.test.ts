import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, lettersTo, newPortal, owner, type Portal, request, signIn } from '../../../../../test/harness.ts';
import {
  follow,
  get,
  install,
  installations,
  journalOf,
  newPublisher,
  type PublisherInTest,
} from '../../../../../test/publishing.ts';
import { until } from '../../../../../test/webhooks.ts';

const wider = {
  scopes: ['catalog.read', 'warehouses.read'],
  dataTransfer: ['catalog', 'warehouses'].map((entity) => ({
    entity,
    label: { en: entity, ru: 'Данные' },
    access: 'read',
    purpose: { en: 'To watch it.', ru: 'Чтобы следить.' },
  })),
};

async function installed(publisher: PublisherInTest, portal: Portal) {
  const made = await install(portal, publisher.slug);
  const before = publisher.server.accesses.length;
  await drainJobs(portal.tenantId);
  await until('the code was exchanged', () => publisher.server.accesses.length > before);
  const apiKey = publisher.server.accesses.at(-1)?.json.apiKey as string;
  return { ...made, apiKey };
}

const numberOf = async ({ tenantId }: Portal) =>
  (await owner.query('select number, offered from external_installations where tenant_id = $1', [tenantId])).rows[0];

const behind = async () =>
  (await owner.query<{ tenant_id: string }>('select * from tenants_with_stale_integrations()')).rows.map(
    (row) => row.tenant_id,
  );

test('a version that asks for no more takes over by itself', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const { token, id, apiKey } = await installed(publisher, portal);
  assert.ok(!(await behind()).includes(portal.tenantId));
  await publisher.change({ name: { en: 'Better', ru: 'Лучше' } });
  await publisher.publish();
  assert.ok((await behind()).includes(portal.tenantId));
  await follow(portal);
  assert.deepEqual(await numberOf(portal), { number: 2, offered: null });
  assert.ok(!(await behind()).includes(portal.tenantId));
  assert.equal((await request('GET', '/api/v1/catalog', { key: apiKey })).status, 200);
  assert.ok((await journalOf(token, id)).some(({ event }) => event === 'version.moved'));
});

test('a version that asks for more waits for consent, and the one before it runs on', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const { token, id, apiKey } = await installed(publisher, portal);
  await publisher.change(wider);
  await publisher.publish();
  await follow(portal);
  await follow(portal);
  assert.deepEqual(await numberOf(portal), { number: 1, offered: 2 });
  assert.equal((await request('GET', '/api/v1/catalog', { key: apiKey })).status, 200);
  assert.equal((await request('GET', '/api/v1/warehouses', { key: apiKey })).status, 403);
  assert.equal((await journalOf(token, id)).filter(({ event }) => event === 'version.offered').length, 1);

  const asked = await request('GET', `${installations}/${id}/consent`, { token });
  assert.deepEqual([asked.json.number, asked.json.agreedNumber, asked.json.scopes], [2, 1, wider.scopes]);
  const agree = (accept: number) => request('POST', `${installations}/${id}/consent`, { token, body: { accept } });
  assert.equal((await agree(1)).json.rule, 'consent_required');
  assert.equal((await agree(2)).status, 200);
  assert.equal((await agree(2)).status, 200);
  await drainJobs(portal.tenantId);
  await until('a new key was fetched', () => publisher.server.accesses.length === 2);
  const renewed = publisher.server.accesses[1]?.json.apiKey;
  assert.equal((await request('GET', '/api/v1/warehouses', { key: renewed })).status, 200);
  assert.equal((await request('GET', '/api/v1/catalog', { key: apiKey })).json.code, 'api_key_revoked');
  assert.equal(publisher.server.told().at(-1), 'installation.scopes_changed');
});

test('what a version asks for no longer is taken back', async (t) => {
  const publisher = await newPublisher(t, { more: wider });
  await publisher.publish();
  const portal = await newPortal();
  const { apiKey } = await installed(publisher, portal);
  assert.equal((await request('GET', '/api/v1/warehouses', { key: apiKey })).status, 200);
  await publisher.change({ events: [] });
  await publisher.publish();
  await follow(portal);
  await drainJobs(portal.tenantId);
  assert.equal((await request('GET', '/api/v1/warehouses', { key: apiKey })).status, 403);
  const { rows } = await owner.query('select status from webhook_subscriptions where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, [{ status: 'disabled' }]);
  assert.equal(publisher.server.told().at(-1), 'installation.scopes_changed');
});

test('a suspended integration stops in every portal, which is told why, and can go on later', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portals = [await newPortal(), await newPortal()];
  const made = [];
  for (const portal of portals) made.push({ portal, ...(await installed(publisher, portal)) });
  const why = { en: 'It sent data elsewhere.', ru: 'Передавала данные третьим лицам.' };
  await publisher.suspend(why);
  for (const { portal, token, id, apiKey } of made) {
    assert.ok((await behind()).includes(portal.tenantId));
    await follow(portal);
    assert.ok(!(await behind()).includes(portal.tenantId));
    assert.equal((await request('GET', '/api/v1/catalog', { key: apiKey })).json.code, 'api_key_revoked');
    const { status, lastError } = await get(token, id);
    assert.deepEqual([status, lastError.kind], ['disabled', 'suspended']);
    assert.match(lastError.message, /Передавала данные третьим лицам|sent data elsewhere/);
    assert.ok((await journalOf(token, id)).some(({ event }) => event === 'publication.suspended'));
    const enabled = await request('POST', `${installations}/${id}/enable`, { token });
    assert.equal(enabled.json.code, 'integration_disabled');
    const [letter] = await lettersTo(`${portal.ownerId}@romashka.ru`);
    assert.match(letter?.text ?? '', /Контроль остатков[^]*СкладСофт[^]*Передавала данные третьим лицам\./);
  }
  const [{ portal, token, id }] = made as [(typeof made)[0]];
  const late = await newPortal();
  const unseen = await request('POST', installations, {
    token: await signIn(late),
    body: { publicId: publisher.slug },
  });
  assert.equal(unseen.status, 404);

  await publisher.suspend(null);
  await follow(portal);
  assert.equal((await get(token, id)).status, 'disabled');
  await request('POST', `${installations}/${id}/test`, { token });
  assert.equal((await request('POST', `${installations}/${id}/enable`, { token })).json.status, 'installed');
  const fetched = publisher.server.accesses.length;
  await drainJobs(portal.tenantId);
  await until('a new key was fetched', () => publisher.server.accesses.length > fetched);
  const renewed = publisher.server.accesses.at(-1)?.json.apiKey;
  assert.equal((await request('GET', '/api/v1/catalog', { key: renewed })).status, 200);
});

test('one version is stopped alone: whoever runs another goes on', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const [old, fresh] = [await newPortal(), await newPortal()];
  const first = await installed(publisher, old);
  await publisher.change(wider);
  await publisher.publish();
  const second = await installed(publisher, fresh);
  await publisher.suspend({ en: 'Version 1 loses data.', ru: 'Версия 1 теряет данные.' }, 1);
  await follow(old);
  await follow(fresh);
  assert.equal((await request('GET', '/api/v1/catalog', { key: first.apiKey })).json.code, 'api_key_revoked');
  assert.equal((await request('GET', '/api/v1/catalog', { key: second.apiKey })).status, 200);
});

test('nobody stops or publishes what is not his: the functions of the database know whose it is', async (t) => {
  const [mine, other] = [await newPublisher(t), await newPublisher(t)];
  await mine.publish();
  await owner.query(
    `begin; set local app.tenant_id = '${other.portal.tenantId}'; select suspend_published('${mine.slug}', null, '{"en":"x","ru":"x"}'); select publish_version('${mine.id}'); commit`,
  );
  const { rows } = await owner.query('select suspended, current from published_integrations where slug = $1', [
    mine.slug,
  ]);
  assert.deepEqual(rows, [{ suspended: null, current: 1 }]);
});

test('a key that was rotated is revoked with the one it came from', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  const { token, id, apiKey } = await installed(publisher, portal);
  const [{ id: keyId }] = (await request('GET', '/api/v1/api-keys', { token })).json.items;
  const rotated = await request('POST', `/api/v1/api-keys/${keyId}/rotate`, { token, body: {} });
  await request('DELETE', `${installations}/${id}`, { token });
  for (const key of [apiKey, rotated.json.secret])
    assert.equal((await request('GET', '/api/v1/catalog', { key })).json.code, 'api_key_revoked');
});

test('a key that a person revoked himself does not stop the portal from following', async (t) => {
  const publisher = await newPublisher(t, { more: wider });
  await publisher.publish();
  const portal = await newPortal();
  const { token } = await installed(publisher, portal);
  const [{ id: keyId }] = (await request('GET', '/api/v1/api-keys', { token })).json.items;
  await request('DELETE', `/api/v1/api-keys/${keyId}`, { token });
  await publisher.change({});
  await publisher.publish();
  await follow(portal);
  assert.deepEqual(await numberOf(portal), { number: 2, offered: null });
});

test('a company that is another one by its INN is agreed to anew', async (t) => {
  const publisher = await newPublisher(t);
  await publisher.publish();
  const portal = await newPortal();
  await installed(publisher, portal);
  await owner.query(`update tenants set company_inn = '7736050003' where tenant_id = $1`, [publisher.portal.tenantId]);
  await publisher.change({ dataTags: [] });
  await publisher.publish();
  await follow(portal);
  assert.deepEqual(await numberOf(portal), { number: 1, offered: 2 });
});
