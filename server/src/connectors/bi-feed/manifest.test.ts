import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { manifest } from './manifest.ts';

const scopes = (manifest.instruction[0]?.en.match(/`[\w.]+`/g) ?? []).map((one) => one.slice(1, -1));

test('BI feed: the scopes of the instruction read everything that its table promises, and write nothing', async () => {
  const { portal } = await door('bi-feed');
  assert.ok(scopes.length > 4 && scopes.every((scope) => scope.endsWith('.read')), scopes.join());
  const key = await portal.key(...scopes);
  for (const address of ['purchase-requisitions', 'invoices', 'counterparties', 'catalog', 'warehouses'])
    assert.equal((await request('GET', `/api/v1/${address}`, { key })).status, 200, address);
  const written = await request('POST', '/api/v1/warehouses', { key, body: { name: 'Склад отчёта' } });
  assert.deepEqual([written.status, written.json.code], [403, 'insufficient_scope']);
});

test('BI feed: every row of its table only reads', () => {
  assert.deepEqual([...new Set(manifest.dataTransfer.map(({ access }) => access))], ['read']);
});

test('BI feed: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf } = await door('bi-feed');
  assert.deepEqual(await faultsOf({ period: 'month' }), ['/settings/period unknown_field']);
});

test('BI feed: a company looks for it by its category and by the data it gives', async () => {
  const { isFoundBy } = await door('bi-feed');
  assert.ok(await isFoundBy('category=bi_analytics&dataTag=invoices'));
  assert.ok(!(await isFoundBy('connectionType=webhook')));
});

test('BI feed: from the latest `updatedAt` on only what has changed since is read', async () => {
  const { portal } = await door('bi-feed');
  const key = await portal.key('warehouses.read', 'warehouses.write');
  const made = await request('POST', '/api/v1/warehouses', { key, body: { name: 'Центральный' } });
  const since = async (from: string) =>
    (await request('GET', `/api/v1/warehouses?updatedAt[gt]=${from}`, { key })).json.items.length;
  assert.deepEqual([await since('2026-01-01T00:00:00Z'), await since(made.json.updatedAt)], [1, 0]);
});
