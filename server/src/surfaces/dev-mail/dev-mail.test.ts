import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newRegistration, register } from '../../../test/accounts.ts';
import { app, lettersTo, settings, urls } from '../../../test/harness.ts';
import { buildWeb } from '../../start-server.ts';

test('letters can be read as data, newest first', async () => {
  const [first, second] = [newRegistration(), newRegistration()];
  for (const form of [first, second]) {
    await register(form);
    await lettersTo(form.email);
  }
  const { items } = (await app.inject('/dev/mail.json')).json() as { items: Array<Record<string, string>> };
  const places = [second, first].map(({ email }) => items.findIndex((one) => one.to?.includes(email)));
  assert.ok((places[0] as number) >= 0 && (places[0] as number) < (places[1] as number), String(places));
  const letter = items[places[0] as number];
  assert.deepEqual(Object.keys(letter ?? {}), ['name', 'subject', 'to', 'date', 'text']);
  assert.match(String(letter?.text), /\/verify\/[\w-]{64}/);
});

const pages = ['/dev/mail', '/dev/mail.json', '/dev/mail/any.eml'];

test('a page whose own name was made to lead here reads no letter', async () => {
  for (const url of pages)
    for (const host of [
      'evil.example',
      'evil.example:3000',
      '127.0.0.1.evil.example',
      '192.168.1.5:3000',
      'localhost.evil.example',
    ]) {
      const { statusCode } = await app.inject({ url, headers: { host } });
      assert.equal(statusCode, 403, `${url} for ${host}`);
    }
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    assert.equal((await app.inject({ url: '/dev/mail.json', headers: { host } })).statusCode, 200, host);
});

test('neither another machine nor whoever comes through a proxy reads a letter', async () => {
  const from = async (given: object) => (await app.inject({ url: '/dev/mail.json', ...given })).statusCode;
  assert.equal(await from({ remoteAddress: '192.168.1.5' }), 403);
  assert.equal(await from({ headers: { 'x-forwarded-for': '198.51.100.7' } }), 403);
  assert.equal(await from({ headers: { forwarded: 'for=198.51.100.7' } }), 403);
});

test('with a mail server, on an open address or in production there are no pages of letters', async () => {
  const smtp = { smtpUrl: 'smtp://127.0.0.1:2525', mailFrom: 'a@b.ru' };
  for (const changes of [smtp, { host: '0.0.0.0' }, { production: true }]) {
    const web = await buildWeb({ ...settings, ...changes }, urls);
    for (const url of pages) assert.equal((await web.app.inject(url)).statusCode, 404, url);
    await web.app.close();
    await web.close();
    await web.pool.end();
  }
});
