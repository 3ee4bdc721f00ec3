import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { goodPassword, registered } from '../../../test/accounts.ts';
import { lettersTo, newPortal, owner, settings, urls } from '../../../test/harness.ts';
import { buildWeb } from '../../start-server.ts';

const [stranger, colleague] = ['127.0.0.66', '127.0.0.77'];

let direct: number;
let proxied: number;
const closers: Array<() => Promise<unknown>> = [];

before(async () => {
  const { app, pool, close } = await buildWeb({ ...settings, rateLimits: true, trustedProxies: ['127.0.0.1'] }, urls);
  await app.listen({ port: 0, host: '127.0.0.1' });
  direct = (app.server.address() as AddressInfo).port;
  // As nginx with `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for`.
  const proxy = createServer((given, answer) => {
    const before = given.headers['x-forwarded-for'];
    const forwarded = [before, given.socket.remoteAddress].filter(Boolean).join(', ');
    const { method, url, headers } = given;
    const on = {
      host: '127.0.0.1',
      port: direct,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': forwarded },
    };
    given.pipe(
      send(on, (from) => {
        answer.writeHead(from.statusCode as number, from.headers);
        from.pipe(answer);
      }),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  proxied = (proxy.address() as AddressInfo).port;
  closers.push(
    () => new Promise((resolve) => proxy.close(resolve)),
    () => app.close(),
    close,
    () => pool.end(),
  );
});

after(async () => {
  for (const close of closers) await close();
});

interface Call {
  from: string;
  port?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request of a client at this address of the loopback network, through the proxy unless another port is named. */
async function ask(method: string, path: string, { from, port = proxied, body, headers }: Call) {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const type = payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  const to = {
    host: '127.0.0.1',
    port,
    method,
    path,
    localAddress: from,
    headers: { ...type, ...headers },
    agent: false,
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send(to, resolve).once('error', reject).end(payload);
  });
  const said = await text(answer);
  return { status: answer.statusCode as number, json: said ? JSON.parse(said) : {} };
}

const refresh = (call: Call) => ask('POST', '/api/v1/auth/refresh', { ...call, body: { refreshToken: 'x' } });

test('one stranger’s bad refreshes behind the proxy shut out himself alone', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await refresh({ from: stranger })).status);
  assert.equal(statuses.at(-1), 429);
  assert.equal((await refresh({ from: colleague })).status, 401);
  assert.equal((await refresh({ from: '127.0.0.5', port: direct })).status, 401);
});

test('who is over his limit gets no other address by writing it himself, through the proxy or past it', async () => {
  const from = '127.0.0.67';
  for (let time = 0; time < 21; time += 1)
    await refresh({ from, headers: { 'x-forwarded-for': `198.51.100.${time}` } });
  assert.equal((await refresh({ from })).status, 429);
  const past = '127.0.0.68';
  for (let time = 0; time < 21; time += 1)
    await refresh({ from: past, port: direct, headers: { 'x-forwarded-for': `198.51.100.${time}` } });
  assert.equal((await refresh({ from: past, port: direct })).status, 429);
  assert.equal((await refresh({ from: '127.0.0.69', port: direct, headers: { 'x-forwarded-for': past } })).status, 401);
});

test('a key bound to addresses works from them through the proxy, and from no other', async () => {
  const portal = await newPortal();
  const key = await portal.key('warehouses.read');
  await owner.query('update api_keys set allowed_cidrs = $2::cidr[] where tenant_id = $1', [
    portal.tenantId,
    [`${colleague}/32`],
  ]);
  const list = (from: string, forged?: string) =>
    ask('GET', '/api/v1/warehouses', {
      from,
      headers: { 'x-api-key': key, ...(forged && { 'x-forwarded-for': forged }) },
    });
  assert.equal((await list(colleague)).status, 200);
  assert.equal((await list(colleague, stranger)).status, 200);
  assert.equal((await list(stranger)).json.code, 'ip_not_allowed');
  assert.equal((await list(stranger, colleague)).json.code, 'ip_not_allowed');
});

test('sessions and the audit trail record the client, whatever else stands in the header', async () => {
  const form = await registered({ confirmed: true });
  const signIn = (headers?: Record<string, string>, port = proxied) =>
    ask('POST', '/api/v1/auth/login', {
      from: colleague,
      port,
      body: { email: form.email, password: goodPassword },
      ...(headers && { headers }),
    });
  for (const forged of [undefined, '9.9.9.9', 'unknown', `'; drop table users; --`, '9.9.9.9:443, fe80::1%eth0'])
    assert.equal((await signIn(forged ? { 'x-forwarded-for': forged } : undefined)).status, 200, forged);
  assert.equal((await signIn({ 'x-forwarded-for': '9.9.9.9' }, direct)).status, 200);
  const { rows: sessions } = await owner.query('select distinct host(ip) as ip from sessions where tenant_id = $1', [
    form.tenantId,
  ]);
  assert.deepEqual(sessions, [{ ip: colleague }]);
  const { rows: facts } = await owner.query(
    `select distinct host(ip) as ip from audit_events where tenant_id = $1 and event = 'account.signed_in'`,
    [form.tenantId],
  );
  assert.deepEqual(facts, [{ ip: colleague }]);
});

test('a proxy that sends nonsense alone is taken for the client itself, and nothing fails', async () => {
  const { status } = await ask('POST', '/api/v1/auth/login', {
    from: '127.0.0.1',
    port: direct,
    body: { email: 'nobody@romashka.ru', password: goodPassword },
    headers: { 'x-forwarded-for': 'unknown' },
  });
  assert.equal(status, 401);
});

test('what a proxy says of host and scheme counts for nothing: letters lead to PUBLIC_URL', async () => {
  const form = await registered();
  await owner.query(`update one_time_links set created_at = later(created_at, -61) where tenant_id = $1`, [
    form.tenantId,
  ]);
  const asked = await ask('POST', '/api/v1/auth/email-verification/resend', {
    from: colleague,
    body: { email: form.email },
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' },
  });
  assert.equal(asked.status, 202);
  const letter = (await lettersTo(form.email)).at(-1);
  assert.match(letter?.text ?? '', /http:\/\/127\.0\.0\.1:3000\/verify\//);
  assert.doesNotMatch(letter?.text ?? '', /evil/);
});
