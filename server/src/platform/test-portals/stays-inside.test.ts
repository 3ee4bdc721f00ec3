import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { drainJobs, owner, requestTo } from '../../../test/harness.ts';
import { installations, keeping, kitWith, startProvider, testConnector } from '../../../test/integrations.ts';
import { makeTestPortal, sandbox } from '../../../test/made-test-portal.ts';
import { pdfPages } from '../../../test/pdf-pages.ts';
import { startReceiver, startWorker, base as subscriptions, until } from '../../../test/webhooks.ts';

test('letters stay inside and are read there, with the addresses they lead to', async () => {
  const { inside, get, asOwner, tenantId } = await makeTestPortal();
  const roles = await inside('GET', '/api/v1/settings/roles');
  const invited = { email: 'ivan@romashka.ru', fullName: 'Иван Петров', roleIds: [roles.json.items[0].id] };
  const { status, text } = await inside('POST', '/api/v1/settings/users', invited);
  assert.equal(status, 201, text);
  await drainJobs(tenantId);
  const { items } = await get(`${sandbox}/letters`);
  assert.deepEqual([items[0].recipient, items[0].attachments], [invited.email, []]);
  assert.match(items[0].text, /никуда не отправлено/);
  assert.match(items[0].links[0], /\/invitation#/);
  const { rows } = await owner.query('select distinct status from letters where tenant_id = $1', [tenantId]);
  assert.deepEqual(rows, [{ status: 'kept' }]);
  const live = await asOwner('GET', `${sandbox}/letters`);
  assert.deepEqual([live.status, live.json.rule], [409, 'test_portal_only']);
});

test('an integration that would ask its provider is told so, and the provider hears nothing', async () => {
  const provider = await startProvider(() => ({
    body: { account: 'ООО «Ромашка»', items: [], cursor: null, more: false },
  }));
  const { app, drain } = await kitWith([testConnector()], [keeping().consumer]);
  const { key, live, tenantId } = await makeTestPortal();
  const ask = (method: string, url: string, body?: object) => requestTo(app, method, url, { key, body });
  const settings = { address: provider.address, apiKey: 'a secret of twenty' };
  const { json } = await ask('POST', installations, { publicId: 'test-provider', settings });
  const checked = await ask('POST', `${installations}/${json.id}/test`, {});
  assert.equal(checked.json.ok, false);
  assert.match(JSON.stringify(checked.json.checks), /A test portal asks no other system/);
  await ask('POST', `${installations}/${json.id}/sync`, {});
  await drain({ ...live, tenantId });
  assert.deepEqual(provider.got, []);
});

test('a card that asks nobody works', async () => {
  const { app } = await kitWith([
    { ...testConnector(), asksNobody: true, test: async () => ({ ok: true, checks: [] }) },
  ]);
  const { key } = await makeTestPortal();
  const ask = (method: string, url: string, body?: object) => requestTo(app, method, url, { key, body });
  const settings = { address: 'http://127.0.0.1:9', apiKey: 'a secret of twenty' };
  const { json } = await ask('POST', installations, { publicId: 'test-provider', settings });
  assert.equal((await ask('POST', `${installations}/${json.id}/test`, {})).json.ok, true);
});

test('what would make others ask, or be asked, is refused by name', async () => {
  const { inside } = await makeTestPortal();
  const answers = [
    await inside('POST', '/api/v1/identity-providers', {
      ...{
        name: 'Вход компании',
        issuer: 'https://id.romashka.ru',
        clientId: 'prokura',
        clientSecret: 'a secret of twenty',
      },
    }),
    await inside('PUT', '/api/v1/integrations/publisher', {
      ...{ contact: 'Анна Смирнова', supportEmail: 'help@romashka.ru', privacyUrl: 'https://example.com/privacy' },
    }),
  ];
  for (const { status, json } of answers) assert.deepEqual([status, json.code], [422, 'test_portal_stays_inside']);
});

test('webhooks do leave, to receivers of the integrator', async (t) => {
  const receiver = await startReceiver(t);
  const { ask, live, tenantId } = await makeTestPortal();
  const hook = await ask('POST', subscriptions, {
    name: 'Учёт',
    url: receiver.url,
    events: ['integration_api.catalog_item.created'],
  });
  assert.equal(hook.status, 201, hook.text);
  await ask('POST', '/api/v1/catalog', { name: 'Болт М8' });
  startWorker(t, [{ ...live, tenantId }]);
  await until('the receiver has heard', () => receiver.got.length > 0);
});

test('what is printed says on each page that it is a test document', async () => {
  const { ask, get } = await makeTestPortal();
  const { items } = await get('/api/v1/purchase-orders');
  const { status, bytes } = await ask('GET', `/api/v1/purchase-orders/${items[0].id}/export?format=pdf`);
  assert.equal(status, 200);
  for (const page of pdfPages(bytes)) assert.match(page, /Тестовый документ/);
});

/** Who speaks to other systems, and what keeps a test portal from it. */
const waysOut: Readonly<Record<string, string>> = {
  'platform/integrations/client-of.ts': 'connectors alone, which `callConnector` does not run',
  'platform/integrations/find-mail-server.ts': 'the same',
  'platform/integrations/publishing/checks/check-client.ts': 'a test portal has no publisher and nothing of others',
  'platform/identity-providers/protocol/outbound-fetch.ts': 'a test portal has no identity provider',
  'platform/services/create-services.ts': 'domains of identity providers are looked up by it',
  'platform/webhooks/sending/create-client.ts': 'webhooks leave',
  'platform/webhooks/subscriptions/subscription-input.ts': 'names of their receivers are looked up by it',
};

test('there is no other way out than those that are closed, and webhooks', () => {
  const source = join(import.meta.dirname, '../..');
  const opens = /import \{[^}]*\b(createOutboundClient|vetMailServer|createReadTxt|createResolveName)\b/;
  const found = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', 'platform/outbound/**'] });
  assert.deepEqual(
    found.filter((file) => opens.test(readFileSync(join(source, file), 'utf8'))).toSorted(),
    Object.keys(waysOut).toSorted(),
  );
});
