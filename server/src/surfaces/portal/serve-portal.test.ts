import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newRegistration, register, tokenFor } from '../../../test/accounts.ts';
import { request, settings, urls } from '../../../test/harness.ts';
import { portalPages } from '../../../test/portal-pages.ts';
import { buildWeb } from '../../start-server.ts';

const portalDir = mkdtempSync(join(tmpdir(), 'prokura-portal-'));
for (const [file, text] of [
  ['index.html', '<title>the portal</title>'],
  ['supplier/index.html', '<title>the page of suppliers</title>'],
  ['customer/index.html', '<title>the page of customers</title>'],
  ['driver/index.html', '<title>the page of drivers</title>'],
  ['sign-in/index.html', '<title>sign-in</title>'],
  ['pages/requisitions.html', '<title>the list</title>'],
  ['pages/requisitions.board.html', '<title>the board</title>'],
  ['assets/portal-1a2b.js', 'export const portal = 1;'],
  ['driver-worker.js', 'const worker = self;'],
  ['favicon.svg', '<svg/>'],
] as const) {
  mkdirSync(join(portalDir, file, '..'), { recursive: true });
  writeFileSync(join(portalDir, file), text);
}
const { app, pool, close } = await buildWeb({ ...settings, portalDir }, urls);
await app.ready();
after(async () => {
  await app.close();
  await close();
  await pool.end();
  rmSync(portalDir, { recursive: true });
});

const browse = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } });

test('every address of a portal is the page of the portal, asked for anew each time', async () => {
  for (const url of ['/', '/register', '/romashka', '/romashka/catalog?search=шуруп', '/settings/api-keys']) {
    const { statusCode, payload, headers } = await browse(url);
    assert.equal(`${statusCode} ${payload}`, '200 <title>the portal</title>', url);
    assert.equal(headers['cache-control'], 'no-cache', url);
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, url);
    assert.match(
      String(headers['content-security-policy']),
      /frame-src 'self' blob: https:\/\/\*\.wazzup24\.com;/,
      url,
    );
  }
});

test('a supplier without an account has a page of their own', async () => {
  assert.match((await browse('/rfq')).payload, /the page of suppliers/);
});

test('a customer opens a proposal at an address of its own, whatever the token; the page says nothing of it', async () => {
  for (const token of ['k3Zt-_9', 'A'.repeat(43), '%D1%8F'])
    assert.equal((await browse(`/p/${token}`)).payload, '<title>the page of customers</title>', token);
});

test('a file without a hash in its name is kept for minutes', async () => {
  const { headers } = await app.inject({ url: '/favicon.svg' });
  assert.equal(headers['cache-control'], 'public, max-age=300');
});

test('the worker that keeps the page of deliveries is asked for anew each time, and asks this server alone', async () => {
  const { payload, headers } = await app.inject({ url: '/driver-worker.js' });
  assert.equal(payload, 'const worker = self;');
  assert.match(String(headers['content-type']), /javascript/);
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['content-security-policy'], "default-src 'none'; connect-src 'self'");
});

test('a driver opens a delivery at an address of its own', async () => {
  assert.equal((await browse(`/d/${'A'.repeat(43)}`)).payload, '<title>the page of drivers</title>');
});

test('sign-in opened from an address does not wait for the portal', async () => {
  for (const url of ['/login', '/login?next=%2Fromashka']) assert.match((await browse(url)).payload, /sign-in</, url);
});

test('a list opened from an address has its files named in its page; the rest of the portal comes alike', async () => {
  for (const [url, title] of [
    ['/romashka/requisitions', 'the list'],
    ['/romashka/requisitions?search=%D0%B1', 'the list'],
    ['/romashka/requisitions?view=board', 'the board'],
    ['/romashka/requisitions/0198', 'the portal'],
    ['/romashka/..%2fmanifest', 'the portal'],
    ['/requisitions', 'the portal'],
    ['//x:y', 'the portal'],
  ] as const)
    assert.equal((await browse(url)).payload, `<title>${title}</title>`, url);
});

test('what the server serves itself is not covered by the portal', async () => {
  assert.equal((await browse('/api/v1/no-such')).json().code, 'route_not_found');
  assert.equal((await browse('/assets/no-such.js')).statusCode, 404);
  for (const url of ['/docs', '/problems', '/legal/offer'])
    assert.doesNotMatch((await browse(url)).payload, /the portal</);
});

test('a path that leads out of the folder of files is not found, however it is written', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // As written: fetch would put the path right before it is sent.
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = ask({ host: '127.0.0.1', port, path, agent: false }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      asked.once('error', reject).end();
    });
  for (const path of [
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%5cindex.html',
    '/assets/%00',
    '/assets/',
    '/assets/..',
    `/assets/${'a'.repeat(3_000)}`,
    '/assets/portal-1a2b.js/',
  ])
    assert.equal(await statusOf(path), 404, path);
});

test('files named by their content are kept for a year', async () => {
  const { statusCode, headers } = await app.inject('/assets/portal-1a2b.js');
  assert.equal(statusCode, 200);
  assert.match(String(headers['cache-control']), /max-age=31536000, immutable/);
});

test('opening the link of a letter confirms nothing and repeats no token: a mail scanner opens it first', async () => {
  const form = newRegistration();
  await register(form);
  const token = await tokenFor(form.email);
  const { statusCode, payload } = await browse(`/verify/${token}`);
  assert.equal(statusCode, 200);
  assert.doesNotMatch(payload, new RegExp(token));
  const signIn = { body: { email: form.email, password: form.password } };
  assert.equal((await request('POST', '/api/v1/auth/login', signIn)).json.code, 'email_not_verified');
});

test('every address that a letter about an account names is a page of the portal', () => {
  const sources = join(import.meta.dirname, '../..');
  const named = globSync('platform/{accounts,users}/**/*.ts', { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(/publicUrl\}(\/[^`#]*)/g)])
    .map(([, path]) => (path as string).replace(/\$\{[\w.]+\}/g, '$token'));
  assert.ok(named.length >= 5, named.join(' '));
  const pages = portalPages();
  assert.deepEqual(
    named.filter((path) => !pages.includes(path)),
    [],
  );
});
