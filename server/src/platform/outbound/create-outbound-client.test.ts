import assert from 'node:assert/strict';
import { createServer as createPlainServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { startZoo, type Zoo } from '../../../../tools/sim/webhook-receiver/start-zoo.ts';
import { LIMITS, POLICY, requestTo, short } from '../../../test/outbound.ts';
import { until } from '../../../test/webhooks.ts';
import { createOutboundClient, type OutboundClient } from './create-outbound-client.ts';
import type { Outcome } from './outcome.ts';

/** What waits for ever is cut by the one limit it is meant for. */
const CUT_BY: Readonly<Record<string, Partial<typeof LIMITS>>> = {
  hang: { headersMs: 300 },
  'drip-headers': { headersMs: 300 },
  'after-800': { headersMs: 300 },
  'drip-body': { bodyMs: 200 },
  'drip-error-body': { bodyMs: 200 },
  'tls-mute': { connectMs: 300 },
};

let zoo: Zoo;
let client: OutboundClient;

before(async () => {
  zoo = await startZoo();
  client = createOutboundClient({ policy: POLICY, limits: LIMITS, ca: zoo.ca });
});

after(async () => {
  client.close();
  await zoo.close();
});

const clientFor = (behaviour: string): OutboundClient =>
  createOutboundClient({ policy: POLICY, limits: { ...LIMITS, ...CUT_BY[behaviour] }, ca: zoo.ca });

function post(url: string, with_: OutboundClient = client): Promise<Outcome> {
  return with_.send(requestTo(url));
}

const CASES: Readonly<Record<string, string>> = {
  200: '200',
  202: '202',
  404: '404',
  408: '408',
  410: '410',
  429: '429',
  500: '500',
  503: '503',
  'redirect-301': '301',
  'redirect-302': '302',
  'redirect-303': '303',
  'redirect-307': '307',
  'redirect-308': '308',
  'redirect-loopback': '302',
  'redirect-file': '302',
  'redirect-self': '302',
  '429-five': '429',
  '503-garbage': '503',
  'says-disable': '500',
  hang: 'timeout',
  'drip-headers': 'timeout',
  'drip-body': '200+',
  'drip-error-body': '500+',
  'endless-body': '200+',
  'endless-chunks': '200+',
  'endless-header': 'body_error',
  'endless-headers': 'body_error',
  'endless-status': 'body_error',
  'hundred-thousand-headers': 'body_error',
  'gzip-bomb': '200',
  'informational-flood': 'body_error',
  'informational-few': '200',
  'continue-unasked': 'body_error',
  'switching-protocols': 'body_error',
  'not-http': 'body_error',
  'http-0.9': 'body_error',
  'bad-status': 'body_error',
  'bad-header': 'body_error',
  'two-lengths': 'body_error',
  'http-1.0': '200',
  '204-with-body': '204',
  'two-answers': '200',
  'short-body': '200+',
  'bad-chunk': '200+',
  'nul-body': '200',
  'close-after-answer': '200',
  'close-without-answer': 'reset',
  'reset-on-accept': 'reset',
  'reset-on-first-bytes': 'reset',
  'reset-after-request': 'reset',
  'reset-in-status': 'reset',
  'reset-after-status': 'reset',
  'reset-in-headers': 'reset',
  'reset-after-headers': '200+',
  'reset-in-body': '200+',
  'after-450': '200',
  'after-800': 'timeout',
  'tls-good': '200',
  'tls-expired': 'tls',
  'tls-wrong-host': 'tls',
  'tls-self-signed': 'tls',
  'tls-1.0': 'tls',
  'tls-mute': 'tls',
  'tls-none': 'tls',
};

test('every receiver of the zoo comes to its outcome', { concurrency: 8 }, async (t) => {
  await Promise.all(
    Object.entries(CASES).map(([behaviour, expected]) =>
      t.test(`${behaviour} is ${expected}`, async () => {
        const own = clientFor(behaviour);
        const outcome = await post(zoo.url(behaviour), own);
        own.close();
        assert.equal(short(outcome), expected, JSON.stringify(outcome).slice(0, 500));
      }),
    ),
  );
});

test('a redirect is never followed', () => {
  assert.equal(zoo.hits('redirected'), 0);
  assert.equal(zoo.hits('redirect-self'), 1);
});

test('a receiver that pours out ten gigabytes gets rid of no more than socket buffers hold', async () => {
  for (const behaviour of ['endless-body', 'endless-chunks', 'endless-header', 'informational-flood'])
    assert.ok(
      zoo.sent(behaviour) > 10_000 && zoo.sent(behaviour) < 8_000_000,
      `${behaviour} sent ${zoo.sent(behaviour)}`,
    );
});

test('an answer is kept within bounds and can be stored as text', async () => {
  const long = await post(zoo.url('endless-body'));
  assert.ok(long.kind === 'answer' && long.body.length === 16_384 && long.truncated);
  const strange = await post(zoo.url('nul-body'));
  assert.ok(strange.kind === 'answer' && strange.body === '\ufffd\ufffd\ufffdA', JSON.stringify(strange));
  const bomb = await post(zoo.url('gzip-bomb'));
  assert.ok(bomb.kind === 'answer' && Buffer.byteLength(bomb.body) <= 16_384);
});

test('500 hostile receivers at once cost little memory', async () => {
  const before = process.memoryUsage().rss;
  const hostile = ['endless-body', 'endless-headers', 'informational-flood', 'gzip-bomb', 'hang'];
  const impatient = clientFor('hang');
  await Promise.all(Array.from({ length: 500 }, (_, index) => post(zoo.url(hostile[index % 5] ?? ''), impatient)));
  impatient.close();
  assert.ok(process.memoryUsage().rss - before < 200e6, `${(process.memoryUsage().rss - before) / 1e6} MB`);
});

test('a kept connection serves the next call and has no connecting times', async () => {
  const own = createOutboundClient({ policy: POLICY, limits: LIMITS });
  const first = await post(zoo.url('200'), own);
  const second = await post(zoo.url('201'), own);
  own.close();
  assert.ok(first.kind === 'answer' && first.timings.connectMs !== null && first.timings.dnsMs === null);
  assert.ok(second.kind === 'answer' && second.timings.connectMs === null && second.timings.ttfbMs !== null);
  assert.equal(second.remoteIp, '127.0.0.1');
});

test('a kept connection that died meanwhile is replaced when the call may be repeated, and not used when not', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    let requests = 0;
    socket.on('error', () => {});
    socket.on('data', () => {
      requests++;
      if (requests === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
      else socket.resetAndDestroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const own = createOutboundClient({ policy: POLICY, limits: LIMITS });
  assert.equal(short(await post(url, own)), '200');
  assert.equal(short(await post(url, own)), '200');
  assert.equal(connections, 2);
  assert.equal(short(await own.send({ method: 'POST', url, body: 'x', repeatable: false })), '200');
  assert.equal(connections, 3);
  own.close();
  server.close();
});

test('idle connections are given up', async () => {
  const own = createOutboundClient({ policy: POLICY, limits: LIMITS, keep: { keepMs: 1_000, perOrigin: 2 } });
  await Promise.all(Array.from({ length: 6 }, () => post(zoo.url('200'), own)));
  assert.equal(own.idleConnections(), 2);
  await until('the idle connections are given up', () => own.idleConnections() === 0);
  own.close();
});

test('nobody listening is a failure to connect', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  assert.equal(short(await post(`http://127.0.0.1:${port}/`)), 'connect');
});

test('the caller cannot set Host or the framing of the message', async () => {
  const seen = await new Promise<IncomingMessage>((done) => {
    const server = createPlainServer((request, answer) => {
      answer.end();
      server.close();
      done(request);
    }).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const headers = {
        Host: 'internal',
        'Content-Length': '1',
        'Transfer-Encoding': 'chunked',
        Connection: 'close',
        'X-Env': 'prod',
      };
      void client.send({ method: 'POST', url: `http://127.0.0.1:${port}/a?b=1`, headers, body: 'длинный' });
    });
  });
  assert.match(seen.headers.host ?? '', /^127\.0\.0\.1:/);
  assert.equal(seen.headers['content-length'], '14');
  assert.equal(seen.headers['x-env'], 'prod');
  assert.equal(seen.url, '/a?b=1');
  await assert.rejects(
    client.send({ method: 'POST', url: zoo.url('200'), headers: { 'X-A': 'b\r\nX-C: d' }, body: '' }),
  );
});
