import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newRegistration, register, tokenFor } from '../../../../test/accounts.ts';
import { app, request } from '../../../../test/harness.ts';
import { allRoutes } from '../../../app.ts';
import { legalDocuments } from '../../../platform/accounts/legal-documents.ts';
import { accountForms } from './account-forms.ts';

const sources = join(import.meta.dirname, '../../..');
const page = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

async function assertPage(url: string) {
  const { statusCode, headers, payload } = await page(url);
  assert.equal(statusCode, 200, url);
  assert.match(String(headers['content-type']), /^text\/html/, url);
  return payload;
}

test('every address the platform puts into a letter leads to a page, in both languages', async () => {
  const written = globSync('platform/**/*.ts', { cwd: sources })
    // A browser that comes back from a provider is no reader of a letter.
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('platform/integrations/oauth/'))
    .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(/publicUrl\}(\/[^`]*)`/g)])
    .filter(([, path]) => !path?.startsWith('/api/'))
    .map(([, path]) => (path as string).replace(/\$\{\w+\}/g, 'x'.repeat(64)).replace(/#.*/, ''));
  assert.ok(written.length >= 8, written.join(' '));
  const paths = [...new Set([...written, ...Object.values(legalDocuments).map(({ path }) => path)])];
  for (const path of paths) for (const language of ['ru', 'en']) await assertPage(`${path}?lang=${language}`);
});

test('opening the link of a letter confirms nothing and shows no token: a mail scanner opens it first', async () => {
  const form = newRegistration();
  await register(form);
  const token = await tokenFor(form.email);
  assert.doesNotMatch(await assertPage(`/verify/${token}`), new RegExp(token));
  const signIn = { body: { email: form.email, password: form.password } };
  assert.equal((await request('POST', '/api/v1/auth/login', signIn)).json.code, 'email_not_verified');
});

test('a form sends the fields its operation takes to an address that exists', () => {
  for (const { path, action, fields, token } of accountForms) {
    const route = allRoutes.find((one) => one.method === 'POST' && one.path === action);
    const taken = Object.keys((route?.operation.input as { properties?: object } | undefined)?.properties ?? {});
    const sent = [...fields.map(({ name }) => name), ...(token ? ['token'] : [])];
    for (const name of sent) assert.ok(taken.includes(name), `${path} sends ${name} to ${action}`);
  }
});

test('the other language of a page with a token is asked for without repeating the token', async () => {
  assert.match(await assertPage('/reset-password/abc'), /class="lang" href="\?lang=en"/);
  assert.match(await assertPage('/reset-password/abc?lang=en'), /class="lang" href="\?lang=ru"/);
});
