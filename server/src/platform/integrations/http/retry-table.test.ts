import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  answers,
  type Behaviour,
  breaksOff,
  hangs,
  resets,
  startProvider,
} from '../../../../test/misbehaving-provider.ts';
import { LIMITS, POLICY } from '../../../../test/outbound.ts';
import { type CallClass, ProviderError, type ProviderErrorKind } from '../../../kernel/integrations/provider.ts';
import { createOutboundClient } from '../../outbound/create-outbound-client.ts';
import { createCallJournal } from './create-call-journal.ts';
import { createProviderHttp } from './create-provider-http.ts';
import { backoff } from './retry-policy.ts';

const repeatable = ['read', 'idempotent-write', 'keyed-write'] as const;
const all = [...repeatable, 'unsafe-write'] as const;

/** The way out with a clock that only notes how long it would have waited. */
function wayOut(baseUrl: string, { repeats = 5, longestPauseMs = 300_000, tokens = ['token'] } = {}) {
  const waited: number[] = [];
  const rested: number[] = [];
  const journal = createCallJournal([], null);
  const client = createOutboundClient({ policy: POLICY, limits: { ...LIMITS, headersMs: 150, bodyBytes: 1_000 } });
  const http = createProviderHttp({
    client,
    journal,
    baseUrl,
    repeats,
    longestPauseMs,
    admit: async () => {},
    turn: (work) => work(),
    rest: async (ms) => void rested.push(ms),
    pause: async (ms) => void waited.push(ms),
    accessToken: async (refused) => tokens[tokens.indexOf(refused ?? '') + 1] as string,
  });
  const ask = (kind: CallClass, more: { authorized?: true } = {}) =>
    http
      .request({
        class: kind,
        method: kind === 'read' ? 'GET' : 'POST',
        path: '/things',
        headers: { 'idempotency-key': 'k-1' },
        body: kind === 'read' ? null : '{"сумма":"10.50"}',
        operation: 'things.do',
        ...more,
      })
      .then((answer) => (answer.json(), 'ok' as const))
      .catch((error: unknown) => {
        if (error instanceof ProviderError) return error.kind;
        throw error;
      });
  after(client.close);
  return { ask, waited, rested, journal };
}

interface Row {
  name: string;
  replies: readonly Behaviour[];
  /** For each class: how often it is sent, and how it ends. */
  safe: readonly [sent: number, ends: ProviderErrorKind | 'ok'];
  unsafe: readonly [sent: number, ends: ProviderErrorKind | 'ok'];
}

const well = answers(200, '{}');
const passes = (status: number): Row => ({
  name: String(status),
  replies: [answers(status)],
  safe: [6, 'unavailable'],
  unsafe: [1, 'unknown_outcome'],
});
const stays = (status: number, kind: ProviderErrorKind): Row => ({
  name: String(status),
  replies: [answers(status)],
  safe: [1, kind],
  unsafe: [1, kind],
});

/** connectors.md §8.2, row by row. */
const table: readonly Row[] = [
  { name: '429, then well', replies: [answers(429), well], safe: [2, 'ok'], unsafe: [2, 'ok'] },
  { name: '429 without end', replies: [answers(429)], safe: [6, 'rate_limited'], unsafe: [6, 'rate_limited'] },
  passes(408),
  passes(502),
  passes(503),
  passes(504),
  { name: '500', replies: [answers(500)], safe: [3, 'unavailable'], unsafe: [1, 'unknown_outcome'] },
  { name: '500, then well', replies: [answers(500), well], safe: [2, 'ok'], unsafe: [1, 'unknown_outcome'] },
  { name: 'reset after it was sent', replies: [resets], safe: [6, 'unavailable'], unsafe: [1, 'unknown_outcome'] },
  { name: 'no answer in time', replies: [hangs, well], safe: [2, 'ok'], unsafe: [1, 'unknown_outcome'] },
  { name: 'an answer that breaks off', replies: [breaksOff, well], safe: [2, 'ok'], unsafe: [1, 'unknown_outcome'] },
  stays(400, 'validation'),
  stays(401, 'auth'),
  stays(402, 'payment_required'),
  stays(403, 'forbidden'),
  stays(404, 'not_found'),
  stays(409, 'conflict'),
  stays(422, 'validation'),
  stays(302, 'contract_violation'),
  {
    name: '2xx that is not what it promises',
    replies: [answers(200, '<html>')],
    safe: [1, 'contract_violation'],
    unsafe: [1, 'unknown_outcome'],
  },
  {
    name: '2xx that is longer than is taken',
    replies: [answers(200, `"${'я'.repeat(1_000)}"`)],
    safe: [1, 'contract_violation'],
    unsafe: [1, 'unknown_outcome'],
  },
];

