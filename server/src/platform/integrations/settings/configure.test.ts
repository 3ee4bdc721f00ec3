import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../test/harness.ts';
import { kitWith, testConnector } from '../../../../test/integrations.ts';

const { portalHere } = await kitWith([testConnector()]);

const whole = { address: 'http://127.0.0.1:9', apiKey: 'key-of-the-first-day', note: 'Главный' };

async function installed(settings: object = whole) {
  const here = await portalHere();
  const made = await here.install(settings);
  assert.equal(made.status, 'requires_setup', JSON.stringify(made));
  return { ...here, id: made.id as string, made };
}

const faults = (json: { errors: Array<{ pointer: string; code: string }> }) =>
  json.errors.map(({ pointer, code }) => `${pointer} ${code}`);

test('what is sent at installing stands, defaults are filled, the secret is covered', async () => {
  const { made } = await installed();
  assert.deepEqual(made.settings, { ...whole, apiKey: '••••-day', region: 'ru' });
});

test('a field left out stays, null takes it out, and a default comes back in its place', async () => {
  const { id, configure } = await installed();
  const { json: changed } = await configure(id, { region: 'kz' });
  assert.equal(changed.settings.note, 'Главный');
  const { json: cleared } = await configure(id, { note: null, region: null });
  assert.deepEqual(cleared.settings, { address: whole.address, apiKey: '••••-day', region: 'ru' });
});

test('an empty secret, or the cover of it sent back, keeps what is stored; null takes it away', async () => {
  const { id, made, configure, portal } = await installed();
  for (const apiKey of ['', '••••-day']) {
    const { json } = await configure(id, { apiKey });
    assert.equal(json.version, made.version, 'nothing has changed');
  }
  const { json } = await configure(id, { apiKey: null });
  assert.equal(json.settings.apiKey, undefined);
  assert.equal(json.configVersion, made.configVersion + 1);
  const { rows } = await owner.query('select secrets from integration_installations where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(rows[0].secrets, {});
  assert.equal((await configure(id, { apiKey: null })).json.version, json.version, 'what is gone is taken away once');
});

test('the cover of an older secret is not taken for a secret', async () => {
  const { id, configure } = await installed();
  await configure(id, { apiKey: 'key-of-the-second' });
  const { status, json } = await configure(id, { apiKey: '••••-day' });
  assert.deepEqual([status, faults(json)], [422, ['/settings/apiKey covered_secret']]);
  assert.match(json.errors[0].message, /masked secret/);
});

test('every fault of settings is told where it stands', async () => {
  const { id, configure } = await installed();
  const told = async (given: unknown) => {
    const { status, json } = await configure(id, given);
    assert.equal(status, 422, JSON.stringify(json));
    return faults(json);
  };
  assert.deepEqual(await told({ planted: 1 }), ['/settings/planted unknown_field']);
  assert.deepEqual(await told({ toString: 1 }), ['/settings/toString unknown_field']);
  assert.deepEqual(await told(JSON.parse('{"__proto__": {"note": "x"}}')), ['/settings/__proto__ unknown_field']);
  assert.deepEqual(await told({ mail: { planted: 1 } }), ['/settings/mail/planted unknown_field']);
  assert.deepEqual(await told({ mail: 'smtp' }), ['/settings/mail type']);
  assert.deepEqual(await told({ region: 'us' }), ['/settings/region enum']);
  assert.deepEqual(await told({ apiKey: 12345678 }), ['/settings/apiKey type']);
  assert.deepEqual(await told({ apiKey: 'short' }), ['/settings/apiKey min_length']);
  assert.deepEqual(await told({ mail: { host: 'smtp', port: 70_000 } }), ['/settings/mail/port maximum']);
  assert.deepEqual(await told({ note: 'я'.repeat(21), region: 1 }), [
    '/settings/note max_length',
    '/settings/region type',
    '/settings/region enum',
  ]);
  assert.equal((await configure(id, [])).status, 422);
  assert.equal((await configure(id, null)).status, 422);
  assert.equal((await configure(id, undefined)).status, 422);
});

test('a group is filled field by field, asked for once anything is in it, and gone with its last field', async () => {
  const { id, configure, act, portal } = await installed();
  const { json: begun } = await configure(id, { mail: { password: 'a secret of mail' } });
  assert.deepEqual(begun.settings.mail, { password: '••••mail' });
  const { status, json: asked } = await act(id, 'test');
  assert.deepEqual([status, asked.rule, asked.missing], [422, 'settings_incomplete', ['mail.host']]);
  const { json: filled } = await configure(id, { mail: { host: 'smtp.romashka.ru', port: 465 } });
  assert.deepEqual(filled.settings.mail, { host: 'smtp.romashka.ru', port: 465, password: '••••mail' });
  const { json: gone } = await configure(id, { mail: null });
  assert.equal(gone.settings.mail, undefined);
  const { rows } = await owner.query('select secrets from integration_installations where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(Object.keys(rows[0].secrets), ['apiKey']);
  assert.equal((await act(id, 'test')).json.rule, undefined, 'the group is asked for no longer');
});

test('what the connection depends on asks for a new check, a note does not', async () => {
  const { id, made, configure } = await installed();
  const versions = async (given: object) => (await configure(id, given)).json.configVersion;
  assert.equal(await versions({ note: 'Запасной' }), made.configVersion);
  assert.equal(await versions({ note: '  Запасной  ' }), made.configVersion);
  assert.equal(await versions({ address: 'http://127.0.0.1:10' }), made.configVersion + 1);
  assert.equal(await versions({ apiKey: 'key-of-the-second' }), made.configVersion + 2);
});

test('who changes what somebody else has changed meanwhile is told so', async () => {
  const { id, made, ask, configure, journal, portal } = await installed();
  assert.equal((await configure(id, { note: 'Один' }, { 'if-match': `"v${made.version}"` })).status, 200);
  const late = await configure(id, { note: 'Два' }, { 'if-match': `"v${made.version}"` });
  assert.deepEqual([late.status, late.json.code], [412, 'precondition_failed']);
  const body = { settings: { note: 'Три' }, version: made.version };
  const other = await ask('PATCH', `/api/v1/integrations/installations/${id}/config`, body);
  assert.deepEqual([other.status, other.json.code], [409, 'version_conflict']);
  const [line] = await journal(id, '?event=installation.configured');
  assert.deepEqual(line.details, { fields: ['note'] });
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event.endsWith('.configured'));
  assert.equal(told.length, 1);
});
