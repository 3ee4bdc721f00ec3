import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../test/harness.ts';
import { installations, kitWith, manifestOf, startProvider, testConnector } from '../../../test/integrations.ts';
import { connector } from '../../kernel/integrations/connector.ts';
import { words } from '../../kernel/problems/errors.ts';
import { inspection } from './inspection.ts';

const right = 'the-right-key-1';

const ownDoor = connector({
  manifest: manifestOf({ slug: 'own-door' }),
  inspect: inspection('own-door', async () => [{ id: 'key', label: words('Key', 'Ключ'), result: 'ok' }]),
});

const { portalHere } = await kitWith([testConnector(), ownDoor]);

/** An installation of one's own provider, which may take another key from some moment on. */
async function installed(more: object = {}) {
  const accepted = { key: right };
  const { address } = await startProvider(({ headers }) =>
    headers.authorization === `Bearer ${accepted.key}` ? { body: { account: 'ООО «Ромашка»' } } : { status: 401 },
  );
  const here = await portalHere();
  const settings = { address, apiKey: right, ...more };
  const { id } = await here.install(settings);
  const statusNow = async () => (await here.shown(id)).status;
  return { ...here, id: id as string, statusNow, accepted, settings };
}

test('an installation goes from nothing to work and back: every step is in the list, the facts and the journal', async () => {
  const { id, act, ask, shown, journal, portal } = await installed();
  const { json: report } = await act(id, 'test');
  assert.equal(report.ok, true, JSON.stringify(report));
  const card = await shown(id);
  assert.deepEqual([card.status, card.connectedAccount, card.lastTest.ok], ['installed', 'ООО «Ромашка»', true]);
  assert.deepEqual(
    [card.publicId, card.statusLabel, card.installedAt, typeof card.name, typeof card.developer],
    [card.slug, 'Installed', card.createdAt, 'string', 'string'],
  );
  assert.equal((await act(id, 'disable')).json.status, 'disabled');
  assert.equal((await act(id, 'enable')).json.status, 'installed');
  const { json: gone } = await ask('DELETE', `${installations}/${id}`);
  assert.deepEqual([gone.status, gone.archivedAt !== null], ['deleted', true]);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event.split('.')[1]),
    ['installed', 'tested', 'disabled', 'enabled', 'deleted'],
  );
  assert.deepEqual(
    (await journal(id, '?sort=at')).map(({ event }) => event),
    [
      'installation.installed',
      'account.read',
      'connection.tested',
      'installation.disabled',
      'installation.enabled',
      'installation.deleted',
    ],
  );
});

test('an integration nobody offers cannot be installed', async () => {
  const { ask } = await portalHere();
  const { status, json } = await ask('POST', installations, { publicId: 'no-such' });
  assert.deepEqual([status, json.code], [404, 'not_found']);
});

test('of eight who install at once one does, and seven are told which one', async () => {
  const { ask } = await portalHere();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ask('POST', installations, { publicId: 'test-provider' })),
  );
  const made = answers.filter(({ status }) => status === 201);
  assert.equal(made.length, 1);
  for (const { status, json } of answers.filter((one) => one !== made[0]))
    assert.deepEqual([status, json.code, json.existing?.entityId], [409, 'already_installed', made[0]?.json.id]);
  assert.equal((await ask('GET', installations)).json.items.length, 1);
});

test('what is not filled in is neither checked nor enabled, and what is missing is named', async () => {
  const { id, act } = await installed({ apiKey: '' });
  for (const verb of ['test', 'enable']) {
    const { status, json } = await act(id, verb);
    assert.deepEqual([status, json.rule, json.missing], [422, 'settings_incomplete', ['apiKey']], verb);
  }
});

test('nothing is enabled unchecked: rule connection_not_checked', async () => {
  const { id, act, configure, statusNow } = await installed();
  const refusal = await act(id, 'enable');
  assert.deepEqual(
    [refusal.status, refusal.json.code, refusal.json.rule],
    [409, 'installation_not_ready', 'connection_not_checked'],
  );
  await act(id, 'test');
  await configure(id, { apiKey: 'another-key-1' });
  assert.equal(await statusNow(), 'requires_setup', 'a new key asks for a new check');
  assert.equal((await act(id, 'enable')).status, 409);
  assert.equal((await act(id, 'test')).json.ok, false);
  await configure(id, { apiKey: right });
  await act(id, 'test');
  assert.equal(await statusNow(), 'installed');
});