for (const { name, replies, safe, unsafe } of table)
  for (const kind of all)
    test(`${name}: ${kind}`, async () => {
      const provider = await startProvider(...replies);
      const way = wayOut(provider.url);
      const [sent, ends] = kind === 'unsafe-write' ? unsafe : safe;
      assert.equal(await way.ask(kind), ends);
      assert.equal(provider.received.length, sent);
      assert.equal(way.journal.lines.length, sent);
    });

for (const kind of all)
  test(`a connection that is refused: ${kind} is tried again, for nothing was sent`, async () => {
    const provider = await startProvider(well);
    await provider.close();
    const way = wayOut(provider.url);
    assert.equal(await way.ask(kind), 'unavailable');
    assert.equal(way.journal.lines.length, 6);
    assert.deepEqual(provider.received, []);
  });

test('a keyed write comes again with the same key and the same bytes', async () => {
  const provider = await startProvider(resets, answers(503), well);
  const way = wayOut(provider.url);
  assert.equal(await way.ask('keyed-write'), 'ok');
  const seen = new Set(provider.received.map(({ body, headers }) => `${String(headers['idempotency-key'])} ${body}`));
  assert.equal(provider.received.length, 3);
  assert.deepEqual([...seen], ['k-1 {"сумма":"10.50"}']);
});

test('an unsafe write goes over a connection of its own: a kept one that died would make it come twice', async () => {
  const provider = await startProvider(well, resets);
  const way = wayOut(provider.url);
  assert.equal(await way.ask('read'), 'ok');
  assert.equal(await way.ask('unsafe-write'), 'unknown_outcome');
  assert.equal(provider.received.filter(({ method }) => method === 'POST').length, 1);
});

for (const kind of all)
  test(`401: the token is renewed once and the call repeated once: ${kind}`, async () => {
    const provider = await startProvider(answers(401), well);
    const way = wayOut(provider.url, { tokens: ['old', 'new', 'newer'] });
    assert.equal(await way.ask(kind, { authorized: true }), 'ok');
    assert.deepEqual(
      provider.received.map(({ headers }) => headers.authorization),
      ['Bearer old', 'Bearer new'],
    );
  });

test('401 again with the renewed token ends the call', async () => {
  const provider = await startProvider(answers(401));
  const way = wayOut(provider.url, { tokens: ['old', 'new', 'newer'] });
  assert.equal(await way.ask('read', { authorized: true }), 'auth');
  assert.equal(provider.received.length, 2);
});

test('waits grow from one second to five minutes, each any part of its step', async () => {
  const provider = await startProvider(answers(503));
  const steps: number[][] = backoff.map(() => []);
  for (let run = 0; run < 20; run += 1) {
    const way = wayOut(provider.url);
    await way.ask('read');
    assert.equal(way.waited.length, 5);
    for (const [at, ms] of way.waited.entries()) steps[at]?.push(ms);
  }
  for (const [at, waits] of steps.entries()) {
    const most = backoff[at] as number;
    assert.ok(waits.every((ms) => ms >= 0 && ms <= most));
    assert.ok(Math.max(...waits) - Math.min(...waits) > most / 4, 'jitter is full');
  }
});

for (const status of [429, 503])
  test(`what the provider asks for wins over our own waits, and everyone rests: ${status}`, async () => {
    const provider = await startProvider(answers(status, '', { 'retry-after': '7' }), well);
    const way = wayOut(provider.url);
    assert.equal(await way.ask('read'), 'ok');
    assert.deepEqual(way.waited, [7_000]);
    assert.deepEqual(way.rested, [7_000]);
  });

test('a wait that nobody has the time for ends the call at once', async () => {
  const provider = await startProvider(answers(429, '', { 'retry-after': '60' }));
  const way = wayOut(provider.url, { repeats: 1, longestPauseMs: 2_000 });
  assert.equal(await way.ask('read'), 'rate_limited');
  assert.equal(provider.received.length, 1);
  assert.deepEqual(way.waited, []);
});

test('while a person waits there is one repeat', async () => {
  const provider = await startProvider(answers(503));
  const way = wayOut(provider.url, { repeats: 1, longestPauseMs: 2_000 });
  assert.equal(await way.ask('read'), 'unavailable');
  assert.equal(provider.received.length, 2);
});

test('every attempt stands in the journal, with its number, its status and what it was', async () => {
  const provider = await startProvider(answers(503), well);
  const way = wayOut(provider.url);
  await way.ask('keyed-write');
  const told = way.journal.lines.map(({ event, attempt, httpStatus, status }) => ({
    event,
    attempt,
    httpStatus,
    status,
  }));
  assert.deepEqual(told, [
    { event: 'things.do', attempt: 1, httpStatus: 503, status: 'failed' },
    { event: 'things.do', attempt: 2, httpStatus: 200, status: 'ok' },
  ]);
});

test('an unsafe write whose outcome nobody knows is in doubt in the journal', async () => {
  const provider = await startProvider(resets);
  const way = wayOut(provider.url);
  await way.ask('unsafe-write');
  assert.equal(way.journal.lines[0]?.status, 'in_doubt');
});
