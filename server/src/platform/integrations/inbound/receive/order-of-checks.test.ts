import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, test } from 'node:test';
import { drainJobs, factsOf, owner, settings, urls } from '../../../../../test/harness.ts';
import {
  headersOf,
  type Inbound,
  newInbound,
  nowSeconds,
  type Pair,
  pairOf,
  pathOf,
  type Sent,
  send,
} from '../../../../../test/inbound.ts';
import { buildWeb } from '../../../../start-server.ts';

interface Row {
  row: string;
  answer: string;
  spoil(sent: Sent): Sent;
}

let inbound: Inbound;
let replaced: Pair;
let disabled: Pair;

before(async () => {
  inbound = await newInbound();
  replaced = inbound.pair;
  inbound.pair = pairOf((await inbound.ask('POST', '/webhook-endpoint/regenerate', {})).json);
  const off = await newInbound();
  await off.ask('POST', '/disable');
  disabled = off.pair;
});

const hour = 3_600;
const shifted = (seconds: number) => String(Number(nowSeconds()) + seconds);

/** Rows 2 to 12 of the promised order, each with its one fault. */
const rows: readonly Row[] = [
  {
    row: '2: more than 256 KiB',
    answer: '413 payload_too_large',
    spoil: (sent) => ({ ...sent, body: `{"a":"${'x'.repeat(256 * 1024)}"}` }),
  },
  {
    row: '3: token unknown',
    answer: '404 webhook_endpoint_not_found',
    spoil: (sent) => ({ ...sent, token: 'A'.repeat(43) }),
  },
  {
    row: '4: token was regenerated',
    answer: '410 webhook_endpoint_replaced',
    spoil: (sent) => ({ ...sent, ...replaced }),
  },
  {
    row: '5: signature header absent',
    answer: '401 signature_missing',
    spoil: (sent) => ({ ...sent, signature: null }),
  },
  { row: '6: timestamp absent', answer: '400 timestamp_invalid', spoil: (sent) => ({ ...sent, timestamp: undefined }) },
  {
    row: '7: timestamp an hour old',
    answer: '401 timestamp_stale',
    spoil: (sent) => ({ ...sent, timestamp: shifted(-hour) }),
  },
  {
    row: '8: HMAC wrong',
    answer: '401 signature_invalid',
    spoil: (sent) => ({ ...sent, signature: `sha256=${'0'.repeat(64)}` }),
  },
  { row: '9: integration disabled', answer: '409 integration_disabled', spoil: (sent) => ({ ...sent, ...disabled }) },
  {
    row: '10: content type not JSON',
    answer: '415 unsupported_media_type',
    spoil: (sent) => ({ ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' } }),
  },
  { row: '11: event absent', answer: '400 invalid_header', spoil: (sent) => ({ ...sent, event: undefined }) },
  { row: '12: body not a JSON object', answer: '400 malformed_json', spoil: (sent) => ({ ...sent, body: '[1]' }) },
];

const whole = (): Sent => ({ ...inbound.pair, event: 'probe', body: '{"a":1}', timestamp: nowSeconds() });
const answerOf = async (sent: Sent) => {
  const { status, json } = await send(sent);
  return `${status} ${json.code ?? json.status}`;
};

for (const { row, answer, spoil } of rows)
  test(`row ${row} is answered ${answer}`, async () => {
    assert.equal(await answerOf(spoil(whole())), answer);
  });

for (const [at, { row, answer }] of rows.entries())
  test(`of several faults the first wins: row ${row} and all after it are answered ${answer}`, async () => {
    const faulty = rows.slice(at).reduceRight((sent, one) => one.spoil(sent), whole());
    assert.equal(await answerOf(faulty), answer);
  });

test('row 1: over the rate of the address nothing else is looked at', async () => {
  const { app, pool } = await buildWeb({ ...settings, rateLimits: true }, urls);
  const token = 'B'.repeat(43);
  const bucket = `inbound-webhook|${createHash('sha256').update(token).digest('base64url')}`;
  await owner.query('select * from take_tokens($1, 50, 200, 200)', [bucket]);
  const faulty = rows.slice(2).reduceRight((sent, one) => one.spoil(sent), whole());
  const sent = { ...faulty, token, body: 'x'.repeat(300 * 1024) };
  const post = () => app.inject({ method: 'POST', url: pathOf(sent), headers: headersOf(sent), payload: sent.body });
  let answer = await post();
  for (let turn = 0; turn < 2_000 && answer.statusCode === 413; turn += 1) answer = await post();
  assert.equal(answer.statusCode, 429);
  assert.deepEqual(answer.json()['violated-policies'], ['inbound-webhook']);
  assert.ok(Number(answer.headers['retry-after']) >= 1);
  await app.close();
  await pool.end();
});

test('rows 13 and 14, golden example «Inbound replay»: the same body, timestamp and signature twice is one change and two lines', async () => {
  const { ask, map, pair, portal, logs } = await newInbound();
  await map({
    event: 'catalog.item.upserted',
    operation: 'catalog_item.upsert',
    source: { name: '$.name' },
    externalSource: '1c',
    externalIdPath: '$.id',
  });
  const sent = {
    ...pair,
    event: 'catalog.item.upserted',
    body: '{"id":"77","name":"Цемент М500"}',
    timestamp: nowSeconds(),
  };
  const [first, second] = [await send(sent), await send(sent)];
  assert.deepEqual([first.status, first.json.status, first.json.duplicate], [202, 'accepted', false]);
  assert.deepEqual([second.status, second.json.status, second.json.duplicate], [202, 'duplicate', true]);
  assert.equal(second.json.receiptId, first.json.receiptId);
  assert.equal(second.json.receivedAt, first.json.receivedAt);

  await drainJobs(portal.tenantId);
  const changes = (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('integration_api.'));
  assert.deepEqual(
    changes.map(({ event }) => event),
    ['integration_api.catalog_item.created'],
  );
  const came = await logs('&direction=INBOUND');
  assert.deepEqual(
    came.map(({ event }: { event: string }) => event),
    ['webhook.accepted', 'webhook.duplicate'],
  );
  const info = (await ask('GET', '/webhook-endpoint')).json;
  assert.equal(info.receivedCount, 1);
  assert.equal(info.lastEventAt, first.json.receivedAt);
});

test('both ends of five minutes are taken, and milliseconds as well as seconds', async () => {
  for (const timestamp of [shifted(-298), shifted(298), `${shifted(0)}000`])
    assert.equal(await answerOf({ ...whole(), timestamp, body: `{"t":"${timestamp}"}` }), '202 accepted', timestamp);
  for (const timestamp of [shifted(-305), shifted(305)])
    assert.equal(await answerOf({ ...whole(), timestamp }), '401 timestamp_stale', timestamp);
  for (const timestamp of ['', '1e9', `${shifted(0)}0`, '-179516733', 'now'])
    assert.equal(await answerOf({ ...whole(), timestamp }), '400 timestamp_invalid', timestamp);
});

test('X-Timestamp is taken where X-Service-Timestamp is absent, and refused where it says otherwise', async () => {
  const at = nowSeconds();
  const signature = headersOf({ ...whole(), timestamp: at, body: '{"x":1}' })['x-service-signature'] as string;
  const other = { ...whole(), timestamp: undefined, signature, body: '{"x":1}' };
  assert.equal(await answerOf({ ...other, headers: { 'x-timestamp': at } }), '202 accepted');
  assert.equal(
    await answerOf({ ...whole(), timestamp: at, headers: { 'x-timestamp': shifted(1) } }),
    '400 timestamp_invalid',
  );
  assert.equal(
    await answerOf({ ...whole(), timestamp: at, body: '{"x":2}', headers: { 'x-timestamp': at } }),
    '202 accepted',
  );
});

test('a signature needs its prefix and 64 hex digits, of either case', async () => {
  const sent = { ...whole(), body: '{"case":"upper"}' };
  const right = headersOf(sent)['x-service-signature'] as string;
  for (const signature of [right.slice(7), right.slice(0, -1), `${right}0`, `SHA256=${right.slice(7)}`, 'sha256='])
    assert.equal(await answerOf({ ...sent, signature }), '401 signature_invalid', signature);
  assert.equal(await answerOf({ ...sent, signature: `sha256=${right.slice(7).toUpperCase()}` }), '202 accepted');
});

test('the bytes that came are what was signed: spaces, order of keys and Cyrillic stay as they are', async () => {
  const { pair, ask } = await newInbound();
  const body = '{ "b" : 1,\r\n"а":"Щебень — 5–20",  "n": 12345678901234567890.10 }';
  const { json } = await send({ ...pair, event: 'probe', body });
  assert.equal(json.status, 'accepted');
  const receipt = (await ask('GET', `/receipts/${json.receiptId}`)).json;
  assert.equal(receipt.body, body);
  assert.equal(receipt.size, Buffer.byteLength(body));
});

test('a body that two readers could understand differently is refused', async () => {
  const bodies = {
    '{"a":1,"a":2}': 'duplicate_json_key',
    [`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`]: 'malformed_json',
    '"text"': 'malformed_json',
    '{"a":1} x': 'malformed_json',
    '': 'malformed_json',
    null: 'malformed_json',
    '{"a":"\\ud800"}': 'invalid_encoding',
  };
  for (const [body, code] of Object.entries(bodies))
    assert.equal(await answerOf({ ...whole(), body }), `400 ${code}`, body);
});

test('a name of an event that is longer than 200 characters is refused', async () => {
  assert.equal(await answerOf({ ...whole(), event: 'e'.repeat(201) }), '400 invalid_header');
});