test('what fails its check while it is disabled is not enabled by the check it passed before', async () => {
  const { id, act, statusNow, accepted } = await installed();
  await act(id, 'test');
  await act(id, 'disable');
  accepted.key = 'the-key-of-tomorrow';
  assert.equal((await act(id, 'test')).json.ok, false);
  assert.equal(await statusNow(), 'disabled');
  assert.equal((await act(id, 'enable')).json.rule, 'connection_not_checked');
});

test('a required field taken out of what works asks for setup again', async () => {
  const { id, act, configure, statusNow } = await installed({ mail: { host: 'smtp', password: 'a secret of mail' } });
  await act(id, 'test');
  assert.equal(await statusNow(), 'installed');
  await configure(id, { mail: { host: null } });
  assert.equal(await statusNow(), 'requires_setup');
});

test('a key the provider takes no longer stops what works at once, and the right one heals it', async () => {
  const { id, act, configure, shown, accepted } = await installed();
  await act(id, 'test');
  accepted.key = 'the-key-of-tomorrow';
  assert.equal((await act(id, 'test')).json.ok, false);
  const broken = await shown(id);
  assert.deepEqual([broken.status, broken.lastError.kind], ['sync_error', 'auth']);
  await configure(id, { apiKey: accepted.key });
  assert.equal((await act(id, 'test')).json.ok, true);
  const healed = await shown(id);
  assert.deepEqual([healed.status, healed.lastError], ['installed', null]);
});

test('enabling what is enabled and disabling what is disabled changes nothing', async () => {
  const { id, act } = await installed();
  await act(id, 'test');
  for (const verb of ['enable', 'disable', 'enable']) {
    const { version } = (await act(id, verb)).json;
    assert.equal((await act(id, verb)).json.version, version, verb);
  }
});

test('an integration without a connection is enabled as it is', async () => {
  const { install, act, shown } = await portalHere();
  const { id } = await install(undefined, 'own-door');
  assert.equal((await act(id, 'enable')).json.status, 'installed');
  assert.equal((await act(id, 'test')).json.checks[0].label, 'Key');
  assert.equal((await shown(id)).status, 'installed');
});

test('what is deleted has no secrets left, is not found, and can be installed anew with another key', async () => {
  const { id, act, ask, install, journal, settings } = await installed();
  await act(id, 'test');
  assert.equal((await ask('DELETE', `${installations}/${id}`)).status, 200);
  const { rows } = await owner.query(
    'select secrets, secrets_shown, settings from integration_installations where id = $1',
    [id],
  );
  assert.deepEqual([rows[0].secrets, rows[0].secrets_shown, rows[0].settings.apiKey], [{}, {}, undefined]);
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['PATCH', '/config'],
    ['POST', '/enable'],
    ['POST', '/disable'],
    ['POST', '/test'],
    ['POST', '/sync'],
  ] as const) {
    const { status, json } = await ask(
      method,
      `${installations}/${id}${path}`,
      method === 'PATCH' ? { settings: {} } : method === 'POST' ? {} : undefined,
    );
    assert.deepEqual([status, json.code], [404, 'not_found'], `${method} ${path}`);
  }
  assert.ok((await journal(id)).length > 0, 'its journal stays');
  const again = await install(settings);
  assert.notEqual(again.id, id);
  assert.equal((await act(again.id, 'test')).json.ok, true);
  const { json } = await ask('GET', `${installations}?includeArchived=true`);
  assert.deepEqual(json.items.map(({ status }: { status: string }) => status).sort(), ['deleted', 'installed']);
});

test('an installation of another portal is nowhere to be found', async () => {
  const [mine, theirs] = [await installed(), await portalHere()];
  for (const path of ['', '/logs'])
    assert.equal((await theirs.ask('GET', `${installations}/${mine.id}${path}`)).status, 404);
  for (const verb of ['test', 'enable', 'disable', 'sync'])
    assert.equal((await theirs.act(mine.id, verb)).status, 404, verb);
  assert.equal((await theirs.configure(mine.id, { note: 'x' })).status, 404);
  assert.equal(await mine.statusNow(), 'requires_setup');
});
