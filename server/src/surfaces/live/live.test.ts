import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { goodPassword, registered } from '../../../test/accounts.ts';
import { app, newPortal, request } from '../../../test/harness.ts';
import { liveAddress } from './serve-live.ts';

await app.listen({ port: 0, host: '127.0.0.1' });
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
after(() => app.server.close());

const signedIn = async () => {
  const { email } = await registered({ confirmed: true });
  const { json } = await request('POST', '/api/v1/auth/login', { body: { email, password: goodPassword } });
  return json.accessToken as string;
};

const watch = async (token: string) => {
  const leave = new AbortController();
  const answer = await fetch(base + liveAddress, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  return {
    answer,
    leave: () => leave.abort(),
    async until(wanted: RegExp): Promise<string> {
      while (!wanted.test(said)) said += (await reader?.read())?.value ?? '';
      return said;
    },
  };
};

test('who watches a portal is told which kinds of records others changed there, and nothing of other portals', async () => {
  const [token, stranger] = [await signedIn(), await signedIn()];
  const [page, elsewhere] = [await watch(token), await watch(stranger)];
  assert.equal(page.answer.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  // The first look only finds its place.
  await new Promise((resolve) => setTimeout(resolve, 1_200));

  const make = (name: string, as: string) => request('POST', '/api/v1/warehouses', { token: as, body: { name } });
  assert.equal((await make('Склад', token)).status, 201);
  assert.match(await page.until(/changed/), /event: changed\ndata: \{"types":\["warehouse"\]\}\n\n/);
  const item = await request('POST', '/api/v1/counterparties', {
    token: stranger,
    body: { kind: 'legal_entity', shortName: 'ООО «Поставщик»', roles: ['supplier'] },
  });
  assert.equal(item.status, 201, item.text);
  assert.doesNotMatch(await elsewhere.until(/changed/), /warehouse/);
  page.leave();
  elsewhere.leave();
});

test('keys and strangers cannot watch', async () => {
  const portal = await newPortal();
  const byKey = await fetch(base + liveAddress, { headers: { 'x-api-key': await portal.key('webhooks.read') } });
  assert.equal(byKey.status, 403);
  assert.equal((await fetch(base + liveAddress)).status, 401);
});

test('the thirteenth page of one person is refused until another is closed', async () => {
  const token = await signedIn();
  const pages = await Promise.all(Array.from({ length: 12 }, () => watch(token)));
  assert.equal((await fetch(base + liveAddress, { headers: { authorization: `Bearer ${token}` } })).status, 429);
  for (const { leave } of pages) leave();
});
