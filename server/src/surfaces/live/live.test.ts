import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { goodPassword, registered } from '../../../test/accounts.ts';
import { app, newPerson, newPortal, owner, request, run, signIn } from '../../../test/harness.ts';
import { late, reader, tell } from '../../../test/notices.ts';
import { blockUser } from '../../platform/users/operations/block-user.ts';
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
    /** Reads on until the server ends the stream; fails when it had to be left. */
    async over(): Promise<void> {
      while (!(await reader?.read())?.done);
    },
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
  assert.match(await page.until(/warehouse/), /event: changed\ndata: \{"types":\["warehouse"\]\}\n\n/);
  const item = await request('POST', '/api/v1/counterparties', {
    token: stranger,
    body: { kind: 'legal_entity', shortName: 'ООО «Поставщик»', roles: ['supplier'] },
  });
  assert.equal(item.status, 201, item.text);
  assert.doesNotMatch(await elsewhere.until(/counterparty/), /warehouse/);
  page.leave();
  elsewhere.leave();
});

test('a person is told within seconds that his notices have changed, also by reading them, and nobody else is', async () => {
  const portal = await newPortal();
  const [buyer, other] = [await reader(portal), await reader(portal)];
  const [page, elsewhere] = [await watch(buyer.token), await watch(other.token)];
  const told = (times: number) => new RegExp(`(notice[^]*){${times}}`);
  await Promise.all([page.until(told(1)), elsewhere.until(told(1))]);
  await tell(portal, late({ people: [buyer.userId] }));
  await page.until(told(2));
  assert.equal((await buyer.ask('POST', '/api/v1/notices/read-all', {})).json.marked, 1);
  await page.until(told(3));
  assert.equal(
    (await request('POST', '/api/v1/warehouses', { token: await signIn(portal), body: { name: 'Склад' } })).status,
    201,
  );
  assert.doesNotMatch(await elsewhere.until(/warehouse/), told(2));
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

test('a stream ends within seconds of the sign-out, of a block, of another role and of the end of the session', async () => {
  const portal = await newPortal();
  const buyer = await newPerson(portal, 'buyer');
  const sales = await newPerson(portal, 'sales');
  const ends: Array<[string, (token: string) => Promise<unknown>]> = [
    ['sign-out', (token) => request('POST', '/api/v1/auth/logout', { token })],
    [
      'end of the session',
      () =>
        owner.query(`update sessions set ended_at = now() where tenant_id = $1 and user_id = $2`, [
          portal.tenantId,
          buyer.userId,
        ]),
    ],
    [
      'another role',
      () =>
        owner.query(
          `insert into user_roles (tenant_id, user_id, role_id) select tenant_id, $2, role_id from user_roles where tenant_id = $1 and user_id = $3`,
          [portal.tenantId, buyer.userId, sales.userId],
        ),
    ],
    ['block', () => run(blockUser, portal.owner, { id: buyer.userId })],
  ];
  const other = await watch(await signIn(portal));
  for (const [what, happens] of ends) {
    const token = await signIn(portal, buyer.userId);
    const page = await watch(token);
    assert.equal(page.answer.status, 200, what);
    await happens(token);
    const cut = setTimeout(() => page.leave(), 5_000);
    await page.over();
    clearTimeout(cut);
  }
  other.leave();
});
