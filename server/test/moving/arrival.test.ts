import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { long } from '../../../scripts/tests/long.ts';
import { exportPortal } from '../../src/platform/moving/export-portal.ts';
import { importPortal } from '../../src/platform/moving/import-portal.ts';
import { request } from '../harness.ts';
import { pdf } from '../sample-files.ts';
import { archiveIn, firstInstallation, secondInstallation } from './second-installation.ts';
import { smallPortal } from './small-portal.ts';

test('a portal that arrived is signed in to, called by its key, searched, read and written', async (t) => {
  const [first, second] = [await firstInstallation(t), await secondInstallation(t)];
  const { slug, email, password, key, itemId, fileId, hookId, tenantId } = await smallPortal();
  const archive = archiveIn(t);
  const { manifest } = await exportPortal({ ...first, ...archive, slug, withKeys: true });
  const told = JSON.stringify(manifest);
  assert.ok(!told.includes(first.installationKeys.pepper.toString('base64')), 'no key stands in the manifest in plain');
  await importPortal({ ...second, ...archive, copy: false });

  const entered = await second.request('POST', '/api/v1/auth/login', { body: { email, password } });
  assert.deepEqual([entered.status, entered.json.portal?.name], [200, 'ООО «Ромашка»'], entered.text);
  const again = await second.request('POST', '/api/v1/auth/login', { body: { email, password } });
  assert.equal(again.status, 200, 'the password is hashed anew, and still the same');
  const wrong = await second.request('POST', '/api/v1/auth/login', {
    body: { email, password: 'не тот пароль вовсе' },
  });
  assert.equal(wrong.json.code, 'invalid_credentials');
  const found = await second.request('GET', `/api/v1/catalog?search=${encodeURIComponent('ларсен шпунт')}`, { key });
  assert.deepEqual(
    found.json.items.map(({ id }: { id: string }) => id),
    [itemId],
  );

  const link = await second.request('GET', `/api/v1/files/${fileId}/download-url`, { key });
  const content = await second.request('GET', new URL(link.json.url).pathname);
  assert.ok(Buffer.from(content.bytes).equals(pdf));

  const secret = async (send: typeof request) =>
    (await send('GET', `/api/v1/webhook-subscriptions/${hookId}`, { key })).json.secretMasked;
  assert.equal(await secret(second.request), await secret(request));
  const made = await second.request('POST', '/api/v1/catalog', { key, body: { name: 'Труба' } });
  assert.equal(made.status, 201, made.text);
  const fresh = await second.request('POST', base, { key, body: { name: 'Ещё', url: 'https://erp.example.com/2' } });
  assert.equal(fresh.status, 201, 'a new secret is sealed under the key that came along');
  assert.ok(tenantId);
});

long(
  'without the keys of the installation nothing that it vouched for holds elsewhere, and the rest does',
  async (t) => {
    const [first, second] = [await firstInstallation(t), await secondInstallation(t)];
    const { slug, email, password, key } = await smallPortal();
    const archive = { ...archiveIn(t) };
    const path = archive.path.replace('.zip', '/');
    const { manifest } = await exportPortal({ ...first, ...archive, path, slug, withKeys: false });
    assert.deepEqual(manifest.installationKeys, {});
    await importPortal({ ...second, ...archive, path, as: 'own-server', copy: false });

    assert.equal((await second.request('GET', '/api/v1/catalog', { key })).json.code, 'invalid_api_key');
    const entered = await second.request('POST', '/api/v1/auth/login', { body: { email, password } });
    assert.equal(entered.json.code, 'invalid_credentials');
    const asked = await second.request('POST', '/api/v1/auth/password-reset/request', { body: { email } });
    assert.equal(asked.status < 300, true, asked.text);
    const { rows } = await second.owner.query('select slug from tenants');
    assert.deepEqual(rows, [{ slug: 'own-server' }]);
    const { stdout } = {
      stdout: await text(await first.services.files.open(`${manifest.portal.tenantId}/${manifest.files[0]?.name}`)),
    };
    assert.ok(stdout.startsWith('%PDF'), 'the source keeps its files');
  },
);

const base = '/api/v1/webhook-subscriptions';
