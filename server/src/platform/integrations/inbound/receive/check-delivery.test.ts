import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signService } from '../../../webhooks/sending/sign.ts';
import { type Check, checkDelivery, checks } from './check-delivery.ts';
import type { Delivery } from './delivery.ts';
import type { OpenEndpoint } from './open-endpoint.ts';

interface Came {
  delivery: Delivery;
  endpoint: OpenEndpoint;
}

const secret = 'whsec_test';

/** A webhook with these faults, signed rightly as far as they allow. */
function came(faults: ReadonlyArray<(one: Came) => void>): Came {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const delivery = {
    token: 'A'.repeat(43),
    timestamp,
    event: 'probe',
    contentType: 'application/json',
    body: Buffer.from('{}'),
  };
  const one: Came = { delivery, endpoint: { replaced: false, secret, works: true } };
  for (const fault of [...faults].reverse()) fault(one);
  const { signature = signService(secret, one.delivery.timestamp ?? '', one.delivery.body) } = one.delivery;
  return { ...one, delivery: { ...one.delivery, signature } };
}

const rows: ReadonlyArray<readonly [code: string, fault: (one: Came) => void]> = [
  ['webhook_endpoint_replaced', ({ endpoint }) => void (endpoint.replaced = true)],
  ['signature_missing', ({ delivery }) => void (delivery.signature = '')],
  ['timestamp_invalid', ({ delivery }) => void (delivery.timestamp = 'now')],
  ['timestamp_stale', ({ delivery }) => void (delivery.timestamp = '1700000000')],
  ['signature_invalid', ({ delivery }) => void (delivery.signature = `sha256=${'0'.repeat(64)}`)],
  ['integration_disabled', ({ endpoint }) => void (endpoint.works = false)],
  ['unsupported_media_type', ({ delivery }) => void (delivery.contentType = 'text/plain')],
  ['invalid_header', ({ delivery }) => void (delivery.event = '')],
  ['malformed_json', ({ delivery }) => void (delivery.body = Buffer.from('[]'))],
];

/** Rows that are answered otherwise than promised, alone or with everything after them wrong too. */
function wrongRows(order: readonly Check[]): string[] {
  return rows.flatMap(([code, fault], at) => {
    const alone = came([fault]);
    const together = came(rows.slice(at).map(([, one]) => one));
    const codes = [alone, together].map((one) => checkDelivery(one.delivery, one.endpoint, order)?.code);
    return codes.every((answered) => answered === code) ? [] : [code];
  });
}

test('each fault is answered by its own code, and of several the first of the promised order wins', () => {
  assert.deepEqual(wrongRows(checks), []);
  const { delivery, endpoint } = came([]);
  assert.equal(checkDelivery(delivery, endpoint), null);
});

test('a check left out would be noticed, whichever it is', () => {
  for (const at of checks.keys()) assert.notDeepEqual(wrongRows(checks.toSpliced(at, 1)), [], rows[at]?.[0]);
});

test('two checks that changed places would be noticed, whichever they are', () => {
  for (let at = 0; at + 1 < checks.length; at += 1) {
    const swapped = checks.toSpliced(at, 2, checks[at + 1] as Check, checks[at] as Check);
    assert.notDeepEqual(wrongRows(swapped), [], rows[at]?.[0]);
  }
});

test('a comparison that looks at half of a signature would be noticed', () => {
  const right = came([]).delivery.signature as string;
  const half = came([({ delivery }) => void (delivery.signature = `${right.slice(0, 40)}${'0'.repeat(31)}`)]);
  assert.equal(checkDelivery(half.delivery, half.endpoint)?.code, 'signature_invalid');
});
