import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startZoo, type Zoo } from '../../../../tools/sim/webhook-receiver/start-zoo.ts';
import { LIMITS, POLICY, requestTo, short } from '../../../test/outbound.ts';
import { createOutboundClient, type OutboundClient } from './create-outbound-client.ts';
import type { Outcome } from './outcome.ts';

let zoo: Zoo;

before(async () => {
  zoo = await startZoo();
});

after(() => zoo.close());

const post = (url: string, client: OutboundClient): Promise<Outcome> => client.send(requestTo(url));

test('the name stays in Host and SNI while the vetted address is dialled', async () => {
  const asked: string[] = [];
  const resolve = async (name: string): Promise<string[]> => {
    asked.push(name);
    return ['127.0.0.1'];
  };
  const own = createOutboundClient({ policy: POLICY, limits: LIMITS, resolve, ca: zoo.ca });
  const { port } = new URL(zoo.url('tls-good'));
  const good = await post(`https://receiver.example.com:${port}/tls-good`, own);
  assert.equal(short(good), '200');
  assert.ok(good.timings.dnsMs !== null && good.timings.tlsMs !== null && good.remoteIp === '127.0.0.1');
  assert.equal(short(await post(`https://another.example.com:${port}/tls-good`, own)), 'tls');
  assert.deepEqual(asked, ['receiver.example.com', 'another.example.com']);
  own.close();
});

test('a name is refused when any of its answers is not public, and fails closed when there is none', async () => {
  const answers: Readonly<Record<string, () => Promise<readonly string[]>>> = {
    'mixed.example.com': async () => ['8.8.8.8', '10.0.0.1'],
    'six.example.com': async () => ['8.8.8.8', '::1'],
    'mapped.example.com': async () => ['::ffff:10.0.0.1'],
    'nat64.example.com': async () => ['64:ff9b::7f00:1'],
    'thousand.example.com': async () => [
      ...Array.from({ length: 999 }, (_, index) => `8.8.${index >> 8}.${index & 255}`),
      '192.168.0.1',
    ],
    'garbage.example.com': async () => ['not-an-address'],
    'nothing.example.com': async () => [],
    'nxdomain.example.com': async () => Promise.reject(new Error('ENOTFOUND')),
    'slow.example.com': () => new Promise(() => {}),
  };
  const resolve = (name: string) => answers[name]?.() ?? Promise.reject(new Error('unknown'));
  const own = createOutboundClient({ policy: { allow: [] }, limits: { ...LIMITS, dnsMs: 200 }, resolve });
  for (const name of Object.keys(answers)) {
    const expected = ['nothing', 'nxdomain', 'slow'].includes(name.split('.')[0] ?? '') ? 'dns' : 'blocked_target';
    assert.equal(short(await post(`https://${name}:8443/`, own)), expected, name);
  }
  own.close();
});

test('a name that turns private between two calls is refused at the second', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1']];
  const own = createOutboundClient({
    policy: POLICY,
    limits: LIMITS,
    ca: zoo.ca,
    keep: { maxAgeMs: 0 },
    resolve: async () => answers.shift() ?? [],
  });
  const url = `https://receiver.example.com:${new URL(zoo.url('tls-good')).port}/tls-good`;
  assert.deepEqual(
    [short(await post(url, own)), short(await post(url, own)), short(await post(url, own))],
    ['200', 'blocked_target', '200'],
  );
  own.close();
});

test('literal addresses, for which no lookup is ever called, are refused as well', async () => {
  const hitsBefore = zoo.hits();
  const own = createOutboundClient({ policy: { allow: [] }, limits: LIMITS });
  const port = new URL(zoo.url('200')).port;
  for (const host of ['127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '[::1]', 'localhost', '127.0.0.1.'])
    for (const scheme of ['http', 'https'])
      assert.equal(short(await post(`${scheme}://${host}:${port}/200`, own)), 'blocked_target');
  assert.equal(zoo.hits(), hitsBefore);
  own.close();
});
