import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { Sabotage } from '../../../../../../tools/sim/publisher/start-publisher.ts';
import { request } from '../../../../../test/harness.ts';
import { manifestAt, newPublisher, publications } from '../../../../../test/publishing.ts';

type Report = { ok: boolean; checks: Array<{ id: string; result: string; detail: string | null }> };

const failedOf = ({ checks }: Report) => checks.filter(({ result }) => result === 'failed').map(({ id }) => id);

test('a careful publisher passes every check, and each is told', async (t) => {
  const { act, server } = await newPublisher(t);
  const { status, json } = await act('check');
  assert.equal(status, 200);
  assert.deepEqual(
    json.checks.map(({ id, result }: { id: string; result: string }) => [id, result]),
    [
      ['settings', 'ok'],
      ['access', 'ok'],
      ['mappings', 'ok'],
      ['addresses', 'warning'],
      ['ownership', 'ok'],
      ['ping', 'ok'],
      ['replay', 'ok'],
      ['wrong_signature', 'ok'],
      ['no_signature', 'ok'],
      ['changed_body', 'ok'],
      ['stale', 'ok'],
    ],
  );
  assert.equal(json.ok, true);
  assert.deepEqual(
    server.journal.map(({ verdict }) => verdict),
    ['right', 'replayed', 'forged', 'unsigned', 'forged', 'stale'],
  );
});

const careless: ReadonlyArray<readonly [Sabotage, string[]]> = [
  ['takes_wrong_signatures', ['wrong_signature', 'changed_body']],
  ['takes_unsigned_calls', ['no_signature']],
  ['takes_replays', ['replay']],
  ['takes_old_calls', ['stale']],
  ['huge', ['ping']],
  ['redirects', ['ping']],
  ['broken', ['ping']],
  ['answers_nonsense', ['ping']],
  ['no_proof', ['ownership']],
];

for (const [sabotage, failed] of careless)
  test(`a publisher who ${sabotage.replaceAll('_', ' ')} is found out`, async (t) => {
    const { act } = await newPublisher(t, { sabotage });
    const { json } = await act('check');
    assert.deepEqual([json.ok, failedOf(json)], [false, failed], JSON.stringify(json));
    const submitted = await act('submit');
    assert.deepEqual([submitted.status, submitted.json.rule], [422, 'publication_not_checked']);
  });

test('a publisher who never answers is given up within seconds', async (t) => {
  const { act } = await newPublisher(t, { sabotage: 'slow' });
  const began = performance.now();
  const { json } = await act('check');
  assert.deepEqual(failedOf(json), ['ping']);
  assert.ok(performance.now() - began < 10_000);
});

test('a redirect leads nowhere: what it points at is never called', async (t) => {
  let hits = 0;
  const canary = createServer((_, reply) => {
    hits += 1;
    reply.end();
  }).listen(0, '127.0.0.1');
  t.after(() => canary.close());
  const { act, server } = await newPublisher(t);
  server.become('redirects', `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`);
  assert.deepEqual(failedOf((await act('check')).json), ['ping']);
  assert.equal(hits, 0);
});

test('addresses of inner networks are not dialled, and the answer does not tell where they lead', async (t) => {
  const { act, change, server } = await newPublisher(t);
  for (const url of [
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'http://example.com/x',
    'https://intranet/x',
  ]) {
    await change({ lifecycleUrl: url, deliveryUrl: null, events: [] });
    const { json } = await act('check');
    assert.deepEqual([json.ok, failedOf(json)], [false, ['addresses']], url);
  }
  assert.deepEqual(server.journal, []);
});

test('scopes, events and the data-transfer table have to say the same', async (t) => {
  const { act, change } = await newPublisher(t);
  const table = (manifestAt('').dataTransfer as object[])[0];
  const told = async (changes: object) => {
    await change(changes);
    const { checks } = (await act('check')).json as Report;
    return checks.find(({ id }) => id === 'access')?.detail ?? '';
  };
  assert.match(await told({ scopes: ['catalog.read', 'finance.read'] }), /scopes\/1 .*finance\.read/);
  assert.match(await told({ scopes: ['catalog.read', 'catalog.write'] }), /catalog\.write/);
  assert.match(await told({ dataTransfer: [{ ...table, access: 'read_write' }] }), /dataTransfer\/0 .*catalog\.write/);
  assert.match(await told({ scopes: ['catalog.read', 'settings.write'] }), /scopes\/1/);
  assert.match(await told({ dataTransfer: [table, table] }), /dataTransfer\/1/);
  assert.match(await told({ events: ['integration_api.counterparty.created'] }), /events\/0 .*counterparties\.read/);
  assert.match(await told({ events: ['no.such'] }), /events\/0/);
  assert.match(await told({ deliveryUrl: null }), /deliveryUrl/);
  assert.equal(await told({}), '');
});

test('mappings have to work, and write only where the version asks to', async (t) => {
  const { act, change } = await newPublisher(t);
  const told = async (mapping: object) => {
    await change({ mappings: [mapping] });
    const { checks } = (await act('check')).json as Report;
    return checks.find(({ id }) => id === 'mappings')?.detail ?? '';
  };
  const upsert = { event: 'x', operation: 'catalog_item.upsert', externalSource: 'x', externalIdPath: '$.id' };
  assert.match(await told(upsert), /mappings\/0 .*catalog\.write/);
  assert.match(await told({ ...upsert, externalIdPath: '$..id' }), /mappings\/0\/externalIdPath/);
  assert.match(await told({ event: 'x', operation: 'everything.delete' }), /mappings\/0\/operation/);
  assert.match(await told({ event: 'x' }), /mappings\/0\/operation/);
  assert.match(await told({ event: 'x', operation: 'event.record', allowBankDetails: true }), /allowBankDetails/);
  assert.equal(await told({ event: 'x', operation: 'event.record', source: { name: '$.name' } }), '');
});

test('a draft that changed has to be checked again', async (t) => {
  const { act, change } = await newPublisher(t);
  assert.equal((await act('check')).json.ok, true);
  const changed = await change({ dataTags: ['suppliers'] });
  assert.equal(changed.json.checks, null);
  assert.equal((await act('submit')).json.rule, 'publication_not_checked');
});

test('a file of another publication proves nothing', async (t) => {
  const [mine, other] = [await newPublisher(t), await newPublisher(t)];
  const proof = await request('POST', `${publications}/${other.id}/proof`, { token: other.token });
  const own = await request('POST', `${publications}/${mine.id}/proof`, { token: mine.token });
  mine.server.trust({ secret: own.json.secret, proofLine: proof.json.proofLine });
  assert.deepEqual(failedOf((await mine.act('check')).json), ['ownership']);
});
