import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal } from '../../../../test/harness.ts';
import { letterConnector } from '../../../../test/letter-office.ts';
import { openWay } from '../../../../test/open-way.ts';
import { serveConnectors } from '../../../../test/serve-connectors.ts';

const way = await openWay();

const sync = (ask: typeof way.kit.ask, id: string, token: string) =>
  ask('POST', `${way.base}/installations/${id}/sync`, { token, body: {} });

test('sync_in_progress: a run under way is named, and no second one begun', async () => {
  const { id, token, portal } = await way.working();
  await way.kit.drain(portal);
  const first = await sync(way.kit.ask, id, token);
  assert.equal(first.status, 202);
  const second = await sync(way.kit.ask, id, token);
  assert.equal(second.status, 409);
  assert.deepEqual([second.json.rule, second.json.runId], ['sync_in_progress', first.json.runId]);
  await way.kit.drain(portal);
  assert.equal((await way.look({ id, token })).lastSyncStatus, 'ok');
  assert.equal((await sync(way.kit.ask, id, token)).status, 202);
});

test('sync_not_supported: what has no streams is not synchronized', async () => {
  const kit = await serveConnectors([letterConnector('letters', { searches: false })]);
  const { id, token } = await kit.install(await newPortal(), 'letters', { url: 'http://127.0.0.1:9' });
  const { status, json } = await sync(kit.ask, id, token);
  assert.deepEqual([status, json.rule], [422, 'sync_not_supported']);
});
